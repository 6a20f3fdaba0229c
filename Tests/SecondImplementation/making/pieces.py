"""Fragment headers: totals, indexes, empty slices."""

from making.lines import both_apps
from making.peers import ADA, BO, piece

RULE = "protocol.md 3.6, 7 row 25, 13.2 item 21, 13.6"


def vectors():
    """All vectors of fragment-header.jsonl."""
    made = []
    for total in (0, 1, 255, 256, 257, 9_999, 10_000, 10_001, 65_535):
        made += header(f"total-{total}", f"index 0 of {total}", piece("piece", 0, total, b"x"))
    for index, total in ((1, 2), (2, 2), (255, 256), (256, 256), (9_999, 10_000), (10_000, 10_000)):
        made += header(f"index-{index}-of-{total}", f"index {index} of {total}", piece("piece", index, total, b"x"))
    whole = piece("piece", 0, 1, b"x")
    for size in (0, 12, 13, 14):
        made += header(f"{size}-bytes", f"a payload of {size} bytes", whole[:size])
    for name, recipient in (("directed", BO.id), ("all-ff", "ff" * 8)):
        made += header(name, f"recipient {recipient}", whole, recipient=recipient)
    return made


def header(name, note, payload, **recipient):
    """One fragment payload for both apps."""
    return both_apps(f"piece-{name}", "piece", note, RULE, sender=ADA.id, payload=payload.hex(), **recipient)
