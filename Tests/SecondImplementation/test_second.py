"""Tests of the second implementation itself: python3 -m unittest, in this directory.

Source: RFC 8032, section 7.1, for the signatures; RFC 7748, section 5.2, for the Noise keys; docs/protocol.md 10 for the worked examples.
"""

import contextlib
import hashlib
import io
import pathlib
import unittest

import check
import ed25519
import frame
import gcs
import sync
import text
import vectors
import x25519

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Corpus"
CORPUS = sorted((FOLDER / "vectors").glob("*.jsonl"))
EXAMPLES = {
    name: next(vector["hex"] for vector in check.read(path) if vector["id"] == f"ios-frame-example-{name}")
    for path in CORPUS
    if path.name == "frame.jsonl"
    for name in ("announce", "request", "answer")
}
RFC_8032 = (
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
)  # fmt: skip


def run(*arguments):
    """Exit status and last line of check.py."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        status = check.main(list(arguments))
    return status, output.getvalue().splitlines()[-1]


class Signatures(unittest.TestCase):
    def test_rfc_8032(self):
        for seed, key, message, signature in RFC_8032:
            seed, key, message, signature = map(bytes.fromhex, (seed, key, message, signature))
            self.assertEqual(ed25519.public_key(seed), key)
            self.assertEqual(ed25519.sign(seed, message), signature)
            self.assertTrue(ed25519.verify(key, message, signature))
            self.assertFalse(ed25519.verify(key, message + b"x", signature))
            self.assertFalse(ed25519.verify(key, message, signature[:32] + bytes([signature[32] ^ 1]) + signature[33:]))

    def test_worked_examples(self):
        for name, peer in (("announce", "ada"), ("request", "bo")):
            packet = frame.decode(bytes.fromhex(EXAMPLES[name]))
            seed = hashlib.sha256(f"example sign {peer}".encode()).digest()
            self.assertEqual(ed25519.sign(seed, frame.signed_bytes(packet)).hex(), packet["sig"])


class Keys(unittest.TestCase):
    def test_rfc_7748(self):
        private = bytes([9]) + bytes(31)
        public = "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079"
        self.assertEqual(x25519.public_key(private).hex(), public)

    def test_every_published_key_follows_from_its_label(self):
        for peer in check.read(FOLDER / "keys.jsonl"):
            signing, noise = peer["signing"], peer["noise"]
            seed = hashlib.sha256(signing["label"].encode()).digest()
            self.assertEqual((seed.hex(), ed25519.public_key(seed).hex()), (signing["private"], signing["public"]))
            key = hashlib.sha256(noise["label"].encode()).digest()
            if "private" in noise:
                self.assertEqual(key.hex(), noise["private"])
                key = x25519.public_key(key)
            self.assertEqual(key.hex(), noise["public"])
            self.assertEqual(hashlib.sha256(key).hexdigest()[:16], peer["peer"])


class WorkedExamples(unittest.TestCase):
    def test_request(self):
        request = sync.decode(bytes.fromhex(frame.decode(bytes.fromhex(EXAMPLES["request"]))["payload"]))
        self.assertEqual(sync.usable_ids(request), ["08cd9b1e6948a499", "45a43038a50aa502"])
        self.assertEqual(gcs.read(bytes.fromhex(request["filter"]), request["p"], request["m"]), [11, 39])

    def test_small_sets(self):
        ids = [bytes([number] * 16) for number in range(5)]
        for count, rate, m, data in (
            (3, 0.01, 384, "4c83b000"),
            (3, 1 / 32, 96, "500ac0"),
            (3, 0.25, 12, "8600"),
            (5, 0.01, 640, "35672ec1dc00"),
        ):
            built = gcs.build(ids[:count], 400, rate)
            self.assertEqual((built["m"], built["data"].hex()), (m, data))


class Characters(unittest.TestCase):
    def test_clusters(self):
        for string, count in (
            ("a\u0301b", 2),
            ("\r\n", 1),
            ("\n\r", 2),
            ("\U0001f1e6\U0001f1e7\U0001f1e8", 2),
            ("\u1100\u1161\u11a8", 1),
            ("\u0600a", 1),
        ):
            self.assertEqual(len(text.characters(string)), count, ascii(string))
        self.assertEqual(len(text.characters("\U0001f468\u200d\U0001f469\U0001f3fd\u200d\U0001f467")), 1)


class Corpus(unittest.TestCase):
    def test_passes(self):
        status, last = run(*map(str, CORPUS))
        self.assertEqual(status, 0, last)

    def test_every_alteration_is_noticed(self):
        status, last = run("--alter", *map(str, CORPUS))
        self.assertEqual(status, 0, last)


class Comparison(unittest.TestCase):
    def test_short_forms(self):
        digest = hashlib.sha256(b"ab").hexdigest()
        for short in ("sha256:" + digest, "sha256:" + digest[:32], {"hex": "6162"}, {"len": 2, "sha256": digest}):
            self.assertEqual(vectors.differences(short, "6162"), [])
            self.assertNotEqual(vectors.differences(short, "6163"), [])
        self.assertNotEqual(vectors.differences("sha256:", "6162"), [])
        self.assertEqual(vectors.differences("count:2", ["a", "b"]), [])
        self.assertNotEqual(vectors.differences(1, True), [])


if __name__ == "__main__":
    unittest.main()
