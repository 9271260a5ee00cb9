"""What can be set is documented."""

from pathlib import Path

from manoir.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]


def test_every_setting_is_in_the_documents() -> None:
    text = (ROOT / "README.md").read_text() + (ROOT / "docs" / "limits.md").read_text()
    names = [name for name in Settings.__struct_fields__ if not name.startswith("bot_")]
    assert [name for name in names if f"`{PREFIX}{name.upper()}`" not in text] == []


def test_defaults_in_the_documents_are_those_of_the_house() -> None:
    lines = (ROOT / "docs" / "limits.md").read_text().splitlines()
    settings = Settings()
    for name in ("sockets", "sockets_per_address", "messages", "open_tables", "tries", "accounts"):
        row = next(line for line in lines if f"`{PREFIX}{name.upper()}`" in line)
        assert f"| {getattr(settings, name):,}" in row
