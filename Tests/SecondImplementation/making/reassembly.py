"""Reassembly: stalls and retries, lifetime, table and size limits, streams that change their mind."""

from frame import BROADCAST
from making.lines import both_apps, line, spec_and_ios
from making.peers import ADA, BO, FILE, MESSAGE, T, packet, piece

STALL_RULE = "specification: Requester (5 s, 10 s, directed excluded); protocol.md 4.6, 13.2 item 23"
LIFE_RULE = "protocol.md 3.6, 7 row 28, 13.2 item 22, 13.6"
TABLE_RULE = "protocol.md 3.6, 7 row 26, 13.2 item 22, 13.6, 13.10"
SIZE_RULE = "protocol.md 3.6, 7 row 27, 13.2 items 20 and 21, 13.6"
CHANGE_RULE = "protocol.md 3.6, 13.2 item 19, 13.6, 13.10"
SET_CAP = 1_048_576
LARGE_CAP = 1_179_760


def vectors():
    """All vectors of fragments.jsonl."""
    return stalls() + lifetimes() + tables() + sizes() + changes()


def add(t, payload, sender=ADA, **recipient):
    """A piece arrives."""
    return {"t": T + t, "do": "piece", "sender": sender.id, **recipient, "payload": payload.hex()}


def filled(t, index, count, inner=MESSAGE, label="large", total=2):
    """A piece of `count` equal data bytes, written short."""
    head = piece(label, index, total, b"", inner).hex()
    return {"t": T + t, "do": "piece", "sender": ADA.id, "head": head, "fill": [90, count]}


def expire(t):
    """The cleanup of old streams."""
    return {"t": T + t, "do": "expire"}


def stalled(t):
    """Asking which streams to request."""
    return {"t": T + t, "do": "stalled"}


def stall(name, note, events):
    """One story for the specification and iOS."""
    return spec_and_ios(f"fragments-{name}", "fragments", note, STALL_RULE, events=events)


FIRST = add(0, piece("stall", 0, 3, b"a"))
DIRECTED = add(0, piece("stall", 0, 3, b"a"), recipient=BO.id)


def stalls():
    """When a stream is asked for."""
    made = []
    for wait in (4_999, 5_000, 5_001):
        made += stall(f"stall-{wait}", f"asked {wait} ms after the only piece", [FIRST, stalled(wait)])
        made += stall(f"stall-directed-{wait}", "a directed stream is never asked for", [DIRECTED, stalled(wait)])
        events = [FIRST, add(3_000, piece("stall", 1, 3, b"b")), stalled(wait), stalled(3_000 + wait)]
        made += stall(f"stall-progress-{wait}", "a new index restarts the wait", events)
        events = [FIRST, add(3_000, piece("stall", 0, 3, b"a")), stalled(wait)]
        made += stall(f"stall-repeat-{wait}", "a repeated index does not", events)
    for wait in (9_999, 10_000, 10_001):
        made += stall(f"retry-{wait}", f"asked again {wait} ms later", [FIRST, stalled(5_000), stalled(5_000 + wait)])
        events = [FIRST, stalled(5_000), add(6_000, piece("stall", 1, 3, b"b")), stalled(5_000 + wait)]
        made += stall(f"retry-progress-{wait}", "progress in between: both waits must be over", events)
    return made + eligible()


def eligible():
    """Which streams can be asked for, and how many at once."""
    all_ff = add(0, piece("stall", 0, 3, b"a"), recipient=BROADCAST)
    made = stall("stall-all-ff", "recipient FF x 8 is broadcast", [all_ff, stalled(5_000)])
    events = [FIRST, add(1, piece("stall", 1, 3, b"b"), recipient=BO.id), stalled(5_001)]
    made += stall("stall-first-decides", "the first piece decides what is directed", events)
    events = [FIRST, add(1, piece("stall", 1, 3, b"b")), add(2, piece("stall", 2, 3, b"c")), stalled(5_002)]
    made += stall("stall-complete", "a complete stream is not asked for", events)
    made += stall("stall-expired", "nor an expired one", [FIRST, expire(30_001), stalled(30_001)])
    for count in (59, 60, 61):
        events = [add(number, piece(f"many {number}", 0, 2, b"a")) for number in range(count)]
        events += [stalled(10_000), stalled(10_001)]
        made += stall(f"stall-count-{count}", f"{count} stalled streams, oldest first, 60 at a time", events)
    return made


def lifetimes():
    """30 s from the first piece."""
    made = []
    for age in (29_999, 30_000, 30_001):
        parts = parts_of(packet(ADA, MESSAGE, 0), 3)
        events = [add(0, parts[0]), add(20_000, parts[1]), expire(age), add(age, parts[2])]
        made += both_apps(
            f"fragments-life-{age}",
            "fragments",
            f"the last piece {age} ms after the first, just after a cleanup",
            LIFE_RULE,
            events=events,
        )
        events = [add(0, parts[0]), add(1, parts[1]), add(age, parts[2])]
        made += both_apps(
            f"fragments-life-{age}-no-cleanup",
            "fragments",
            "nothing expires without a cleanup",
            LIFE_RULE,
            events=events,
        )
    return made


def parts_of(data, count):
    """The pieces of a whole frame."""
    size = -(-len(data) // count)
    return [piece("whole", index, count, data[index * size : (index + 1) * size]) for index in range(count)]


def tables():
    """Open streams: iOS evicts the one that started first, Android refuses the new one."""
    made = []
    for count, profile in ((127, "ios"), (128, "ios"), (129, "ios"), (63, "android"), (64, "android"), (65, "android")):
        events = [add(number, piece(f"table {number}", 0, 2, b"a")) for number in range(count)]
        events.append(add(1_000, piece("table 0", 1, 2, b"b")))
        note = f"{count} streams are opened one millisecond apart, then the second piece of the first one arrives"
        made.append(line(f"fragments-table-{count}", profile, "fragments", note, TABLE_RULE, events=events))
    events = [add(number, piece(f"table {number}", 0, 2, b"a")) for number in range(64)]
    events += [
        add(100, parts_of(packet(ADA, MESSAGE, 0), 1)[0]),
        expire(30_064),
        add(30_065, parts_of(packet(ADA, MESSAGE, 0), 1)[0]),
    ]
    made += both_apps(
        "fragments-table-full-one-piece",
        "fragments",
        "64 open sets keep even a one-piece frame out on Android",
        TABLE_RULE,
        events=events,
    )
    return made


def sizes():
    """The byte limits."""
    made = []
    for inner, cap, word in (
        (MESSAGE, SET_CAP, "message"),
        (FILE, SET_CAP, "file"),
        (0x11, LARGE_CAP, "encrypted"),
        (FILE, LARGE_CAP, "file"),
    ):
        for over in (0, 1):
            events = [filled(0, 0, cap - 10, inner), filled(1, 1, 10 + over, inner)]
            note = f"{cap + over} bytes of inner type 0x{inner:02x}"
            made += both_apps(f"fragments-size-{word}-{cap + over}", "fragments", note, SIZE_RULE, events=events)
    events = [filled(0, 0, 600_000), filled(1, 0, 600_000), filled(2, 1, 10)]
    made += both_apps(
        "fragments-size-repeat",
        "fragments",
        "a repeated piece counts twice on iOS, once on Android",
        SIZE_RULE,
        events=events,
    )
    events = [filled(number, 0, SET_CAP - 1, label=f"all {number}") for number in range(4)]
    events += [add(10, piece("all 5", 0, 2, b"abcd")), add(11, piece("all 6", 0, 2, b"e"))]
    return made + both_apps(
        "fragments-size-all-sets", "fragments", "4 MiB over all sets on Android", SIZE_RULE, events=events
    )


def changes():
    """Totals, types and senders that do not agree, empty pieces, bytes that are no frame."""
    parts = parts_of(packet(ADA, MESSAGE, 0), 2)
    joined = parts_of(packet(ADA, MESSAGE, 0), 1)[0]
    five = [piece("change", index, 5, bytes([65 + index])) for index in (0, 4)]
    cases = (
        ("any-order", [add(0, parts[1]), add(1, parts[0])], "pieces in any order"),
        ("one-piece", [add(0, joined)], "one piece is enough"),
        ("two-senders", [add(0, parts[0]), add(1, parts[1], sender=BO)], "one stream id, two senders"),
        (
            "total-shrinks",
            [add(0, five[0]), add(1, five[1]), add(2, piece("change", 1, 3, b"B"))],
            "the total of the piece at hand decides on iOS",
        ),
        (
            "total-below-held",
            [add(0, five[0]), add(1, five[1]), add(2, piece("change", 1, 2, b"B"))],
            "three held pieces skip a total of two",
        ),
        ("type-changes", [add(0, parts[0]), add(1, parts[1][:12] + b"\x01" + parts[1][13:])], "another inner type"),
        (
            "last-repeat-wins",
            [add(0, parts[0][:-1] + b"?"), add(1, parts[0]), add(2, parts[1])],
            "the later repeat counts",
        ),
        ("empty-piece", [add(0, piece("change", 0, 1, b""))], "one empty piece"),
        (
            "empty-middle",
            [add(0, piece("change", 0, 2, b"")), add(1, piece("change", 1, 2, joined[13:]))],
            "an empty first piece",
        ),
        (
            "no-frame",
            [add(0, piece("change", 0, 2, b"ga")), add(1, piece("change", 1, 2, b"rbage"))],
            "the joined bytes are no frame",
        ),
        (
            "no-frame-corrected",
            [add(0, parts[0][:13] + b"\x09" + parts[0][14:]), add(1, parts[1]), add(2, parts[0])],
            "a corrected piece completes it on Android",
        ),
    )
    return [
        vector
        for name, events, note in cases
        for vector in both_apps(f"fragments-{name}", "fragments", note, CHANGE_RULE, events=events)
    ]
