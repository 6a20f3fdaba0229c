"""The list of stream ids in a REQUEST_SYNC: how many, how long, and the reading of one token."""

import stream_ids
from making.lines import all_profiles, both_apps, spec_and_ios
from making.sync_fields import BASE, field, ids, request

IDS_RULE = "specification: fragmentIdFilter, Bounds; protocol.md 4.2, 7 rows 9 and 10, 13.2 items 8 and 12"
TOKEN_RULE = "protocol.md 4.2, 13.2 items 12 to 14"


def vectors():
    """All vectors of sync-ids.jsonl."""
    return bounds() + tokens() + lists()


def bounds():
    """60 and 61 ids, tokens that fit beyond the sixtieth, and the byte cap of the value."""
    made = []
    for count in (1, 2, 59, 60, 61, 62):
        value = ",".join(ids(count)).encode()
        note = f"{count} well-formed ids, {len(value)} bytes" + (
            "" if len(value) <= 1024 else ": over the cap, the field is ignored"
        )
        made += request(all_profiles, f"ids-{count}", note, IDS_RULE, BASE + field(6, value))
    for size in (1_019, 1_023, 1_024, 1_025):
        value = ",".join(ids(2)).encode().rjust(size, b",")
        made += request(
            all_profiles,
            f"ids-value-{size}",
            f"a value of {size} bytes, most of it commas",
            IDS_RULE,
            BASE + field(6, value),
        )
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
    for name, value in (
        ("bad-utf8", b"0123456789abcde\xff"),
        ("overlong", b"0123456789abcd\xc0\x80"),
        ("surrogate", b"0123456789abc\xed\xa0\x80"),
    ):
        made += request(
            both_apps, f"token-{name}", "not UTF-8: the field is ignored", TOKEN_RULE, BASE + field(6, value)
        )
    return made


def lists():
    """Writing the list of stream ids."""
    made = []
    for count in (0, 1, 59, 60, 61):
        note = f"{count} ids" + (": the first 60 are written" if count > stream_ids.MOST_IDS else "")
        made += spec_and_ios(f"streams-{count}", "streams", note, IDS_RULE, ids=ids(count))
    return made
