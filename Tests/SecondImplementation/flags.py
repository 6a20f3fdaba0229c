"""The types bitfield of TLV 0x04.

Source: docs/protocol.md 4.3 and 13.2, item 11.
"""

TYPES_BY_BIT = (0x01, 0x02, 0x03, 0x10, 0x11, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25)
KNOWN = (1 << len(TYPES_BY_BIT)) - 1
PUBLIC_DEFAULT = 0b11


def decode(value):
    """The mask of known bits, or None when the field counts as absent (0 or more than 8 bytes)."""
    return int.from_bytes(value, "little") & KNOWN if 1 <= len(value) <= 8 else None


def encode(mask):
    """Minimal little-endian form, or None for an empty set."""
    return mask.to_bytes((mask.bit_length() + 7) // 8, "little") if mask else None


def types(mask):
    """The message types of a mask, in bit order."""
    return [code for bit, code in enumerate(TYPES_BY_BIT) if mask >> bit & 1]
