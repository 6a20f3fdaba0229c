"""Counts the instructions of a command with valgrind's callgrind, by the file that holds them and by the module they stand in."""
import collections
import functools
import os
import re
import subprocess

# Swift seeds its hashes anew at every start unless told not to: the lengths of probes would differ.
STEADY = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1"}
LIBRARIES = [("bitchat-dissect", "program"), ("pcap-loop", "program"), ("libz.", "zlib"), ("libcrypto.", "libcrypto")]
# Libraries that are linked into the program.
ARCHIVES = [("libz.a", "zlib"), ("libcrypto.a", "libcrypto")]
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


@functools.cache
def linked():
    """The functions of the archives that are linked into the program, each with its library."""
    functions = {}
    for archive, group in ARCHIVES:
        path = subprocess.run(["cc", f"-print-file-name={archive}"], capture_output=True, text=True, check=True).stdout.strip()
        names = subprocess.run(["nm", "--defined-only", "-j", path], capture_output=True, text=True, check=True).stdout
        functions |= dict.fromkeys(names.split(), group)
    return functions


def group(path, function):
    """Whose a function is: the program's, zlib's, libcrypto's, or one of the others."""
    name = os.path.basename(path)
    found = next((group for start, group in LIBRARIES if name.startswith(start)), "others")
    return linked().get(function.split("'")[0], found) if found == "program" else found


def groups(costs):
    """The instructions in the program itself, in zlib, in libcrypto, and in all others together."""
    sums = dict.fromkeys(GROUPS, 0)
    for (path, function), cost in costs.items():
        sums[group(path, function)] += cost
    return sums


def modules(costs):
    """The instructions in each Swift module of the program, by the mangled names of its functions; libraries by their own names."""
    sums = collections.Counter()
    for (path, function), cost in costs.items():
        owner, module = group(path, function), re.match(r"\$s(\d+)(\w+)", function)
        if owner != "program":
            sums[owner] += cost
        elif module:
            sums[module[2][:int(module[1])]] += cost
        else:
            sums["Swift's library and runtime"] += cost
    return sums
