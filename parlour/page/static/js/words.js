/** Every word of the page itself, in the language of the user whose chair it is. */

const EN = {
  servers: "Servers", channels: "Channels of {name}", people: "People", private: "Private messages",
  "sit-as": "Sit in as {name}", you: "you", french: "français", manager: "manager", stranger: "stranger",
  unread: "{n} unread", pings: "{n} for you", "open-menu": "Channels", "close-menu": "Close",
  light: "Light colours", dark: "Dark colours", faults: "Faults", help: "Try this",
  "message-in": "Message #{name}", "message-to": "Message {name}", "cannot-write": "You cannot write here.",
  send: "Send", "no-channel": "{name} is in no server here. A private conversation with the bot is all there is.",
  edited: "(edited)", "only-you": "Only you can see this", dismiss: "Dismiss", thinking: "{name} is thinking…",
  used: "{name} used", replied: "Reply to", "gone-reply": "a message that is gone",
  failed: "This interaction failed", "no-response": "The application did not respond", sending: "Sending the command…",
  "is-typing": "{name} is typing…", "are-typing": "{names} are typing…",
  beginning: "This is where #{name} begins.", "beginning-dm": "Your private conversation with {name}.",
  older: "Show older messages", new: "New", newest: "To the newest", app: "APP",
  today: "Today at {time}", yesterday: "Yesterday at {time}",
  enlarge: "Enlarge: {alt}", picture: "Picture without a description", close: "Close", download: "Download {name}",
  "external-picture": "Picture elsewhere", spoiler: "Spoiler: press to show", choose: "Make a choice", done: "Done",
  "chosen-count": "{n} chosen", required: "required", optional: "optional", "optional-left": "+{n} optional",
  "no-command": "No command fits.", "no-match": "Nothing fits.", loading: "Loading…", "completing-failed": "The bot did not answer.",
  "needs-option": "“{name}” is needed.", "bad-value": "Choose one of the values for “{name}”.", yes: "Yes", no: "No",
  command: "Command {name}", "remove-option": "Remove {name}", commands: "Commands", values: "Values",
  submit: "Submit", cancel: "Cancel", "too-short": "At least {n} characters.", "choose-file": "Choose a file",
  reconnecting: "No connection to the parlour. Trying again…", back: "Connected again.",
  "bot-away": "{name} is away. Commands and buttons work again when it is back.",
  archived: "archived", "mention-you": "mentions you", "new-message": "{name}: {text}", "with-picture": "picture: {alt}",
  "fault-drop": "Drop the gateway", "fault-reconnect": "Ask to reconnect", "fault-invalid": "Invalid session",
  "fault-resumable": "Invalid, resumable", "fault-acks": "Withhold heartbeat acks", "fault-lag": "Gateway lag (s)", "fault-set": "Set",
  "fault-rest": "The bot's next requests", "fault-events": "The bot's next events", "fault-gateway": "Gateway", "fault-times": "How many",
  "fault-seconds": "Seconds", "fault-where": "Which requests", "fault-5xx": "Answer 500", "fault-503": "Answer 503", "fault-done": "Do it, then 500",
  "fault-429": "429", "fault-429-via": "429 without Via", "fault-slow": "Answer late", "fault-after": "Do it, answer late",
  "fault-hangup": "Hang up", "fault-duplicate": "Send twice", "fault-late": "Send late", "fault-clear": "Clear all", "fault-none": "Everything is well.",
  "fault-active": "Waiting to happen", "fault-everything": "everything", "try-later": "Got it",
};

const FR = {
  servers: "Serveurs", channels: "Salons de {name}", people: "Les gens", private: "Messages privés",
  "sit-as": "Prendre la place de {name}", you: "vous", french: "français", manager: "gère", stranger: "hors serveur",
  unread: "{n} non lus", pings: "{n} pour vous", "open-menu": "Salons", "close-menu": "Fermer",
  light: "Couleurs claires", dark: "Couleurs sombres", faults: "Pannes", help: "Essayez",
  "message-in": "Écrire dans #{name}", "message-to": "Écrire à {name}", "cannot-write": "Vous ne pouvez pas écrire ici.",
  send: "Envoyer", "no-channel": "{name} n'est dans aucun serveur ici. Il ne reste qu'une conversation privée avec le bot.",
  edited: "(modifié)", "only-you": "Vous seul pouvez voir ceci", dismiss: "Effacer", thinking: "{name} réfléchit…",
  used: "{name} a utilisé", replied: "Réponse à", "gone-reply": "un message disparu",
  failed: "Échec de l'interaction", "no-response": "L'application ne répond pas", sending: "Envoi de la commande…",
  "is-typing": "{name} écrit…", "are-typing": "{names} écrivent…",
  beginning: "Ici commence #{name}.", "beginning-dm": "Votre conversation privée avec {name}.",
  older: "Voir les messages plus anciens", new: "Nouveau", newest: "Aux plus récents", app: "APP",
  today: "Aujourd'hui à {time}", yesterday: "Hier à {time}",
  enlarge: "Agrandir : {alt}", picture: "Image sans description", close: "Fermer", download: "Télécharger {name}",
  "external-picture": "Image ailleurs", spoiler: "Caché : appuyez pour voir", choose: "Faites un choix", done: "Terminé",
  "chosen-count": "{n} choisis", required: "obligatoire", optional: "facultatif", "optional-left": "+{n} facultatifs",
  "no-command": "Aucune commande ne convient.", "no-match": "Rien ne convient.", loading: "Chargement…", "completing-failed": "Le bot n'a pas répondu.",
  "needs-option": "Il faut « {name} ».", "bad-value": "Choisissez une des valeurs de « {name} ».", yes: "Oui", no: "Non",
  command: "Commande {name}", "remove-option": "Enlever {name}", commands: "Commandes", values: "Valeurs",
  submit: "Envoyer", cancel: "Annuler", "too-short": "Au moins {n} caractères.", "choose-file": "Choisir un fichier",
  reconnecting: "Plus de connexion au parloir. Nouvel essai…", back: "De nouveau connecté.",
  "bot-away": "{name} est absent. Commandes et boutons marcheront à son retour.",
  archived: "archivé", "mention-you": "vous mentionne", "new-message": "{name} : {text}", "with-picture": "image : {alt}",
  "fault-drop": "Couper la passerelle", "fault-reconnect": "Demander de se reconnecter", "fault-invalid": "Session invalide",
  "fault-resumable": "Invalide, à reprendre", "fault-acks": "Taire les battements", "fault-lag": "Retard de la passerelle (s)", "fault-set": "Régler",
  "fault-rest": "Prochaines requêtes du bot", "fault-events": "Prochains événements du bot", "fault-gateway": "Passerelle", "fault-times": "Combien",
  "fault-seconds": "Secondes", "fault-where": "Quelles requêtes", "fault-5xx": "Répondre 500", "fault-503": "Répondre 503", "fault-done": "Faire, puis 500",
  "fault-429": "429", "fault-429-via": "429 sans Via", "fault-slow": "Répondre tard", "fault-after": "Faire, répondre tard",
  "fault-hangup": "Raccrocher", "fault-duplicate": "Envoyer deux fois", "fault-late": "Envoyer tard", "fault-clear": "Tout réparer", "fault-none": "Tout va bien.",
  "fault-active": "En attente", "fault-everything": "toutes", "try-later": "Compris",
};

let language = "en";

/**
 * Speak the language of a user from now on.
 * @param {string} locale as Discord writes it: "fr", "en-US"
 */
export function speak(locale) {
  language = locale.toLowerCase().startsWith("fr") ? "fr" : "en";
  document.documentElement.lang = language;
}

/** @returns {"en"|"fr"} */
export function spoken() {
  return language;
}

/**
 * A text in the language spoken now, its places filled in.
 * @param {string} key
 * @param {Object<string, string|number>} [facts]
 * @returns {string}
 */
export function say(key, facts = {}) {
  const words = language === "fr" ? FR : EN;
  return words[key].replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? ""));
}
