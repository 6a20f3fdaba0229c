#!/usr/bin/env python3
"""A program for `bitchat-fuzz compare -- python3 examples/compare-server.py`: kinds frame, sync and unpad of iOS.

Written from docs/protocol.md 2.1 to 2.6 and 4.1; the lines it reads and writes are described in docs/compare.md.
"""
import json, re, struct, sys, zlib

PAYLOAD_CAP, FILTER_CAP, RATIO_CAP = 1_179_760, 1024, 50_000
REFUSALS = (ValueError, KeyError, IndexError, zlib.error)


def number(data):
    return int.from_bytes(data, "big")


def take(rest, count, cap=PAYLOAD_CAP):
    if not len(rest) >= count <= cap:
        raise ValueError
    part, rest[:count] = bytes(rest[:count]), b""
    return part


def frame(data):
    at, flags = {1: 14, 2: 16}[data[0]], data[11]
    rest, ts = bytearray(data[at:]), str(number(data[3:11]))
    got = {"v": data[0], "type": data[1], "ttl": data[2], "ts": ts, "sender": take(rest, 8).hex()}
    if flags & 0x01:
        got["recipient"] = take(rest, 8).hex()
    if flags & 0x08 and data[0] == 2 and (hops := take(rest, 8 * take(rest, 1)[0]).hex()):
        got["route"] = re.findall(".{16}", hops)
    section = take(rest, number(data[12:at]))
    got["payload"] = (inflated(section, 2 * data[0]) if flags & 0x04 else section).hex()
    if flags & 0x02:
        got["sig"] = take(rest, 64).hex()
    if flags & 0x10:
        got["rsr"] = True
    return got


def inflated(section, preamble):
    size, body = number(section[:preamble]), section[preamble:]
    if not 0 < size <= min(PAYLOAD_CAP, RATIO_CAP * len(body)):
        raise ValueError
    return take(bytearray(zlib.decompressobj(-15).decompress(body, size)), size)


def sync(data):
    rest, found = bytearray(data), {}
    while len(rest) >= 3:
        tag, value = rest[0], take(rest, 3 + number(rest[1:3]))[3:]
        if tag in (4, 5, 6):
            raise NotImplementedError("the fields that not every request has")
        if tag == 3 and len(value) > FILTER_CAP:
            raise ValueError
        if len(value) == {1: 1, 2: 4}.get(tag, len(value)):
            found[tag] = value
    p, m, encoded = found[1][0], number(found[2]), [struct.pack(">BH", tag, len(found[tag])) + found[tag] for tag in (1, 2, 3)]
    if not 1 <= p <= 32 or m == 0:
        raise ValueError
    return {"p": p, "m": m, "filter": found[3].hex(), "wanted": 3, "encoded": b"".join(encoded).hex()}


def unpad(data):
    count = data[-1] if data else 0
    return (data[:-count] if count and data[-count:] == bytes([count]) * count else data).hex()


KINDS = {"frame": frame, "sync": sync, "unpad": unpad}

for line in sys.stdin:
    case = json.loads(line)
    answer = {"id": case["id"]}
    if "hello" in case:
        answer |= {"name": "compare-server.py", "kinds": list(KINDS), "profiles": ["spec", "ios"]}
    else:
        value, count = case.get("fill", (0, 0))
        try:
            answer["got"] = KINDS[case["kind"]](bytes.fromhex(case.get("hex", case.get("head"))) + bytes([value]) * count)
        except REFUSALS:
            answer["got"] = None
        except NotImplementedError as reason:
            answer["skip"] = str(reason)
    print(json.dumps(answer), flush=True)
