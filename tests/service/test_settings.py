"""Settings: from the environment and `.env`, with a clear word about what cannot be used."""

from pathlib import Path

import pytest

from service.settings import BadSettings, Settings, load_settings


def test_without_any_settings_there_are_defaults(tmp_path: Path):
    assert load_settings({}, tmp_path) == Settings()


def test_the_environment_wins_over_the_file(tmp_path: Path):
    (tmp_path / ".env").write_text(
        "# ours\nexport DISCORD_TOKEN='from-file'\nHEDGEPOST_DATABASE = games.db\n\n"
    )
    settings = load_settings({"DISCORD_TOKEN": "from-environment", "HOME": "/x"}, tmp_path)
    assert settings.token == "from-environment"
    assert settings.database == "sqlite:///games.db"


def test_an_empty_value_is_the_default(tmp_path: Path):
    settings = load_settings({"HEDGEPOST_LOG_LEVEL": " ", "HEALTH_PORT": ""}, tmp_path)
    assert settings == Settings()


def test_values_are_read(tmp_path: Path):
    settings = load_settings(
        {
            "HEDGEPOST_DATABASE": "postgresql://u@h/d",
            "HEDGEPOST_LANGUAGE": "fr",
            "HEDGEPOST_LOG_LEVEL": "debug",
            "HEALTH_PORT": "8080",
            "HEALTH_HOST": "0.0.0.0",
        },
        tmp_path,
    )
    assert settings == Settings(
        database="postgresql://u@h/d",
        language="fr",
        log_level="DEBUG",
        health_port=8080,
        health_host="0.0.0.0",
    )


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("HEDGEPOST_DATABSE", "x.db", "there is no setting HEDGEPOST_DATABSE"),
        ("HEDGEPOST_LANGUAGE", "tlh", "HEDGEPOST_LANGUAGE is one of en, "),
        ("HEDGEPOST_LOG_LEVEL", "loud", "HEDGEPOST_LOG_LEVEL is one of"),
        ("HEALTH_PORT", "http", "HEALTH_PORT is a number"),
        ("HEALTH_PORT", "0", "HEALTH_PORT is a number"),
        ("HEALTH_PORT", "-1", "HEALTH_PORT is a number"),
        ("HEALTH_PORT", "65536", "HEALTH_PORT is a number"),
        ("HEALTH_PORT", "²", "HEALTH_PORT is a number"),
    ],
)
def test_what_cannot_be_used_is_named(tmp_path: Path, name: str, value: str, said: str):
    with pytest.raises(BadSettings, match=said):
        load_settings({name: value}, tmp_path)


def test_every_port_there_is_can_be_chosen(tmp_path: Path):
    for port in (1, 65535):
        assert load_settings({"HEALTH_PORT": str(port)}, tmp_path).health_port == port


def test_a_file_may_hold_comments_and_quotes(tmp_path: Path):
    (tmp_path / ".env").write_text(
        "# DISCORD_TOKEN=x\n\n  export DISCORD_TOKEN = \"a=b\"  \n# more\nHEALTH_PORT='81'\n"
    )
    settings = load_settings({}, tmp_path)
    assert (settings.token, settings.health_port) == ("a=b", 81)


def test_secrets_are_the_token_and_the_password_as_written_and_as_meant():
    plain = Settings(token="t0ken", database="sqlite:///games.db")
    assert plain.secrets == ("t0ken",)
    other = Settings(database="postgresql://me:a%40b@host/games")
    assert other.secrets == ("a%40b", "a@b")
    assert repr(other) == "Settings(database='postgresql://me:•••@host/games', log_level='INFO')"
    assert Settings().secrets == ()


def test_a_line_that_is_no_setting_is_named(tmp_path: Path):
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\nwhat is this\n")
    with pytest.raises(BadSettings, match="line 2 is not NAME=value"):
        load_settings({}, tmp_path)


def test_a_file_that_is_no_text_is_named(tmp_path: Path):
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSettings, match="cannot be read"):
        load_settings({}, tmp_path)


def test_whom_to_ask_is_a_short_line(tmp_path: Path):
    there = load_settings({"HEDGEPOST_CONTACT": " help@example.org "}, tmp_path)
    assert there.contact == "help@example.org"
    with pytest.raises(BadSettings, match="at most 200 characters"):
        load_settings({"HEDGEPOST_CONTACT": "x" * 201}, tmp_path)


def test_the_token_is_never_printed():
    assert "s3cret" not in repr(Settings(token="s3cret"))
