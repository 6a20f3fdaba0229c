import Synchronization
import Testing
import Threads
import WireFormat

@testable import Hashes

/// Signatures against the first three test vectors of RFC 8032 7.1.
struct Ed25519Tests {
    struct Known: Sendable {
        let seed, key, message, signature: String
    }

    static let known = [
        Known(
            seed: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            key: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", message: "",
            signature: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
        Known(
            seed: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            key: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", message: "72",
            signature: "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
        Known(
            seed: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
            key: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", message: "af82",
            signature: "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
                + "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"),
    ]

    @Test(arguments: known)
    func signsAndVerifiesAsTheStandardSays(_ vector: Known) throws {
        let seed = try bytes(vector.seed)
        let message = try bytes(vector.message)
        let signature = try bytes(vector.signature)
        let privateKey = try #require(Ed25519PrivateKey(seed: seed))
        #expect(Hexadecimal.encode(privateKey.publicKey) == vector.key)
        #expect(privateKey.signature(over: message) == signature)
        let raw = try bytes(vector.key)
        let publicKey = try #require(Ed25519PublicKey(raw))
        #expect(publicKey.verifies(signature, over: message))
        #expect(publicKey.verifies(signature, over: message), "a key verifies more than once")
    }

    @Test func fourThreadsVerifyWithOneKeyAtOnce() throws {
        let vector = Self.known[2]
        let raw = try bytes(vector.key)
        let message = try bytes(vector.message), signature = try bytes(vector.signature)
        let publicKey = try #require(Ed25519PublicKey(raw))
        let lock = SharedLock()
        let waiting = Mutex(4), answers = Mutex<[[Bool]]>([])
        let threads = try (0..<4).map { _ in
            try WorkerThread {
                lock.held {
                    waiting.withLock { $0 -= 1 }
                    lock.wakeAll()
                    while waiting.withLock({ $0 > 0 }) { lock.wait() }
                }
                let own = (0..<100).map { publicKey.verifies(signature, over: $0 % 2 == 0 ? message : message + [0]) }
                answers.withLock { $0.append(own) }
            }
        }
        threads.forEach { $0.join() }
        #expect(answers.withLock { $0 } == [[Bool]](repeating: (0..<100).map { $0 % 2 == 0 }, count: 4))
    }

    @Test func refusesEveryFlippedByteOfASignature() throws {
        let vector = Self.known[2]
        let raw = try bytes(vector.key)
        let message = try bytes(vector.message)
        let publicKey = try #require(Ed25519PublicKey(raw))
        for index in 0..<64 {
            var signature = try bytes(vector.signature)
            signature[index] ^= 1
            #expect(!publicKey.verifies(signature, over: message))
        }
    }

    @Test func refusesAnotherMessage() throws {
        let raw = try bytes(Self.known[1].key)
        let signature = try bytes(Self.known[1].signature)
        let message: [UInt8] = [0x73]
        let publicKey = try #require(Ed25519PublicKey(raw))
        #expect(!publicKey.verifies(signature, over: message))
    }

    @Test(arguments: [0, 63, 65])
    func refusesSignatureOfAnotherLengthThan64(_ length: Int) throws {
        let raw = try bytes(Self.known[0].key)
        let signature = [UInt8](repeating: 0, count: length)
        let message: [UInt8] = []
        let publicKey = try #require(Ed25519PublicKey(raw))
        #expect(!publicKey.verifies(signature, over: message))
    }

    @Test(arguments: [0, 31, 33])
    func refusesKeysOfAnotherLengthThan32(_ length: Int) {
        let raw = [UInt8](repeating: 1, count: length)
        #expect(Ed25519PublicKey(raw) == nil)
        #expect(Ed25519PrivateKey(seed: raw) == nil)
    }

    private func bytes(_ hex: String) throws -> [UInt8] { try #require(Hexadecimal.decode(hex)) }
}
