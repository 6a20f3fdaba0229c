"""Frames as the Android app reads and writes them.

Source: docs/protocol.md 2.3, 2.4, 8 (rows 25 to 28) and 13.3; 13.10 for the versions that can be written.
"""

import zlib

import frame as ios
from refusal import Refusal

LENGTH_CAP = 10_485_760


def decode(data):
    """The fields of the frame, and under `section` its payload section as received; raises Refusal."""
    header = ios.decode_header(data, LENGTH_CAP)
    flags, length, at = header.pop("flags"), header.pop("length"), header.pop("at")
    fields = header
    needed = at + 8
    needed += 8 if flags & ios.HAS_RECIPIENT else 0
    count_at = needed
    routed = fields["v"] == 2 and flags & ios.HAS_ROUTE
    if routed:
        if len(data) <= count_at:
            raise Refusal("cut")
        needed += 1 + 8 * data[count_at]
    payload_at = needed
    needed += length + (64 if flags & ios.HAS_SIGNATURE else 0)
    if len(data) < needed:
        raise Refusal("cut")
    fields["sender"] = data[at : at + 8].hex()
    if flags & ios.HAS_RECIPIENT:
        fields["recipient"] = data[at + 8 : at + 16].hex()
    if routed and data[count_at]:
        fields["route"] = ios.split_ids(data[count_at + 1 : payload_at])
    section = data[payload_at : payload_at + length]
    compressed = bool(flags & ios.COMPRESSED)
    fields["payload"] = (unpack(section, fields["v"]) if compressed else section).hex()
    if flags & ios.HAS_SIGNATURE:
        fields["sig"] = data[needed - 64 : needed].hex()
    return fields, {"section": section, "compressed": compressed}


def unpack(section, version):
    """The checks on a compressed section, in Android's order (13.3)."""
    size_field = ios.preamble_size(version)
    if len(section) < size_field:
        raise Refusal("packed-too-small")
    original = int.from_bytes(section[:size_field], "big")
    body = section[size_field:]
    if not 1 <= original <= LENGTH_CAP:
        raise Refusal("original-limit")
    if not body:
        raise Refusal("packed-empty")
    if original > ios.RATIO_CAP * len(body):
        raise Refusal("ratio")
    if looks_like_zlib(body):
        output = inflate_exactly(body, original, zlib.MAX_WBITS)
        if output is not None:
            return output
    output = inflate_exactly(body, original, -zlib.MAX_WBITS)
    if output is None:
        raise Refusal("inflate")
    return output


def looks_like_zlib(body):
    """RFC 1950: method 8, window at most 32 KiB, header a multiple of 31."""
    if len(body) < 2:
        return False
    return body[0] & 0x0F == 8 and body[0] >> 4 <= 7 and int.from_bytes(body[:2], "big") % 31 == 0


def inflate_exactly(body, original, window):
    """The output when the stream ends exactly at the declared size and at the last byte, else None."""
    stream = zlib.decompressobj(window)
    try:
        output = stream.decompress(body, original + 1)
    except zlib.error:
        return None
    exact = len(output) == original and stream.eof and not stream.unused_data
    return output if exact else None


def encode(fields, padded, wire=None):
    """The bytes of a frame; `wire` keeps a received payload section as it came."""
    version = fields["v"]
    hops = [bytes.fromhex(hop) for hop in fields.get("route", [])][:255] if version >= 2 else []
    payload = bytes.fromhex(fields["payload"])
    if wire is None:
        ios.refuse_compressible(payload)
    section = payload if wire is None else wire["section"]
    if version < 2 and len(section) > 0xFFFF:
        return None
    flags = 0
    flags |= ios.HAS_RECIPIENT if "recipient" in fields else 0
    flags |= ios.HAS_SIGNATURE if "sig" in fields else 0
    flags |= ios.COMPRESSED if wire and wire["compressed"] else 0
    flags |= ios.HAS_ROUTE if hops else 0
    data = ios.write(fields, flags, hops, section)
    return ios.pad_to_block(data) if padded else data


def signed_bytes(fields, wire=None):
    """What the signature covers: ttl 0, no signature, padded, the received payload section."""
    bare = {key: fields[key] for key in fields if key != "sig"}
    return encode(bare | {"ttl": 0}, padded=True, wire=wire)
