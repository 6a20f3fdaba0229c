#!/usr/bin/env python3
"""A program for `bitchat-fuzz compare -- python3 examples/compare-server.py`: kinds frame, sync and unpad of iOS.

Written from docs/protocol.md 2.1 to 2.6 and 4.1 to 4.3; the lines it reads and writes are described in docs/compare.md.
"""
import json, re, sys, zlib

PAYLOAD_CAP, FILTER_CAP, RATIO_CAP = 1_179_760, 1024, 50_000
REFUSALS = (ValueError, KeyError, IndexError, zlib.error)


def frame(data):
    at = {1: 14, 2: 16}[data[0]]
    length, flags = int.from_bytes(data[12:at], "big"), data[11]

    def take(count):
        nonlocal at
        at += count
        if at > len(data) or length > PAYLOAD_CAP:
            raise ValueError
        return data[at - count : at]

    got = {"v": data[0], "type": data[1], "ttl": data[2], "ts": str(int.from_bytes(data[3:11], "big")), "sender": take(8).hex()}
    if flags & 0x01:
        got["recipient"] = take(8).hex()
    if flags & 0x08 and data[0] == 2 and (hops := take(8 * take(1)[0]).hex()):
        got["route"] = re.findall(".{16}", hops)
    got["payload"] = (inflated(take(length), 2 * data[0]) if flags & 0x04 else take(length)).hex()
    if flags & 0x02:
        got["sig"] = take(64).hex()
    if flags & 0x10:
        got["rsr"] = True
    return got


def inflated(section, preamble):
    size, body = int.from_bytes(section[:preamble], "big"), section[preamble:]
    if not 0 < size <= min(PAYLOAD_CAP, RATIO_CAP * len(body)):
        raise ValueError
    payload = zlib.decompressobj(-15).decompress(body, size)
    if len(payload) != size:
        raise ValueError
    return payload


def sync(data):
    found = {}
    while len(data) >= 3:
        tag, value, length = data[0], data[3 : 3 + int.from_bytes(data[1:3], "big")], int.from_bytes(data[1:3], "big")
        if len(value) < length or (tag == 3 and length > FILTER_CAP):
            raise ValueError
        if length in {1: [1], 2: [4], 4: range(1, 9), 5: [8], 6: range(1025)}.get(tag, range(65536)):
            if tag != 6 or is_text(value):
                found[tag] = value
        data = data[3 + length :]
    p, m, types = found[1][0], int.from_bytes(found[2], "big"), None
    if not 1 <= p <= 32 or m == 0:
        raise ValueError
    got = {"p": p, "m": m, "filter": found[3].hex(), "wanted": 3}
    if 4 in found:
        got["wanted"] = int.from_bytes(found[4], "little") & 0x7FF
        got["types"] = str(got["wanted"])
        found[4] = got["wanted"].to_bytes(2, "little").rstrip(b"\0")
    if 5 in found:
        got["since"] = str(int.from_bytes(found[5], "big"))
    if 6 in found:
        got["streams"] = found[6].hex()
        tokens = [token for token in found[6].decode().split(",") if token]
        if not all(re.fullmatch("[0-9a-f]{16}", token) for token in tokens):
            raise NotImplementedError("stream ids that are not 16 lower-case digits")
        got |= {"ids": sorted(set(tokens[:60]))} if tokens else {}
    parts = [(tag, found[tag]) for tag in (1, 2, 3, 4, 5, 6) if tag in found and (tag != 4 or found[4])]
    got["encoded"] = b"".join(bytes([tag]) + len(value).to_bytes(2, "big") + value for tag, value in parts).hex()
    return got


def is_text(value):
    try:
        return value.decode() is not None
    except UnicodeDecodeError:
        return False


def unpad(data):
    count = data[-1] if data else 0
    return (data[:-count] if count and data[-count:] == bytes([count]) * count else data).hex()


KINDS = {"frame": frame, "sync": sync, "unpad": unpad}

for line in sys.stdin:
    case = json.loads(line)
    answer = {"id": case["id"]}
    if "hello" in case:
        answer |= {"name": "compare-server.py", "kinds": list(KINDS), "profiles": ["spec", "ios"]}
    elif case["kind"] not in KINDS or case["profile"] == "android":
        answer["skip"] = "not done here"
    else:
        value, count = case.get("fill", (0, 0))
        try:
            answer["got"] = KINDS[case["kind"]](bytes.fromhex(case.get("hex", case.get("head"))) + bytes([value]) * count)
        except REFUSALS:
            answer["got"] = None
        except NotImplementedError as reason:
            answer["skip"] = str(reason)
    print(json.dumps(answer), flush=True)
