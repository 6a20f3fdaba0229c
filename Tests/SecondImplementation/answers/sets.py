"""Kinds gcs_build, gcs_decode, bucket and packet_id.

Source: docs/protocol.md 4.4, through the module imported here.
"""

import gcs
from answers.shared import octets

LARGEST_EXACT_NUMBER = 1 << 53


def gcs_build(android):
    """Building a set, and which ids it then holds."""

    def compute_build(vector):
        ids, others = ([bytes.fromhex(one) for one in vector[name]] for name in ("ids", "others"))
        built = gcs.build(ids, vector["max"], vector["fpr"], android)
        values = set(read_set(built["data"], built["p"], built["m"], android))

        def members(idents):
            return "".join("01"[gcs.bucket(one, built["m"], android) in values] for one in idents)

        want = {"p": built["p"], "m": built["m"], "hex": built["data"].hex()}
        want |= {} if android else {"included": built["included"]}
        want |= {"members": members(ids), "others": vector["others"], "other_members": members(others)}
        return {"want": want}

    return compute_build


def gcs_decode(android):
    """Reading a set; a value beyond 2^53 becomes a decimal string."""

    def compute_decode(vector):
        values = read_set(octets(vector), vector["p"], vector["m"], android)
        return {"want": [value if abs(value) <= LARGEST_EXACT_NUMBER else str(value) for value in values]}

    return compute_decode


def read_set(data, p, m, android):
    """The values of a set, as one of the apps reads them."""
    return gcs.read_android(data, p, m) if android else gcs.read(data, p, m)


def bucket(android):
    """The value of one id."""
    return lambda vector: {"want": gcs.bucket(octets(vector, "ident"), vector["m"], android)}


def packet_id(vector):
    """The id of one packet."""
    sender, payload = octets(vector, "sender"), octets(vector, "payload")
    return {"want": gcs.packet_id(vector["type"], sender, int(vector["ts"]), payload).hex()}
