"""The payloads of message types that have no kind of their own.

Source: docs/protocol.md 3.2 to 3.15; a function for each type, from bytes to the fields, in the order of the chapters.
"""

import hashlib

import ed25519
from refusal import Refusal
from tlv import bits, fields, is_minimal, long_number, number, present, sized, strict_text, text

BOARD_POST, BOARD_TOMBSTONE = 1, 2
BOARD_LIFE = 7 * 24 * 3_600_000
GEOHASH_DIGITS = set(b"0123456789bcdefghjkmnpqrstuvwxyz")
FILE_CAP = 1_048_576
HANDSHAKES = {32: 1, 96: 2, 64: 3}


def message(data):
    """3.2: a text."""
    return {"text": strict_text(data)}


def leave(data):
    """3.2: whatever stands there."""
    return {"content": data.hex()}


def courier(data):
    """3.3."""
    found = {"copies": 1}
    for tag, value in fields(data, 2, exact=True):
        if tag == 1:
            found["tag"] = sized(value, 16).hex()
        elif tag == 2:
            found["expiry"] = long_number(sized(value, 8))
        elif tag == 3:
            found["ciphertext"] = sized(value, 1, 16_384).hex()
        elif tag == 4:
            found["copies"] = min(max(number(sized(value, 1)), 1), 8)
        elif tag == 5:
            found["prekey"] = number(sized(value, 4))
    present(found, "tag", "expiry", "ciphertext")
    return found


def handshake(data):
    """3.4: the size tells which of the three messages it is."""
    if len(data) not in HANDSHAKES:
        raise Refusal("length")
    found = {"message": HANDSHAKES[len(data)]}
    if found["message"] < 3:
        found["ephemeral"], data = data[:32].hex(), data[32:]
    if found["message"] > 1:
        found["static"], found["tag"] = data[:48].hex(), data[48:].hex()
    return found


def encrypted(data):
    """3.5: counter, ciphertext, tag."""
    if len(data) < 20:
        raise Refusal("cut")
    return {"counter": number(data[:4]), "ciphertext": data[4:-16].hex(), "tag": data[-16:].hex()}


def fragment(data, largest=10_000):
    """3.6: the header and the slice."""
    if len(data) < 13:
        raise Refusal("cut")
    index, total = number(data[8:10]), number(data[10:12])
    if not index < total <= largest:
        raise Refusal("value")
    return {"stream": data[:8].hex(), "index": index, "total": total, "inner": data[12], "data": data[13:].hex()}


def file(data):
    """3.8, iOS: the content has four length bytes, or two where four say too much."""
    found, content, at = {}, b"", 0
    while at < len(data):
        tag, at = data[at], at + 1
        width = 4 if tag == 4 and at + 4 <= len(data) and number(data[at : at + 4]) <= len(data) - at - 4 else 2
        if len(data) - at < width or len(data) - at - width < number(data[at : at + width]):
            raise Refusal("cut")
        size, at = number(data[at : at + width]), at + width
        value, at = data[at : at + size], at + size
        if tag == 1:
            found["name"] = text(value)
        elif tag == 2 and size in (4, 8):
            found["size"] = number(value)
            if found["size"] > FILE_CAP:
                raise Refusal("length")
        elif tag == 3:
            found["mime"] = text(value)
        elif tag == 4:
            content += value
            if len(content) > FILE_CAP:
                raise Refusal("length")
    if not content:
        raise Refusal("missing")
    return {key: found[key] for key in found if found[key] is not None} | {"content": content.hex()}


def board(data):
    """3.9; texts and times that are none, and a kind that is none, count as absent."""
    found = {}
    for tag, value in fields(data, 2):
        if tag == 1:
            kind = number(sized(value, 1))
            found["kind"] = kind if kind in (BOARD_POST, BOARD_TOMBSTONE) else None
        elif tag in (2, 5, 10):
            name, size = {2: ("post", 16), 5: ("author", 32), 10: ("sig", 64)}[tag]
            found[name] = sized(value, size).hex()
        elif tag in (3, 4, 6):
            name, most = {3: ("geohash", 12), 4: ("text", 512), 6: ("nickname", 64)}[tag]
            found[name] = text(sized(value, 0, most))
            if tag == 4 and not value:
                found[name] = None
        elif tag in (7, 8, 11):
            name = {7: "created", 8: "expires", 11: "deleted"}[tag]
            found[name] = long_number(value) if len(value) == 8 else None
        elif tag == 9:
            found["flags"] = number(sized(value, 1))
    present(found, "post", "author", "sig", "kind")
    found = board_post(found) if found["kind"] == BOARD_POST else board_tombstone(found)
    covered = board_signed(found)
    key, signature = bytes.fromhex(found["author"]), bytes.fromhex(found["sig"])
    return found | {"covered": covered.hex(), "valid": ed25519.verify(key, covered, signature)}


def board_post(found):
    """The fields of a post, checked."""
    present(found, "geohash", "text", "nickname", "created", "expires", "flags")
    if not set(found["geohash"].encode()) <= GEOHASH_DIGITS:
        raise Refusal("value")
    if not 0 < int(found["expires"]) - int(found["created"]) <= BOARD_LIFE:
        raise Refusal("value")
    names = ("kind", "post", "geohash", "text", "author", "nickname", "created", "expires", "flags", "sig")
    return {name: found[name] for name in names}


def board_tombstone(found):
    """The fields of a tombstone."""
    present(found, "deleted")
    return {name: found[name] for name in ("kind", "post", "author", "deleted", "sig")}


def board_signed(found):
    """What the inner signature covers."""
    if found["kind"] == BOARD_TOMBSTONE:
        return prefixed(b"bitchat-board-del-v1", 1) + bytes.fromhex(found["post"]) + eight(found["deleted"])
    data = prefixed(b"bitchat-board-v1", 1) + bytes.fromhex(found["post"])
    data += prefixed(found["geohash"].encode(), 2) + prefixed(found["text"].encode(), 2)
    data += bytes.fromhex(found["author"]) + prefixed(found["nickname"].encode(), 2)
    return data + eight(found["created"]) + eight(found["expires"]) + bytes([found["flags"]])


def prefixed(value, width):
    """A value behind its length."""
    return len(value).to_bytes(width, "big") + value


def eight(text_number):
    """A decimal string as eight bytes."""
    return int(text_number).to_bytes(8, "big")


def prekeys(data):
    """3.10."""
    found = {}
    for tag, value in fields(data, 2, exact=True):
        if tag == 1:
            found["owner"] = sized(value, 32)
        elif tag == 2:
            found["entries"] = sized(value, 36, 8 * 36)
            if len(value) % 36:
                raise Refusal("length")
        elif tag == 3:
            found["generated"] = sized(value, 8)
        elif tag == 4:
            found["sig"] = sized(value, 64)
    present(found, "owner", "entries", "generated", "sig")
    raw = found["entries"]
    entries = [[number(raw[at : at + 4]), raw[at + 4 : at + 36].hex()] for at in range(0, len(raw), 36)]
    if len({entry[0] for entry in entries}) != len(entries):
        raise Refusal("repeated")
    covered = prefixed(b"bitchat-prekey-bundle-v1", 1) + found["owner"] + bytes([len(entries)]) + raw
    return {
        "owner": found["owner"].hex(),
        "sender": hashlib.sha256(found["owner"]).hexdigest()[:16],
        "entries": entries,
        "generated": long_number(found["generated"]),
        "sig": found["sig"].hex(),
        "covered": (covered + found["generated"]).hex(),
    }


def group(data):
    """3.11; a field of a wrong size counts as absent."""
    found = {}
    for tag, value in fields(data, 2, exact=True):
        if tag == 1 and len(value) == 16:
            found["group"] = value.hex()
        elif tag == 2:
            found["epoch"] = number(value) if len(value) == 4 else None
        elif tag == 3 and len(value) == 12:
            found["nonce"] = value.hex()
        elif tag == 4 and value:
            found["sealed"] = value.hex()
    present(found, "group", "epoch", "nonce", "sealed")
    return found


def echo(data):
    """3.12: ping and pong; what follows is ignored."""
    if len(data) < 9:
        raise Refusal("cut")
    return {"nonce": data[:8].hex(), "ttl": data[8]}


def carrier(data):
    """3.13: every byte belongs to a field."""
    found = {}
    for tag, value in fields(data, 2, exact=True):
        if tag == 1:
            found["direction"] = number(sized(value, 1))
            if not 1 <= found["direction"] <= 4:
                raise Refusal("value")
        elif tag == 2:
            found["geohash"] = strict_text(value)
        elif tag == 3:
            found["event"] = value.hex()
    present(found, "direction", "geohash", "event")
    sized(found["geohash"].encode(), 1, 12)
    sized(bytes.fromhex(found["event"]), 1, 16_384)
    return found


def announce_v2(data):
    """3.14."""
    found = {}
    for tag, value in fields(data, 1, exact=True):
        if tag == 1:
            found["epoch"] = number(sized(value, 4))
        elif tag == 2:
            found["tags"] = sized(value, 64).hex()
        elif tag == 3:
            if not is_minimal(sized(value, 1, 8)):
                raise Refusal("length")
            found["capabilities"] = bits(value)
        elif tag == 4:
            found["geohash"] = strict_text(sized(value, 0, 12))
    present(found, "epoch", "tags")
    return found


def voice(data):
    """3.15."""
    if len(data) < 11:
        raise Refusal("cut")
    flags, body = data[10], data[11:]
    found = {"burst": data[:8].hex(), "sequence": number(data[8:10]), "flags": flags}
    if flags == 0x01:
        if not body:
            raise Refusal("cut")
        if body[0] != 1:
            raise Refusal("value")
        return found | {"codec": 1}
    if flags == 0x02:
        if len(body) < 6:
            raise Refusal("cut")
        return found | {"packets": number(body[:2]), "duration": number(body[2:6])}
    if flags == 0x04:
        return found
    if flags != 0:
        raise Refusal("value")
    return found | {"frames": voice_frames(body)}


def voice_frames(body):
    """One to eight frames, none of them empty."""
    found, at = [], 0
    while at < len(body):
        if len(body) - at < 2:
            raise Refusal("cut")
        size = number(body[at : at + 2])
        if size == 0:
            raise Refusal("value")
        if len(body) - at - 2 < size:
            raise Refusal("cut")
        found.append(body[at + 2 : at + 2 + size].hex())
        at += 2 + size
    if not 1 <= len(found) <= 8:
        raise Refusal("value")
    return found


IOS = {
    0x02: message,
    0x03: leave,
    0x04: courier,
    0x10: handshake,
    0x11: encrypted,
    0x20: fragment,
    0x22: file,
    0x23: board,
    0x24: prekeys,
    0x25: group,
    0x26: echo,
    0x27: echo,
    0x28: carrier,
    0x29: voice,
    0x2C: announce_v2,
}


def decode(kind, data):
    """The fields of a payload, iOS."""
    if kind not in IOS:
        raise Refusal("type")
    return IOS[kind](data)
