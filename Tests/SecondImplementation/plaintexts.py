"""What Noise messages hold once they are opened: a type byte and a body.

Source: docs/protocol.md 3.5, the table of codes.
"""

import payloads
from refusal import Refusal
from tlv import bits, fields, is_minimal, long_number, number, present, sized, strict_text, text

MOST_MEMBERS = 16
MOST_VOUCHES = 16


def decode(data):
    """The kind and the fields of a plaintext."""
    if not data:
        raise Refusal("cut")
    if data[0] not in BODIES:
        raise Refusal("type")
    kind, read = BODIES[data[0]]
    return {"kind": kind} | read(data[1:])


def private_message(body):
    """A field of unknown type refuses the whole."""
    found = {}
    for tag, value in fields(body, 1):
        if tag > 1:
            raise Refusal("value")
        found[("id", "text")[tag]] = text(value)
    present(found, "id", "text")
    return found


def receipt(body):
    """The ID of a message."""
    return {"id": strict_text(body)}


def group_state(body):
    """A field of a wrong size, a name that is no text and a roster that is none count as absent."""
    sizes = {1: ("group", 16), 3: ("key", 32), 6: ("creator", 32), 7: ("sig", 64)}
    found = {}
    for tag, value in fields(body, 2, exact=True):
        if tag in sizes and len(value) == sizes[tag][1]:
            found[sizes[tag][0]] = value.hex()
        elif tag == 2:
            found["name"] = text(value)
        elif tag == 4:
            found["epoch"] = number(value) if len(value) == 4 else None
        elif tag == 5:
            found["roster"] = value.hex() if is_roster(value) else None
    present(found, "group", "name", "key", "epoch", "roster", "creator", "sig")
    return found


def is_roster(value):
    """One to sixteen members, each with two keys and a name, and nothing behind them."""
    if not value or not 1 <= value[0] <= MOST_MEMBERS:
        return False
    at = 1
    for _ in range(value[0]):
        if len(value) - at < 65:
            return False
        start = at + 65
        at = start + value[start - 1]
        if at > len(value) or text(value[start:at]) is None:
            return False
    return at == len(value)


def challenge(body):
    """Key and nonce, in this order."""
    found = fields(body, 1)
    if [tag for tag, _ in found[:2]] != [1, 2]:
        raise Refusal("missing")
    return {"noiseKey": strict_text(found[0][1]), "nonce": found[1][1].hex()}


def response(body):
    """The same with a signature."""
    found = fields(body, 1)
    first = challenge(body)
    if len(found) < 3 or found[2][0] != 3:
        raise Refusal("missing")
    key = first["noiseKey"].encode()
    covered = b"bitchat-verify-resp-v1" + bytes([len(key)]) + key + found[1][1]
    return first | {"sig": found[2][1].hex(), "covered": covered.hex()}


def vouches(body):
    """As many attestations as announced and present, at most sixteen; malformed ones are passed over."""
    left, at, found = min(body[0], MOST_VOUCHES) if body else 0, 1, []
    while left and len(body) - at >= 2:
        size = number(body[at : at + 2])
        if len(body) - at - 2 < size:
            break
        entry, at = body[at + 2 : at + 2 + size], at + 2 + size
        try:
            found.append(attestation(entry))
            left -= 1
        except Refusal:
            pass
    return {"vouches": found}


def attestation(entry):
    """Fingerprint, signing key, time, signature."""
    sizes, found = {1: 32, 2: 32, 3: 8, 4: 64}, {}
    for tag, value in fields(entry, 1, exact=True):
        if tag in sizes:
            found[tag] = sized(value, sizes[tag])
    present(found, 1, 2, 3, 4)
    return [found[1].hex(), found[2].hex(), long_number(found[3]), found[4].hex()]


def peer_state(body):
    """Version 1, both fields exactly once, capabilities minimal."""
    if not body:
        raise Refusal("cut")
    if body[0] != 1:
        raise Refusal("value")
    found = {}
    for tag, value in fields(body[1:], 1, exact=True):
        name = {1: "capabilities", 2: "signing"}.get(tag)
        if name in found:
            raise Refusal("repeated")
        if tag == 1:
            if not is_minimal(sized(value, 1, 8)):
                raise Refusal("length")
            found[name] = bits(value)
        elif tag == 2:
            found[name] = sized(value, 32).hex()
    present(found, "capabilities", "signing")
    return found


BODIES = {
    0x01: ("privateMessage", private_message),
    0x02: ("readReceipt", receipt),
    0x03: ("delivered", receipt),
    0x06: ("groupInvite", group_state),
    0x07: ("groupKeyUpdate", group_state),
    0x08: ("voiceFrame", payloads.voice),
    0x09: ("privateFile", payloads.file),
    0x10: ("verifyChallenge", challenge),
    0x11: ("verifyResponse", response),
    0x12: ("vouch", vouches),
    0x20: ("privateFile", payloads.file),
    0x21: ("peerState", peer_state),
}
