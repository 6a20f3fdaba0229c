"""Kinds frame, encode, pad, unpad, block, stream and announce.

Source: docs/protocol.md chapters 1 to 3, through the modules imported here.
"""

import android_frame
import frame
import stream
from answers.shared import octets, or_refusal
from refusal import Refusal


def ios_frame(vector):
    """Decoding one frame, iOS."""
    return or_refusal(frame.decode, octets(vector))


def android_frame_kind(vector):
    """Decoding one frame, Android, with what a relay would send and what the signature covers."""
    try:
        fields, wire = android_frame.decode(octets(vector))
    except Refusal as refusal:
        return {"want": None, "why": refusal.why}
    reencoded = android_frame.encode(fields, False, wire)
    return {"want": fields, "reencoded": reencoded.hex(), "signed": android_frame.signed_bytes(fields, wire).hex()}


def encode_with(module):
    """Encoding with the module of one app; none where the app refuses."""

    def compute_encode(vector):
        written = module.encode(vector["frame"], vector["padded"])
        signed = module.signed_bytes(vector["frame"])
        return {"want": written and written.hex(), "signed": signed and signed.hex()}

    return compute_encode


def pad(vector):
    """Padding up to a size."""
    return {"want": frame.pad(octets(vector), vector["size"]).hex()}


def unpad(vector):
    """Removing padding."""
    return {"want": frame.unpad(octets(vector)).hex()}


def block(vector):
    """The block that a size is padded to."""
    return {"want": frame.block_size(vector["size"])}


def stream_kind(vector):
    """One notification assembler, fed chunk by chunk."""
    assembler = stream.StreamAssembler()
    return lambda event: assembler.append(event["t"], octets(event))


def announce_with(module, refuse):
    """Decoding an announce with the module of one app; `refuse` says whether a refusal names its class."""

    def compute_announce(vector):
        def read():
            found = module.decode(octets(vector))
            encoded = module.encode(found)
            return found if encoded is None else found | {"encoded": encoded.hex()}

        return refuse(read)

    return compute_announce
