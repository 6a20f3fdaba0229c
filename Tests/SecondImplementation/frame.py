"""Frames as the iOS app reads and writes them.

Source: docs/protocol.md 2.1 to 2.8 and 13.2, items 1 to 7.
"""

import zlib

from refusal import Refusal

HAS_RECIPIENT = 0x01
HAS_SIGNATURE = 0x02
COMPRESSED = 0x04
HAS_ROUTE = 0x08
RSR = 0x10

LENGTH_CAP = 1_179_760
RATIO_CAP = 50_000
PADDING_BLOCKS = (256, 512, 1024, 2048)
SMALLEST_FRAME = {1: 22, 2: 24}
HEADER_SIZE = {1: 14, 2: 16}
BROADCAST = "ff" * 8


def decode(data):
    """The fields of the first frame in `data` (protocol.md 2.1, 2.3, 2.6); raises Refusal."""
    header = decode_header(data, LENGTH_CAP)
    flags, length, at = header.pop("flags"), header.pop("length"), header.pop("at")
    frame = header

    def take(count, refusal):
        nonlocal at
        if len(data) - at < count:
            raise Refusal(refusal)
        at += count
        return data[at - count : at]

    frame["sender"] = take(8, "short").hex()
    if flags & HAS_RECIPIENT:
        frame["recipient"] = take(8, "recipient-cut").hex()
    if frame["v"] == 2 and flags & HAS_ROUTE:
        count = take(1, "route-cut")[0]
        hops = take(8 * count, "route-cut")
        if count:
            frame["route"] = split_ids(hops)
    if flags & COMPRESSED:
        size_field = preamble_size(frame["v"])
        if length < size_field:
            raise Refusal("packed-too-small")
        original = int.from_bytes(take(size_field, "size-field-cut"), "big")
        if length == size_field:
            raise Refusal("packed-empty")
        body = take(length - size_field, "payload-cut")
        frame["payload"] = inflate(body, original).hex()
    else:
        frame["payload"] = take(length, "payload-cut").hex()
    if flags & HAS_SIGNATURE:
        frame["sig"] = take(64, "signature-cut").hex()
    if flags & RSR:
        frame["rsr"] = True
    return frame


def decode_header(data, cap):
    """The fixed part of the header; the same for both apps but for the cap on the length."""
    if len(data) < 22:
        raise Refusal("short")
    version = data[0]
    if version not in HEADER_SIZE:
        raise Refusal("version")
    if len(data) < SMALLEST_FRAME[version]:
        raise Refusal("short")
    at = HEADER_SIZE[version]
    length = int.from_bytes(data[12:at], "big")
    if length > cap:
        raise Refusal("length-limit")
    return {
        "v": version,
        "type": data[1],
        "ttl": data[2],
        "ts": str(int.from_bytes(data[3:11], "big")),
        "flags": data[11],
        "length": length,
        "at": at,
    }


def preamble_size(version):
    """Width of the original-size field in front of a compressed body (protocol.md 2.4)."""
    return 2 if version == 1 else 4


def split_ids(data):
    """Eight-byte ids, as hex."""
    return [data[at : at + 8].hex() for at in range(0, len(data), 8)]


def inflate(body, original):
    """Raw DEFLATE; output beyond `original` is silently cut (protocol.md 2.4, 13.2 item 5)."""
    if original > LENGTH_CAP:
        raise Refusal("original-limit")
    if original > RATIO_CAP * len(body):
        raise Refusal("ratio")
    if original == 0:
        raise Refusal("inflate")
    try:
        output = zlib.decompressobj(-zlib.MAX_WBITS).decompress(body, original)
    except zlib.error:
        raise Refusal("inflate") from None
    if not output:
        raise Refusal("inflate")
    if len(output) != original:
        raise Refusal("original-mismatch")
    return output


def encode(frame, padded):
    """The bytes of a frame, or None where the app refuses to write it (13.2 item 6)."""
    version = frame["v"]
    hops = [bytes.fromhex(hop) for hop in frame.get("route", [])] if version == 2 else []
    payload = bytes.fromhex(frame["payload"])
    if version not in HEADER_SIZE or len(hops) > 255 or b"" in hops:
        return None
    if version == 1 and len(payload) > 0xFFFF:
        return None
    refuse_compressible(payload)
    flags = 0
    flags |= HAS_RECIPIENT if "recipient" in frame else 0
    flags |= HAS_SIGNATURE if "sig" in frame else 0
    flags |= HAS_ROUTE if hops else 0
    flags |= RSR if frame.get("rsr") else 0
    data = write(frame, flags, hops, payload)
    return pad_to_block(data) if padded else data


def write(frame, flags, hops, section):
    """Joins the fields in wire order; the flags and the payload section are given."""
    length_size = 2 if frame["v"] < 2 else 4
    data = bytes([frame["v"], frame["type"], frame["ttl"]])
    data += int(frame["ts"]).to_bytes(8, "big")
    data += bytes([flags]) + len(section).to_bytes(length_size, "big")
    data += eight(frame["sender"])
    if flags & HAS_RECIPIENT:
        data += eight(frame["recipient"])
    if flags & HAS_ROUTE:
        data += bytes([len(hops)]) + b"".join(eight(hop.hex()) for hop in hops)
    data += section
    if flags & HAS_SIGNATURE:
        data += bytes.fromhex(frame["sig"])
    return data


def eight(text):
    """An id of exactly eight bytes: shorter ones are zero-filled, longer ones cut."""
    return bytes.fromhex(text)[:8].ljust(8, b"\0")


def signed_bytes(frame):
    """What the signature covers (protocol.md 2.8): ttl 0, no RSR, no signature, padded."""
    bare = {key: frame[key] for key in frame if key not in ("sig", "rsr")}
    return encode(bare | {"ttl": 0}, padded=True)


def refuse_compressible(payload):
    """Stops at a payload that a sender would compress (protocol.md 2.4): compressed bytes are not canonical."""
    tried = len(payload) >= 100 and len(set(payload)) / min(len(payload), 256) < 0.9
    stream = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    if tried and len(stream.compress(payload) + stream.flush()) < len(payload):
        raise ValueError("a vector of kind encode must not trigger compression")


def block_size(size):
    """The padded size of a frame of `size` bytes (protocol.md 2.5)."""
    return next((block for block in PADDING_BLOCKS if block >= size + 16), size)


def pad(data, size):
    """PKCS#7 padding up to `size`; only 1 to 255 bytes can be written."""
    count = size - len(data)
    return data + bytes([count]) * count if 1 <= count <= 255 else data


def pad_to_block(data):
    """Padding as a sender applies it to a whole frame."""
    return pad(data, block_size(len(data)))


def unpad(data):
    """Removes valid PKCS#7 padding, or nothing (protocol.md 2.5, the unpad test)."""
    count = data[-1] if data else 0
    valid = 1 <= count <= len(data) and data.endswith(bytes([count]) * count)
    return data[:-count] if valid else data
