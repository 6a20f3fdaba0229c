"""Whether outputs that must be equal are, and what openssl says of signatures."""
import re
import subprocess


def digest(words):
    """The SHA-256 of what a command prints."""
    source = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    result = subprocess.run(["sha256sum"], stdin=source.stdout, capture_output=True, text=True, check=True)
    source.stdout.close()
    return result.stdout.split()[0] if source.wait() == 0 else f"status {source.returncode}"


def own_digest(words):
    """The SHA-256 that a command says itself."""
    printed = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    found = re.findall(r"\b[0-9a-f]{64}\b", printed)
    return found[0] if found else "none"


def valid_signatures(words):
    """How many distinct signatures a command that prints NDJSON says are valid."""
    source = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    with source.stdout as lines:
        found = {match[1] for line in lines if '"signature":"valid"' in line
                 and (match := re.search(r'"signature":"([0-9a-f]{128})"', line))}
    source.wait()
    return len(found)


def openssl_verifications():
    """The Ed25519 verifications a second of one core, as `openssl speed` measures them; nothing where it is not installed."""
    try:
        words = ["openssl", "speed", "-seconds", "1", "ed25519"]
        printed = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    found = re.search(r"Ed25519\)\s+\S+s\s+\S+s\s+[\d.]+\s+([\d.]+)", printed)
    return float(found[1]) if found else None
