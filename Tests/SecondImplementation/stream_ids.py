"""The list of fragment stream ids in TLV 0x06 of a REQUEST_SYNC.

Source: docs/protocol.md 4.2 and 13.2, items 8, 12 and 13.
"""

from text import characters, trim

MOST_IDS = 60
TOKEN_CHARACTERS = 16
HEX_DIGITS = set("0123456789abcdefABCDEF")


def encode(ids):
    """The value of TLV 0x06 for a list of ids (hex), or None for none; an id of another size is passed over."""
    whole = [one for one in ids if len(one) == TOKEN_CHARACTERS]
    return ",".join(whole[:MOST_IDS]) if whole else None


def decode(text):
    """The usable ids (bytes) of a list; a bad token counts toward the 60, an empty one does not."""
    tokens = [[]]
    for character in characters(text):
        if character == ",":
            tokens.append([])
        else:
            tokens[-1].append(character)
    considered = [token for token in tokens if token][:MOST_IDS]
    parsed = [parse("".join(token)) for token in considered if len(token) == TOKEN_CHARACTERS]
    return {one for one in parsed if one is not None}


def parse(token):
    """The lenient hex reading of one token of sixteen characters, or None."""
    token = trim(token)
    if token[:2] in ("0x", "0X"):
        token = token[2:]
    digits = characters(token)
    if len(digits) % 2:
        return None
    pairs = [parse_pair(digits[at] + digits[at + 1]) for at in range(0, len(digits), 2)]
    return None if None in pairs else bytes(pairs)


def parse_pair(pair):
    """One byte from two characters: two digits, or a sign and one digit where the value fits."""
    sign = pair[:1] if pair[:1] in ("+", "-") else ""
    digits = pair[len(sign) :]
    if not digits or not set(digits) <= HEX_DIGITS:
        return None
    value = int(digits, 16)
    return None if sign == "-" and value else value
