"""What is said in English for want of a translation: one warning a language when the bot starts."""

import logging

from words import LANGUAGES
from words.checks import missing

log = logging.getLogger("hedgepost")


def warn_of_missing_texts() -> None:
    for language in LANGUAGES:
        if lacks := missing(language):
            log.warning(
                "locale/%s lacks %d texts, which are said in English; the first is %s. "
                "`python -m words missing %s` lists them",
                language,
                len(lacks),
                lacks[0],
                language,
            )
