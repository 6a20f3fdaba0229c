"""Counts the instructions of a command with valgrind's callgrind, by the file that holds them and by the module they stand in."""
import collections
import os
import re
import subprocess

# Swift seeds its hashes anew at every start unless told not to: the lengths of probes would differ.
STEADY = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1"}
LIBRARIES = [("bitchat-dissect", "program"), ("pcap-loop", "program"), ("libz.", "zlib"), ("libcrypto.", "libcrypto")]
GROUPS = ["program", "zlib", "libcrypto", "others"]


def stripped(program, folder):
    """A copy without debugging symbols, which valgrind would read first and may not understand."""
    copy = os.path.join(folder, os.path.basename(program))
    subprocess.run(["strip", "-g", "-o", copy, program], check=True)
    return copy


def count(words, profile):
    """The instructions of a command as a Counter of (object, function); `profile` is the file valgrind writes."""
    words = ["valgrind", "--tool=callgrind", "--vgdb=no", f"--callgrind-out-file={profile}", "--log-file=/dev/null"] + words
    done = subprocess.run(words, env=STEADY, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    if done.returncode != 0:
        raise SystemExit(f"status {done.returncode}: {' '.join(words)}\n{done.stderr.decode()}")
    with open(profile) as file:
        return selves(file)


def selves(lines):
    """What each function executes itself, from a profile; what it calls follows a `calls=` line and is left out."""
    costs, names = collections.Counter(), {}
    place = {"ob": "", "fn": ""}
    is_call = False
    for line in lines:
        if line[0] in "0123456789+-*":
            if not is_call:
                costs[place["ob"], place["fn"]] += int(line.split()[1])
            is_call = False
        elif line.startswith("calls="):
            is_call = True
        elif named := re.match(r"(c?)(ob|fn)=(\(\d+\))(?: (.*))?", line):
            called, kind, number, name = named.groups()
            if name is not None:
                names[kind, number] = name
            if not called:
                place[kind] = names[kind, number]
    return costs


def groups(costs):
    """The instructions in the program itself, in zlib, in libcrypto, and in all others together."""
    sums = dict.fromkeys(GROUPS, 0)
    for (path, _), cost in costs.items():
        name = os.path.basename(path)
        sums[next((group for start, group in LIBRARIES if name.startswith(start)), "others")] += cost
    return sums


def modules(costs):
    """The instructions in each Swift module of the program, by the mangled names of its functions; libraries by their own names."""
    sums = collections.Counter()
    for (path, function), cost in costs.items():
        name = os.path.basename(path)
        group = next((group for start, group in LIBRARIES if name.startswith(start)), "others")
        module = re.match(r"\$s(\d+)(\w+)", function)
        if group != "program":
            sums[group] += cost
        elif module:
            sums[module[2][:int(module[1])]] += cost
        else:
            sums["Swift's library and runtime"] += cost
    return sums
