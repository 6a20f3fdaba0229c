"""What the figures were measured on."""
import os
import platform
import shutil
import subprocess


def first_line(*words):
    """The first line that a program prints of itself, or a dash."""
    if not shutil.which(words[0]):
        return "-"
    lines = subprocess.run(words, capture_output=True, text=True).stdout.splitlines()
    return lines[0].strip() if lines else "-"


def value(path, key, separator=":"):
    """What stands after `key` in a file of keys and values, or a dash."""
    with open(path) as file:
        for line in file:
            name, _, text = line.partition(separator)
            if name.strip() == key:
                return text.strip().strip('"')
    return "-"


def package(name):
    """The version of a Debian package, or a dash."""
    words = ["dpkg-query", "-W", "-f", "${Version}", name]
    return subprocess.run(words, capture_output=True, text=True).stdout.strip() or "-"


def rows():
    """The machine and the versions, as rows of two cells."""
    memory = int(value("/proc/meminfo", "MemTotal").split()[0]) / 1048576
    yield "Machine", f"{value('/proc/cpuinfo', 'model name')}, {os.cpu_count()} cores, {memory:.0f} GiB"
    yield "System", f"{value('/etc/os-release', 'PRETTY_NAME', '=')}, Linux {platform.release()}"
    yield "Swift", first_line("swift", "--version")
    yield "tshark", first_line("tshark", "--version")
    yield "btmon", first_line("btmon", "--version")
    yield "libpcap, zlib, libcrypto", ", ".join(package(name) for name in ["libpcap0.8", "zlib1g", "libssl3"])
    yield "OpenSSL", first_line("openssl", "version")
    yield "Load of other programs when it began", open("/proc/loadavg").read().split()[0]
