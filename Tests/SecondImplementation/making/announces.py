"""The announce payload: key lengths, neighbours, capabilities, cells, names, order."""

from making.lines import both_apps
from making.peers import ADA, noise

RULE = "protocol.md 3.1, 13.2 item 37, 13.7"


def field(tag, value):
    """One TLV."""
    return bytes([tag, len(value)]) + value


NAME, NOISE, SIGNING = field(1, b"ada"), field(2, ADA.noise), field(3, ADA.signing)
BASE = NAME + NOISE + SIGNING


def vectors():
    """All vectors of announce.jsonl."""
    return keys() + lists() + names() + shape()


def announce(name, note, payload):
    """One payload for both apps."""
    made = both_apps(f"announce-{name}", "announce", note, RULE, hex=payload.hex())
    return [vector | {"lossy": True} if is_lossy(vector["want"]) else vector for vector in made]


def is_lossy(want):
    """Whether the name holds a replacement character."""
    return bool(want) and "\ufffd" in want["nickname"]


def keys():
    """Keys of any length decode; the length is judged later."""
    made = []
    for size in (0, 31, 32, 33, 255):
        made += announce(f"noise-{size}", f"a Noise key of {size} bytes", NAME + field(2, noise("key", size)) + SIGNING)
        made += announce(
            f"signing-{size}", f"a signing key of {size} bytes", NAME + NOISE + field(3, noise("key", size))
        )
    return made


def lists():
    """Neighbours, capabilities and the cell."""
    made = []
    for size in (0, 1, 7, 8, 9, 16, 80, 88, 248, 255):
        made += announce(
            f"neighbours-{size}", f"a neighbour field of {size} bytes", BASE + field(4, noise("neighbours", size))
        )
    first, second = field(4, noise("first", 8)), field(4, noise("second", 16))
    made += announce(
        "neighbours-twice", "two neighbour fields: the last on iOS, the first on Android", BASE + first + second
    )
    made += announce(
        "neighbours-twice-second-odd", "the second is no multiple of eight", BASE + first + field(4, noise("odd", 9))
    )
    for value in ("", "00", "01", "2903", "0001", "0100", "0000000000000080", "ffffffffffffffff", "010000000000000001"):
        made += announce(
            f"capabilities-{value or 'empty'}",
            f"capabilities {value or 'empty'}",
            BASE + field(5, bytes.fromhex(value)),
        )
    for size in (0, 1, 11, 12, 13):
        made += announce(f"cell-{size}", f"a cell of {size} characters", BASE + field(6, b"u4pruydqqvj8k"[:size]))
    made += announce(
        "cell-twice-second-long",
        "a cell over 12 bytes leaves the earlier one",
        BASE + field(6, b"u4pr") + field(6, b"u4pruydqqvj8k"),
    )
    return made + announce(
        "cell-twice-second-bad-utf8",
        "one that is not UTF-8 erases it on iOS",
        BASE + field(6, b"u4pr") + field(6, b"\xff"),
    )


def names():
    """The nickname."""
    rest = NOISE + SIGNING
    cases = (
        ("empty", field(1, b"") + rest, "an empty name"),
        ("255", field(1, b"n" * 255) + rest, "255 bytes"),
        ("bad-utf8", field(1, b"\xff") + rest, "not UTF-8"),
        (
            "bad-utf8-86",
            field(1, b"\xff" * 86) + rest,
            "86 bad bytes: Android's name grows to 258 bytes and cannot be written again",
        ),
        ("mark", field(1, b"\xef\xbb\xbfada") + rest, "a byte-order mark is swallowed on iOS"),
        ("twice", NAME + rest + field(1, b"eve"), "the last name wins"),
        ("twice-second-bad-utf8", BASE + field(1, b"\xff"), "a bad last name erases the first on iOS"),
        ("nul", field(1, b"a\0b") + rest, "a zero byte"),
    )
    return [vector for name, payload, note in cases for vector in announce(f"name-{name}", note, payload)]


def shape():
    """Order, absence, unknown fields, left-over bytes."""
    cases = (
        ("empty", b"", "nothing at all"),
        ("no-name", NOISE + SIGNING, "no name"),
        ("no-noise", NAME + SIGNING, "no Noise key"),
        ("no-signing", NAME + NOISE, "no signing key"),
        ("reversed", SIGNING + NOISE + NAME, "order is free"),
        ("unknown", field(0x80, b"new") + BASE, "an unknown field"),
        ("left-over", BASE + b"\x04", "one left-over byte"),
        ("overrun", BASE + b"\x04\x01", "a field that promises one byte more than there is"),
        (
            "android-order",
            BASE + field(5, b"\x00\x01") + field(4, noise("first", 8)),
            "05 before 04, as Android writes",
        ),
    )
    return [vector for name, payload, note in cases for vector in announce(name, note, payload)]
