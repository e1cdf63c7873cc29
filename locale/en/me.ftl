## Commands, as Discord lists them

cmd-me = me
cmd-me-about = What you choose for yourself, and what is kept about you
cmd-me-settings = settings
cmd-me-settings-about = Your language, colours, reminders and time zone; shows them if you change nothing
cmd-me-language-about = What I speak with you alone
cmd-me-palette = palette
cmd-me-palette-about = The colours of pictures that only you see
cmd-me-reminders = reminders
cmd-me-reminders-about = How you are reminded of a move that waits for you
cmd-me-often = often
cmd-me-often-about = How many reminders you get of one move
cmd-me-quiet = quiet
cmd-me-quiet-about = Hours without reminders, such as 22:00-08:00; or off
cmd-me-zone = zone
cmd-me-zone-about = Your time zone: type a city
cmd-me-digest = digest
cmd-me-digest-about = A daily overview by direct message, such as 18:00; or off
cmd-me-confirm = confirm
cmd-me-confirm-about = Whether steps that reveal something wait for Confirm too
cmd-me-forget = forget
cmd-me-forget-about = Delete your settings, and replace your name in finished games
cmd-me-export = export
cmd-me-export-about = A file with everything that is kept about you

palette-default = the usual colours
palette-colour-blind = for the colour-blind
palette-dark = dark
nudge-channel = a ping in the channel
nudge-direct = a direct message
nudge-none = none
confirm-always = always, whatever a step reveals
confirm-usual = as usual: what reveals something is marked ⚡ and played at once
often-both = twice: at half and at 80 % of the time
often-once = once: at 80 % of the time

## Settings

me-title = **What you have chosen**
me-palette = Pictures: { $palette }
me-nudge-channel =
    { $often ->
        [once] Reminders: one ping in the channel, at 80 % of the time
       *[both] Reminders: pings in the channel, at half and at 80 % of the time
    }
me-nudge-direct =
    { $often ->
        [once] Reminders: one direct message, at 80 % of the time
       *[both] Reminders: direct messages, at half and at 80 % of the time
    }
me-nudge-none = Reminders: none
me-quiet = Quiet hours: { $start } to { $end }
me-quiet-none = Quiet hours: none
me-zone = Time zone: { $zone }, where it is { $time } now
me-zone-hint = -# These hours are in UTC. If you live elsewhere, tell me with `/me settings zone:`.
me-digest = Daily overview: at { $time }, the next one { $next }
me-digest-none = Daily overview: none
me-confirm = Confirm: { $confirm }
me-direct-hello = 📮 Here I will remind you of moves that wait for you. `/me settings` changes that, here too.
me-direct-closed = ⚠️ You take no direct messages from me. Until you allow them in the privacy settings of a server where we both are, I remind you once in the channel instead.

## Being forgotten

me-forget-ask = **Shall I forget you?** Your settings, absences and reminders are deleted. { $tables ->
        [0] You have finished no game here.
        [one] In the one game that is over your name becomes “Someone”; its result and moves stay, for the others.
       *[other] In the { $tables } games that are over your name becomes “Someone”; results and moves stay, for the others.
    } What is posted in channels already stays there. This cannot be undone.
me-forget-later =
    { $count ->
        [one] One table needs your name until its game is over. Come back to /me forget then:
       *[other] { $count } tables need your name until their games are over. Come back to /me forget then:
    }
me-forgotten-name = Someone
me-forgotten = I have forgotten you. Thank you for playing; you are always welcome.
me-remembered = Good. Nothing has changed.
me-export = Everything that I keep about you. Times are seconds since 1970, in UTC.
button-forget = Forget me
button-remember = Keep everything

## When something is not done, and what would work

refused-bad-quiet = `{ $option }` are no quiet hours. Type when they begin and end, such as `22:00-08:00`, or `off`.
refused-bad-time = `{ $option }` is no time of the day. Type it like `18:00`, or `off`.
refused-unknown-zone = I know no time zone `{ $option }`. Perhaps one of these: { $choices }? Begin to type a city, and choose from the list.

## Reminders

remind-half = ⏰ **{ $game }** is waiting for your move. Your time is over { $when }.
remind-most = ⏳ **{ $game }** is still waiting for your move. Your time is over { $when }.
remind-day = ⏰ **{ $game }** is waiting for your move. You were asked { $when }.
remind-late = -# Sorry that this comes late: I was away for a while.
remind-closed = -# I cannot send you direct messages. `/me settings` changes how you are reminded.
