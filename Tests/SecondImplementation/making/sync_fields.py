"""The REQUEST_SYNC payload: P, M, the filter, types and cursor, order and repeats."""

from making.lines import all_profiles, both_apps, line
from making.peers import noise, stream_id

FIELDS_RULE = "protocol.md 4.1, 13.2 items 8 to 10, 13.4"
FILTER_RULE = "protocol.md 4.1, 7 rows 11, 13 and 14, 13.4"
TYPES_RULE = "protocol.md 4.3, 13.2 item 11"
SINCE_RULE = "specification: sinceTimestamp; protocol.md 4.1, 4.5"


def field(tag, value):
    """One TLV."""
    return bytes([tag]) + len(value).to_bytes(2, "big") + value


P, M, EMPTY = field(1, b"\x07"), field(2, (1).to_bytes(4, "big")), field(3, b"")
BASE = P + M + EMPTY


def ids(count):
    """That many stream ids, as hex."""
    return [stream_id(number).hex() for number in range(count)]


def request(make, name, note, rule, payload):
    """The vectors of one payload for the profiles that `make` stands for."""
    return make(f"sync-{name}", "sync", note, rule, hex=payload.hex())


def vectors():
    """All vectors of sync-fields.jsonl."""
    return numbers() + filters() + types() + shape() + bitfields()


def numbers():
    """P and M at their edges, and of a wrong length."""
    made = []
    for p in (0, 1, 2, 31, 32, 33, 64, 255):
        made += request(both_apps, f"p-{p}", f"P = {p}", FILTER_RULE, field(1, bytes([p])) + M + EMPTY)
    for m in (0, 1, 2, 2**31, 2**32 - 1):
        made += request(both_apps, f"m-{m}", f"M = {m}", FILTER_RULE, P + field(2, m.to_bytes(4, "big")) + EMPTY)
    for tag, word, sizes in ((1, "p", (0, 2)), (2, "m", (3, 5))):
        for size in sizes:
            payload = field(tag, bytes(size)) + (M if tag == 1 else P) + EMPTY
            made += request(
                both_apps, f"{word}-{size}-bytes", f"a length of {size} counts as absent", FIELDS_RULE, payload
            )
    return made


def filters():
    """The cap of the GCS data."""
    made = []
    for size in (0, 1, 400, 1_023, 1_024, 1_025):
        payload = P + field(2, (116_480).to_bytes(4, "big")) + field(3, noise("filter", size))
        made += request(all_profiles, f"filter-{size}", f"{size} bytes of GCS data", FILTER_RULE, payload)
    big = field(3, noise("filter", 1_025))
    made += request(
        both_apps,
        "filter-1025-then-good",
        "too long once is too long, although a good one follows",
        FILTER_RULE,
        P + M + big + EMPTY,
    )
    return made + request(both_apps, "filter-good-then-1025", "the same the other way round", FILTER_RULE, BASE + big)


def types():
    """TLV 0x04 and 0x05."""
    made = []
    values = (
        "",
        "00",
        "01",
        "03",
        "20",
        "22",
        "0304",
        "a307",
        "0102",
        "00f8",
        "2000",
        "ff",
        "ffffffffffffffff",
        "010000000000000000",
    )
    for value in values:
        note = f"types {value or 'empty'}"
        made += request(both_apps, f"types-{value or 'empty'}", note, TYPES_RULE, BASE + field(4, bytes.fromhex(value)))
    for size in (7, 8, 9):
        payload = BASE + field(5, b"\x01" * size)
        made += request(both_apps, f"since-{size}-bytes", f"a cursor of {size} bytes", SINCE_RULE, payload)
    return made


def shape():
    """Order, repeats, unknown fields, left-over bytes."""
    one, two = (field(6, word.encode()) for word in ids(2))
    cases = (
        ("empty", b"", "nothing at all"),
        ("no-p", M + EMPTY, "P is missing"),
        ("no-m", P + EMPTY, "M is missing"),
        ("no-filter", P + M, "the filter is missing"),
        ("reversed", EMPTY + M + P, "order is free"),
        ("unknown", field(7, b"new") + BASE + field(0x80, b""), "unknown fields are skipped"),
        ("left-over-1", BASE + b"\x06", "one left-over byte"),
        ("left-over-2", BASE + b"\x06\x00", "two left-over bytes"),
        ("overrun", BASE + b"\x06\x00\x01", "a field that promises one byte more than there is"),
        ("p-twice", field(1, b"\x05") + BASE, "the last P wins"),
        ("p-twice-second-bad", BASE + field(1, b"\x05\x05"), "the last well-formed P wins"),
        ("ids-twice", BASE + one + two, "the last list wins"),
        ("ids-twice-second-long", BASE + one + field(6, b"," * 1_025), "a list over the cap leaves the earlier one"),
        ("ids-twice-second-bad-utf8", BASE + one + field(6, b"\xff"), "so does one that is not UTF-8"),
        (
            "ids-twice-second-useless",
            BASE + one + field(6, b"zz"),
            "a list without a usable id replaces the earlier one",
        ),
    )
    return [vector for name, payload, note in cases for vector in request(both_apps, name, note, FIELDS_RULE, payload)]


def bitfields():
    """The bitfield alone."""
    values = (
        "",
        "01",
        "0304",
        "20",
        "80",
        "0002",
        "0001",
        "a307",
        "ff07",
        "00f8",
        "2000",
        "ffffffffffffffff",
        "010000000000000000",
    )
    return [
        line(f"flags-{value or 'empty'}", "ios", "flags", f"types {value or 'empty'}", TYPES_RULE, hex=value)
        for value in values
    ]
