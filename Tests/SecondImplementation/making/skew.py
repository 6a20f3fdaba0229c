"""Timestamps at the edges: 119,999, 120,000 and 120,001 ms, past and future, and Android's own limits."""

from making.gate_lines import frame, story
from making.peers import ADA, ANNOUNCE, FRAGMENT, LEAVE, MESSAGE, NAMES, packet

SPEC_RULE = "specification: Timestamp Enforcement; protocol.md 7 row 1, 13.2 item 25, 13.5"
DIRECTIONS = (("", 1, "old"), ("future-", -1, "ahead"))
EXTREMES = (("zero", 0), ("largest", 2**64 - 1), ("sign-bit", 2**63))


def vectors():
    """All vectors of gate-skew.jsonl."""
    made = []
    for kind in (MESSAGE, ANNOUNCE, LEAVE, FRAGMENT):
        made += edges(kind, (119_999, 120_000, 120_001), SPEC_RULE)
    made += edges(LEAVE, (299_999, 300_000, 300_001), "protocol.md 7 row 3, 13.5")
    made += edges(ANNOUNCE, (599_999, 600_000, 600_001), "protocol.md 7 row 2, 13.5")
    for name, ts in EXTREMES:
        data = packet(ADA, MESSAGE, 0, ts=ts)
        note = f"timestamp {ts}: the difference is taken without overflow"
        made += story(f"skew-{name}", note, SPEC_RULE, [frame(0, "L1", data)])
    return made


def edges(kind, ages, rule):
    """One frame on an unbound link for each age, past and future."""
    made = []
    for prefix, sign, word in DIRECTIONS:
        for age in ages:
            infix = "" if kind == MESSAGE else NAMES[kind] + "-"
            note = f"{NAMES[kind]} with ttl 7, exactly {age} ms {word}"
            data = packet(ADA, kind, sign * age)
            made += story(f"skew-{infix}{prefix}{age}", note, rule, [frame(0, "L1", data)])
    return made
