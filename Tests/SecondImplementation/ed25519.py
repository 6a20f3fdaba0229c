"""Ed25519 (RFC 8032, section 5.1): public keys, signing and verifying, in plain integers.

Slow and not constant in time; for test vectors only. The verification equation is the one without the cofactor.
"""

import hashlib

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)
NEUTRAL = (0, 1, 1, 0)


def add(first, second):
    """The sum of two points in extended coordinates (X, Y, Z, T)."""
    x1, y1, z1, t1 = first
    x2, y2, z2, t2 = second
    a = (y1 - x1) * (y2 - x2) % P
    b = (y1 + x1) * (y2 + x2) % P
    c = 2 * t1 * t2 * D % P
    d = 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiply(scalar, point):
    """A multiple of a point, by doubling and adding."""
    result = NEUTRAL
    while scalar:
        if scalar & 1:
            result = add(result, point)
        point = add(point, point)
        scalar >>= 1
    return result


def compress(point):
    """The 32 bytes of a point: y, and the lowest bit of x on top."""
    x, y, z, _ = point
    inverse = pow(z, -1, P)
    return (y * inverse % P | (x * inverse % P & 1) << 255).to_bytes(32, "little")


def decompress(data):
    """The point of 32 bytes, or None when they are none."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & ((1 << 255) - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


BASE = decompress((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def hash_to_scalar(*parts):
    """SHA-512 of the parts, as a scalar."""
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little") % ORDER


def expand(seed):
    """The secret scalar and the prefix of a 32-byte seed."""
    digest = hashlib.sha512(seed).digest()
    scalar = int.from_bytes(digest[:32], "little") & ((1 << 254) - 8) | (1 << 254)
    return scalar, digest[32:]


def public_key(seed):
    """The public key of a 32-byte seed."""
    return compress(multiply(expand(seed)[0], BASE))


def sign(seed, message):
    """The 64-byte signature of a message."""
    scalar, prefix = expand(seed)
    key = compress(multiply(scalar, BASE))
    nonce = hash_to_scalar(prefix, message)
    point = compress(multiply(nonce, BASE))
    answer = (nonce + hash_to_scalar(point, key, message) * scalar) % ORDER
    return point + answer.to_bytes(32, "little")


def verify(key, message, signature):
    """Whether the signature of a message is good."""
    if len(key) != 32 or len(signature) != 64:
        return False
    public, point = decompress(key), decompress(signature[:32])
    answer = int.from_bytes(signature[32:], "little")
    if public is None or point is None or answer >= ORDER:
        return False
    expected = add(point, multiply(hash_to_scalar(signature[:32], key, message), public))
    return compress(multiply(answer, BASE)) == compress(expected)
