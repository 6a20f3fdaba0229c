"""Recomputes one vector: for each kind and profile the answer that the rules give.

Source: the fields of each kind are described in Corpus/README.md. A function here takes the inputs of a vector, never its
expectation, and returns the fields that stand beside them: `want`, `why`, `signed` and so on, or one such record for each event.
"""

import android_announce
import android_fragments
import android_frame
import android_gate
import android_sync
import announce
import flags
import fragments
import frame
import gate
import gcs
import spec
import stream
import stream_ids
import sync
from budget import ResponseBudget
from refusal import Refusal
from window import RequestWindow

LARGEST_EXACT_NUMBER = 1 << 53


def compute(vector):
    """The answer to a vector; the profile defaults to ios, and spec is ios but for its gate."""
    profile, kind = vector.get("profile", "ios"), vector["kind"]
    table = ANDROID if profile == "android" else SPEC if profile == "spec" else IOS
    return table[kind](vector)


def octets(record, name="hex"):
    """The bytes of a field, given whole or as `head` and `fill`."""
    if "head" in record:
        value, count = record["fill"]
        return bytes.fromhex(record["head"]) + bytes([value]) * count
    return bytes.fromhex(record[name])


def or_refusal(function, *arguments):
    """`want`, or null with its class."""
    try:
        return {"want": function(*arguments)}
    except Refusal as refusal:
        return {"want": None, "why": refusal.why}


def or_null(function, *arguments):
    """`want`, or null without a class."""
    return {"want": or_refusal(function, *arguments)["want"]}


def on_events(answer):
    """A kind whose answer is one record for each event; `answer` makes the function for one vector."""

    def compute_events(vector):
        one = answer(vector)
        return {"events": [one(event) for event in vector["events"]]}

    return compute_events


# Frames


def ios_frame(vector):
    return or_refusal(frame.decode, octets(vector))


def android_frame_kind(vector):
    try:
        fields, wire = android_frame.decode(octets(vector))
    except Refusal as refusal:
        return {"want": None, "why": refusal.why}
    reencoded = android_frame.encode(fields, False, wire)
    return {"want": fields, "reencoded": reencoded.hex(), "signed": android_frame.signed_bytes(fields, wire).hex()}


def encode_with(module):
    def compute_encode(vector):
        written = module.encode(vector["frame"], vector["padded"])
        signed = module.signed_bytes(vector["frame"])
        return {"want": written and written.hex(), "signed": signed and signed.hex()}

    return compute_encode


def pad(vector):
    return {"want": frame.pad(octets(vector), vector["size"]).hex()}


def unpad(vector):
    return {"want": frame.unpad(octets(vector)).hex()}


def block(vector):
    return {"want": frame.block_size(vector["size"])}


# REQUEST_SYNC


def ios_sync(vector):
    def read():
        request = sync.decode(octets(vector))
        want = {"p": request["p"], "m": request["m"], "filter": request["filter"]}
        want |= {key: str(request[key]) for key in ("types", "since") if key in request}
        if "streams" in request:
            want["streams"] = request["streams"].encode().hex()
        if sync.usable_ids(request) is not None:
            want["ids"] = sync.usable_ids(request)
        return want | {"wanted": sync.wanted(request), "encoded": sync.encode(request).hex()}

    return or_refusal(read)


def android_sync_kind(vector):
    return or_refusal(android_sync.decode, octets(vector))


def streams(vector):
    return {"want": stream_ids.encode(vector["ids"])}


def flags_kind(vector):
    mask = flags.decode(octets(vector))
    if mask is None:
        return {"want": None}
    encoded = flags.encode(mask)
    return {"want": {"mask": mask, "kinds": flags.types(mask), "encoded": encoded and encoded.hex()}}


# Golomb-coded sets


def gcs_build(android):
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
    def compute_decode(vector):
        values = read_set(octets(vector), vector["p"], vector["m"], android)
        return {"want": [value if abs(value) <= LARGEST_EXACT_NUMBER else str(value) for value in values]}

    return compute_decode


def read_set(data, p, m, android):
    return gcs.read_android(data, p, m) if android else gcs.read(data, p, m)


def bucket(android):
    return lambda vector: {"want": gcs.bucket(octets(vector, "ident"), vector["m"], android)}


def packet_id(vector):
    sender, payload = octets(vector, "sender"), octets(vector, "payload")
    return {"want": gcs.packet_id(vector["type"], sender, int(vector["ts"]), payload).hex()}


# Fragments


def ios_piece(vector):
    piece = fragments.parse(octets(vector, "payload"), vector.get("recipient"))
    return {"want": piece and piece | {"data": piece["data"].hex()}}


def android_piece(vector):
    def read():
        piece = android_fragments.parse(octets(vector, "payload"))
        return piece | {"data": piece["data"].hex()}

    return or_refusal(read)


def ios_fragments(vector):
    reassembler = fragments.Reassembler(vector.get("cap", fragments.MOST_STREAMS))
    return lambda event: on_reassembler(reassembler, event)


def on_reassembler(reassembler, event):
    now = event["t"]
    if event["do"] == "expire":
        return {"want": reassembler.expire(now)}
    if event["do"] == "stalled":
        return {"want": reassembler.stalled(now)}
    piece = fragments.parse(octets(event, "payload"), event.get("recipient"))
    if piece is None:
        return {"want": None}
    result = reassembler.add(now, event["sender"], piece)
    return {"want": result | {"data": result["data"].hex()} if "data" in result else result}


def android_fragments_kind(vector):
    reassembler = android_fragments.Reassembler()

    def answer(event):
        if event["do"] == "expire":
            return {"want": reassembler.expire(event["t"])}
        return {"want": reassembler.add(event["t"], octets(event, "payload"))}

    return answer


# The gates and their parts


def window_kind(vector):
    window = RequestWindow()

    def answer(event):
        if event["do"] == "request":
            return window.request(event["t"], event.get("peer")) or {}
        if event["do"] == "cleanup":
            return {"want": window.cleanup(event["t"])}
        return {"want": event["rsr"] and window.is_open(event["t"], event["peer"])}

    return answer


def budget_kind(vector):
    budget = ResponseBudget()
    return lambda event: on_budget(budget, event)


def on_budget(budget, event):
    if event["do"] == "prune":
        return budget.prune(event["t"]) or {}
    return {"want": budget.respond(event["t"], event["peer"])}


def gate_kind(make):
    def start(vector):
        device = make(vector["local"])
        return lambda event: on_gate(device, event)

    return start


def on_gate(device, event):
    now, action = event["t"], event["do"]
    if action == "frame":
        return {"want": device.judge(now, event["link"], octets(event))}
    if action == "request":
        return device.window.request(now, event.get("peer")) or {}
    if action == "cleanup":
        return {"want": device.window.cleanup(now)}
    if action == "bind":
        device.links[event["link"]] = event["peer"]
        return {}
    if action == "unbind":
        device.links.pop(event["link"], None)
        return {}
    if action in ("respond", "prune"):
        return on_budget(device.budget, event)
    return on_reassembler(device.reassembler, event)


def android_gate_kind(vector):
    validator = android_gate.Validator(vector["local"], vector["known"])

    def answer(event):
        if event["do"] == "cleanup":
            return {"want": validator.cleanup(event["t"])}
        return validator.judge(event["t"], octets(event))

    return answer


# Streams and announces


def stream_kind(vector):
    assembler = stream.StreamAssembler()
    return lambda event: assembler.append(event["t"], octets(event))


def announce_with(module, refuse):
    def compute_announce(vector):
        def read():
            found = module.decode(octets(vector))
            encoded = module.encode(found)
            return found if encoded is None else found | {"encoded": encoded.hex()}

        return refuse(read)

    return compute_announce


IOS = {
    "frame": ios_frame,
    "encode": encode_with(frame),
    "pad": pad,
    "unpad": unpad,
    "block": block,
    "sync": ios_sync,
    "streams": streams,
    "flags": flags_kind,
    "gcs_build": gcs_build(android=False),
    "gcs_decode": gcs_decode(android=False),
    "bucket": bucket(android=False),
    "packet_id": packet_id,
    "piece": ios_piece,
    "fragments": on_events(ios_fragments),
    "gate": on_events(gate_kind(gate.Gate)),
    "window": on_events(window_kind),
    "budget": on_events(budget_kind),
    "stream": on_events(stream_kind),
    "announce": announce_with(announce, or_null),
}

SPEC = IOS | {"gate": on_events(gate_kind(spec.Gate))}

ANDROID = {
    "frame": android_frame_kind,
    "encode": encode_with(android_frame),
    "sync": android_sync_kind,
    "gcs_build": gcs_build(android=True),
    "gcs_decode": gcs_decode(android=True),
    "bucket": bucket(android=True),
    "packet_id": packet_id,
    "piece": android_piece,
    "fragments": on_events(android_fragments_kind),
    "announce": announce_with(android_announce, or_refusal),
    "android_gate": on_events(android_gate_kind),
}
