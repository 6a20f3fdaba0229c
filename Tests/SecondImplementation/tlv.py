"""Walking lists of type, length and value, and texts inside payloads.

Source: docs/protocol.md chapter 3, the headings that name the widths of type and length; 13.2 item 14 for texts.
"""

from refusal import Refusal


def fields(data, width, exact=False):
    """The (type, value) pairs of a list whose lengths have `width` bytes; bytes too few for a field end it.

    With `exact` the list must end where the data ends.
    """
    at, found = 0, []
    while len(data) - at > width:
        size = int.from_bytes(data[at + 1 : at + 1 + width], "big")
        start = at + 1 + width
        if len(data) - start < size:
            raise Refusal("cut")
        found.append((data[at], data[start : start + size]))
        at = start + size
    if exact and at != len(data):
        raise Refusal("left-over")
    return found


def sized(value, least, most=None):
    """A value whose length must be in bounds."""
    if not least <= len(value) <= (least if most is None else most):
        raise Refusal("length")
    return value


def text(value):
    """Strict UTF-8 without one leading byte-order mark, or None."""
    try:
        decoded = value.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return decoded.removeprefix("\ufeff")


def strict_text(value):
    """A text that must be one."""
    decoded = text(value)
    if decoded is None:
        raise Refusal("text")
    return decoded


def present(found, *names):
    """Stops at the first mandatory field that is missing."""
    for name in names:
        if found.get(name) is None:
            raise Refusal("missing")


def number(value):
    """A big-endian number."""
    return int.from_bytes(value, "big")


def long_number(value):
    """A big-endian number of 64 bits, as vectors write it."""
    return str(number(value))


def is_minimal(value):
    """Whether a little-endian bit field has no zero byte at its end (protocol.md 3.14)."""
    return len(value) == 1 or value[-1] != 0


def bits(value):
    """A little-endian bit field, as vectors write it."""
    return str(int.from_bytes(value, "little"))
