import WireFormat

@testable import Hashes

// The functions under test with arrays for spans, since `#expect` cannot hold a span.

extension SHA256Hasher {
    func hash(_ bytes: [UInt8]) -> SHA256Digest { hash(bytes.span.bytes) }
}

extension SHA1Hasher {
    func hash(_ bytes: [UInt8]) -> [UInt8] { hash(bytes.span.bytes) }
}

extension Ed25519PublicKey {
    convenience init?(_ raw: [UInt8]) { self.init(raw.span.bytes) }
    func verifies(_ signature: [UInt8], over message: [UInt8]) -> Bool {
        verifies(signature.span.bytes, over: message.span.bytes)
    }
}

extension Ed25519PrivateKey {
    convenience init?(seed: [UInt8]) { self.init(seed: seed.span.bytes) }
    func signature(over message: [UInt8]) -> [UInt8] { signature(over: message.span.bytes) }
}

extension Ed25519KeyFault {
    init?(of key: [UInt8]) { self.init(of: key.span.bytes) }
}

extension X25519KeyFault {
    init?(of key: [UInt8]) { self.init(of: key.span.bytes) }
}
