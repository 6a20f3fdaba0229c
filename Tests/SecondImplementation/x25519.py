"""X25519 public keys (RFC 7748, section 5), in plain integers; for the published test keys only."""

P = 2**255 - 19
A24 = 121_665
BASE = 9


def public_key(private):
    """The public key of 32 private bytes."""
    scalar = int.from_bytes(private, "little") & ((1 << 254) - 8) | (1 << 254)
    return ladder(scalar, BASE).to_bytes(32, "little")


def ladder(scalar, u):
    """The Montgomery ladder of section 5: the u-coordinate of a multiple."""
    x2, z2, x3, z3, swapped = 1, 0, u, 1, 0
    for bit in reversed(range(255)):
        now = scalar >> bit & 1
        if now != swapped:
            x2, z2, x3, z3 = x3, z3, x2, z2
        swapped = now
        a, b, c, d = x2 + z2, x2 - z2, x3 + z3, x3 - z3
        da, cb = d * a, c * b
        x3, z3 = (da + cb) ** 2 % P, u * (da - cb) ** 2 % P
        aa, bb = a * a % P, b * b % P
        x2, z2 = aa * bb % P, (aa - bb) * (aa + A24 * (aa - bb)) % P
    if swapped:
        x2, z2 = x3, z3
    return x2 * pow(z2, -1, P) % P
