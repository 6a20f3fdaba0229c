"""Golomb-coded sets and packet ids; one code for both apps, with their four differences as arguments.

Source: docs/protocol.md 4.4, 10.4, 13.2 items 16 to 18, 13.4 and 13.10.
"""

import hashlib
import math

LARGEST_M = 0xFFFF_FFFF
LARGEST_P = 32
MASK_63 = (1 << 63) - 1


def packet_id(kind, sender, timestamp, payload):
    """The 16-byte id of a packet, over its decompressed payload."""
    text = bytes([kind]) + sender + timestamp.to_bytes(8, "big") + payload
    return hashlib.sha256(text).digest()[:16]


def bucket(ident, m, android=False):
    """The value of an id in a set of range m; iOS answers 0 for m <= 1, Android 1 for m = 1."""
    if m <= 1 and not android:
        return 0
    if m < 1:
        return 0
    value = int.from_bytes(hashlib.sha256(ident).digest()[:8], "big") & MASK_63
    return value % m or 1


def parameter(rate):
    """P for a false-positive rate."""
    return max(1, math.ceil(math.log2(1 / min(0.25, max(0.000001, rate)))))


def build(ids, budget, rate, android=False):
    """P, M, data and how many of the ids, newest first, the data covers."""
    p = parameter(rate)
    count = min(len(ids), max(1, budget * 8 // (p + 2)))
    if count == 0:
        return {"p": p, "m": 1, "data": b"", "included": 0}
    m = min(LARGEST_M, count << p)
    data = write({bucket(one, m, android) for one in ids[:count]}, p)
    if len(data) > budget:
        return {"p": p, "m": 1 if android else m, "data": b"", "included": 0}
    return {"p": p, "m": m, "data": data, "included": count}


def write(values, p):
    """The bits of a set, as a text of 0 and 1 first: quotient in ones, a zero, p bits of remainder."""
    bits, last = "", 0
    for value in sorted(values):
        delta = value - last - 1
        bits += "1" * (delta >> p) + "0" + format(delta & ((1 << p) - 1), f"0{p}b")
        last = value
    bits += "0" * (-len(bits) % 8)
    return int(bits, 2).to_bytes(len(bits) // 8, "big") if bits else b""


def read(data, p, m):
    """The values of a set in ascending order; reading ends at the first value that reaches m."""
    if not 1 <= p <= LARGEST_P or m <= 1:
        return []
    values, last, bits = [], 0, Bits(data)
    while True:
        delta = read_delta(bits, p)
        if delta is None:
            return values
        last += delta
        if last >= m:
            return values
        values.append(last)


def read_delta(bits, p):
    """One delta, at least 1, or None when the bits run out."""
    quotient = bits.ones()
    remainder = bits.number(p) if quotient is not None else None
    return None if remainder is None else (quotient << p) + remainder + 1


def read_android(data, p, m):
    """As Android's decoder: signed 64-bit sums, shift counts modulo 64, any p."""
    values, last, bits = [], 0, Bits(data)
    while True:
        quotient = bits.ones()
        remainder = bits.number(p) if quotient is not None else None
        if remainder is None:
            return values
        last = signed64(last + (quotient << p % 64) + remainder + 1)
        if last >= m:
            return values
        values.append(last)


def signed64(value):
    """Wraps a number to a signed 64-bit integer."""
    return (value + (1 << 63)) % (1 << 64) - (1 << 63)


class Bits:
    """Reads bits, most significant first."""

    def __init__(self, data):
        self.bits = "".join(format(byte, "08b") for byte in data)
        self.at = 0

    def ones(self):
        """The number of ones before the next zero, or None when there is no zero."""
        zero = self.bits.find("0", self.at)
        if zero < 0:
            return None
        count = zero - self.at
        self.at = zero + 1
        return count

    def number(self, width):
        """The next `width` bits as a number, or None when there are fewer."""
        text = self.bits[self.at : self.at + width]
        if len(text) < width:
            return None
        self.at += width
        return int(text, 2) if text else 0
