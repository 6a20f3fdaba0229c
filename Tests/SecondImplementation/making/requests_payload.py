"""The REQUEST_SYNC payload: its fields, the list of stream ids, the types bitfield."""

import stream_ids
from making.lines import both_apps, for_profiles, line, spec_and_ios
from making.peers import noise, stream_id

FIELDS_RULE = "protocol.md 4.1, 13.2 items 8 to 10, 13.4"
FILTER_RULE = "protocol.md 4.1, 7 rows 11, 13 and 14, 13.4"
IDS_RULE = "specification: fragmentIdFilter, Bounds; protocol.md 4.2, 7 rows 9 and 10, 13.2 items 8 and 12"
TOKEN_RULE = "protocol.md 4.2, 13.2 items 12 to 14"
TYPES_RULE = "protocol.md 4.3, 13.2 item 11"
ALL = ("spec", "ios", "android")


def vectors():
    return bounds() + tokens() + numbers() + filters() + types() + shape() + lists() + bitfields()


def field(tag, value):
    return bytes([tag]) + len(value).to_bytes(2, "big") + value


P, M, EMPTY = field(1, b"\x07"), field(2, (1).to_bytes(4, "big")), field(3, b"")
BASE = P + M + EMPTY


def ids(count):
    return [stream_id(number).hex() for number in range(count)]


def request(make, name, note, rule, payload):
    return make(f"sync-{name}", "sync", note, rule, hex=payload.hex())


def all_profiles(*arguments, **inputs):
    return for_profiles(ALL, *arguments, **inputs)


def bounds():
    """60 and 61 ids, tokens that fit beyond the sixtieth, and the byte cap of the value."""
    made = []
    for count in (1, 2, 59, 60, 61, 62):
        value = ",".join(ids(count)).encode()
        note = f"{count} well-formed ids, {len(value)} bytes" + ("" if len(value) <= 1024 else ": over the cap, the field is ignored")
        made += request(all_profiles, f"ids-{count}", note, IDS_RULE, BASE + field(6, value))
    for size in (1_019, 1_023, 1_024, 1_025):
        value = ",".join(ids(2)).encode().rjust(size, b",")
        made += request(all_profiles, f"ids-value-{size}", f"a value of {size} bytes, most of it commas", IDS_RULE, BASE + field(6, value))
    good = ids(2)
    lists = (
        ("60-bad-1-good", ["zz"] * 60 + good[:1], "the good id is the 61st token: too late, no restriction is left"),
        ("59-bad-1-good", ["zz"] * 59 + good[:1], "the good id is the 60th token"),
        ("1-good-60-short", good[:1] + ["0123456789abcde"] * 60, "61 tokens, 60 of them a digit short"),
        ("61-short", ["0123456789abcde"] * 61, "61 tokens that fit, each a digit short: no filter at all"),
        ("60-empty-1-good", [""] * 60 + good[:1], "empty tokens do not count"),
        ("61-copies-short", ["ab"] * 61, "61 tokens of two digits"),
        ("only-commas", [""] * 61, "60 commas: no filter at all"),
    )
    for name, words, note in lists:
        value = ",".join(words).encode()
        made += request(all_profiles, f"ids-{name}", note, IDS_RULE, BASE + field(6, value))
    return made


def tokens():
    """The lenient reading of one token."""
    cases = (
        ("lower", "0123456789abcdef", "lower case"),
        ("upper", "0123456789ABCDEF", "upper case"),
        ("15", "0123456789abcde", "15 digits"),
        ("17", "0123456789abcdef0", "17 digits"),
        ("prefix", "0x23456789abcdef", "0x and 14 digits: an id of 7 bytes"),
        ("prefix-upper", "0X23456789abcdef", "0X and 14 digits: an id of 7 bytes"),
        ("spaces", "  23456789abcdef", "two spaces and 14 digits: an id of 7 bytes"),
        ("one-space", " 123456789abcdef", "a space and 15 digits"),
        ("plus", "+f+f+f+f+f+f+f+f", "each pair takes a sign"),
        ("minus-zero", "-0-0-0-0-0-0-0-0", "minus zero is zero"),
        ("minus-one", "-1-1-1-1-1-1-1-1", "minus one is no byte"),
        ("blank", " " * 16, "sixteen spaces: the empty id"),
        ("no-break-space", "\u00a0\u00a023456789abcdef", "no-break spaces are trimmed too"),
        ("nul", "0123456789abcde\0", "a zero byte is a character, but no digit"),
        ("crlf", "0123456789abcd\r\n0", "CR LF is one character and no digit"),
        ("full-width", "\uff10123456789abcdef", "a full-width digit is no digit"),
        ("accent", "0123456789abcdef\u0301", "a combining accent belongs to the last digit"),
        ("accent-on-comma", "0123456789abcdef,\u0301fedcba9876543210", "a combined comma does not separate"),
        ("mark", "\ufeff0123456789abcdef", "one leading byte-order mark is swallowed"),
        ("two-marks", "\ufeff\ufeff0123456789abcdef", "the second byte-order mark counts as a character"),
    )
    made = []
    for name, token, note in cases:
        payload = BASE + field(4, b"\x20") + field(6, token.encode())
        made += request(both_apps, f"token-{name}", note, TOKEN_RULE, payload)
    for name, value in (("bad-utf8", b"0123456789abcde\xff"), ("overlong", b"0123456789abcd\xc0\x80"), ("surrogate", b"0123456789abc\xed\xa0\x80")):
        made += request(both_apps, f"token-{name}", "not UTF-8: the field is ignored", TOKEN_RULE, BASE + field(6, value))
    return made


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
            made += request(both_apps, f"{word}-{size}-bytes", f"a length of {size} counts as absent", FIELDS_RULE, payload)
    return made


def filters():
    """The cap of the GCS data."""
    made = []
    for size in (0, 1, 400, 1_023, 1_024, 1_025):
        payload = P + field(2, (116_480).to_bytes(4, "big")) + field(3, noise("filter", size))
        made += request(all_profiles, f"filter-{size}", f"{size} bytes of GCS data", FILTER_RULE, payload)
    big = field(3, noise("filter", 1_025))
    made += request(both_apps, "filter-1025-then-good", "too long once is too long, although a good one follows", FILTER_RULE, P + M + big + EMPTY)
    return made + request(both_apps, "filter-good-then-1025", "the same the other way round", FILTER_RULE, BASE + big)


def types():
    """TLV 0x04 and 0x05."""
    made = []
    values = ("", "00", "01", "03", "20", "22", "0304", "a307", "0102", "00f8", "2000", "ff", "ffffffffffffffff", "010000000000000000")
    for value in values:
        note = f"types {value or 'empty'}"
        made += request(both_apps, f"types-{value or 'empty'}", note, TYPES_RULE, BASE + field(4, bytes.fromhex(value)))
    for size in (7, 8, 9):
        payload = BASE + field(5, b"\x01" * size)
        made += request(both_apps, f"since-{size}-bytes", f"a cursor of {size} bytes", "specification: sinceTimestamp; protocol.md 4.1, 4.5", payload)
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
        ("ids-twice-second-useless", BASE + one + field(6, b"zz"), "a list without a usable id replaces the earlier one"),
    )
    return [vector for name, payload, note in cases for vector in request(both_apps, name, note, FIELDS_RULE, payload)]


def lists():
    """Writing the list of stream ids."""
    made = []
    for count in (0, 1, 59, 60, 61):
        note = f"{count} ids" + (": the first 60 are written" if count > stream_ids.MOST_IDS else "")
        made += spec_and_ios(f"streams-{count}", "streams", note, IDS_RULE, ids=ids(count))
    return made


def bitfields():
    """The bitfield alone."""
    values = ("", "01", "0304", "20", "80", "0002", "0001", "a307", "ff07", "00f8", "2000", "ffffffffffffffff", "010000000000000000")
    return [line(f"flags-{value or 'empty'}", "ios", "flags", f"types {value or 'empty'}", TYPES_RULE, hex=value) for value in values]
