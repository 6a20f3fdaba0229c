"""Rebuilt frames at the gate of iOS: judged again on their own flag, author and clock."""

from making.gate_lines import bind, frame, request
from making.lines import line
from making.peers import ADA, BO, FRAGMENT, ME, MESSAGE, packet, piece

RULE = "protocol.md 5.3, 13.2 item 24"


def vectors():
    """All vectors of gate-inner.jsonl."""
    made = []
    for age in (119_999, 120_000, 120_001):
        for word, flag in (("plain", {}), ("solicited", {"rsr": True})):
            note = f"an inner message {age} ms old in {word} fragments"
            made.append(train(f"inner-{word}-{age}", note, packet(BO, MESSAGE, age - 1), ADA, **flag))
    for asked in (ADA, BO):
        note = f"a flagged inner message of bo over ada's link, {asked.name} was asked"
        made.append(
            train(f"inner-flagged-asked-{asked.name}", note, packet(BO, MESSAGE, 600_000, ttl=0, rsr=True), asked)
        )
    made.append(train("inner-no-frame", "the joined bytes are no frame", b"garbage", ADA))
    return made


def train(name, note, inner, asked, **flag):
    """Two fragments of bo over ada's link; both have the age that their flag allows."""
    halves = inner[:20], inner[20:]
    events = [bind(0, "L1", ADA), request(0, asked)]
    for index, half in enumerate(halves):
        data = packet(BO, FRAGMENT, 600_000 if flag else 0, ttl=0, text=piece(name, index, 2, half), **flag)
        events.append(frame(1, "L1", data))
    return line(f"gate-{name}", "ios", "gate", note, RULE, local=ME.id, events=events)
