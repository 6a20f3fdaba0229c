"""Recomputes one vector: which function answers which kind, for each profile.

Source: the kinds and their fields are described in Corpus/README.md. A function takes the inputs of a vector, never
its expectation, and returns the fields that stand beside them: `want`, `why`, `signed` and so on, or one such record
for each event.
"""

import android_announce
import android_frame
import android_payloads
import announce
import frame
import gate
import payloads
import plaintexts
import spec
from answers import contents, frames, gates, pieces, requests, sets
from answers.shared import on_events, or_null, or_refusal

IOS = {
    "frame": frames.ios_frame,
    "encode": frames.encode_with(frame),
    "pad": frames.pad,
    "unpad": frames.unpad,
    "block": frames.block,
    "sync": requests.ios_sync,
    "streams": requests.streams,
    "flags": requests.flags_kind,
    "gcs_build": sets.gcs_build(android=False),
    "gcs_decode": sets.gcs_decode(android=False),
    "bucket": sets.bucket(android=False),
    "packet_id": sets.packet_id,
    "piece": pieces.ios_piece,
    "fragments": on_events(pieces.ios_fragments),
    "gate": on_events(gates.gate_kind(gate.Gate)),
    "window": on_events(gates.window_kind),
    "budget": on_events(gates.budget_kind),
    "stream": on_events(frames.stream_kind),
    "announce": frames.announce_with(announce, or_null),
    "payload": contents.payload(payloads),
    "plaintext": contents.plaintext(plaintexts),
    "signature": contents.signature(android=False),
}

SPEC = IOS | {"gate": on_events(gates.gate_kind(spec.Gate))}

ANDROID = {
    "frame": frames.android_frame_kind,
    "encode": frames.encode_with(android_frame),
    "sync": requests.android_sync_kind,
    "gcs_build": sets.gcs_build(android=True),
    "gcs_decode": sets.gcs_decode(android=True),
    "bucket": sets.bucket(android=True),
    "packet_id": sets.packet_id,
    "piece": pieces.android_piece,
    "fragments": on_events(pieces.android_fragments_kind),
    "announce": frames.announce_with(android_announce, or_refusal),
    "payload": contents.payload(android_payloads),
    "signature": contents.signature(android=True),
    "android_gate": on_events(gates.android_gate_kind),
}


def compute(vector):
    """The answer to a vector; the profile defaults to ios, and spec is ios but for its gate."""
    profile, kind = vector.get("profile", "ios"), vector["kind"]
    table = ANDROID if profile == "android" else SPEC if profile == "spec" else IOS
    return table[kind](vector)
