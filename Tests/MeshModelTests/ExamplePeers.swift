import BitchatFrame
import BitchatPayload
import Hashes
import MeshModel
import Testing
import WireFormat

/// The worked examples of docs/protocol.md chapter 10.
enum Example {
    /// 10.1: ada's announce.
    static let announce =
        "01010700000199c82cc0000200573dcc8696566b1e1701036164610220fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b2c0101059b5b1d"
        + "0320fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf04088bb815b342cea14d05022903023115e49f6cde288594cafe"
        + "3e67ed51cccef6b3e414c5dc7a2fb40fcd19f432bd090e9fa073657dfd5eb4d337ec3595acd98dc34b15dc5721961c5d22453304"
    /// 10.2: bo's request to ada.
    static let request =
        "01210000000199c82cc0000300438bb815b342cea14d3dcc8696566b1e1701000107020004000001000300020a1b0400012005000800000199c8239840"
        + "060021343561343330333861353061613530322c30386364396231653639343861343939e131e7e70d21f399a6e1e44fb9aed7227233cbae0c4005c0"
        + "b1b5efeb23cac9ce3287a8327b5be45c7a6cfd1d11277678ebe1b9dbeafeb2aefe7c958258086400"

    static let ada = PeerID(value: 0x3dcc_8696_566b_1e17)
    static let bo = PeerID(value: 0x8bb8_15b3_42ce_a14d)

    /// The signing key made from the digest of a label.
    static func signingKey(_ label: String) throws -> Ed25519PrivateKey {
        let seed = SHA256Hasher().hash(Array(label.utf8).span.bytes).bytes
        let key = Ed25519PrivateKey(seed: seed.span.bytes)
        return try #require(key)
    }
}

/// A decoded frame with the bytes it stands in and its payload.
struct DecodedFrame {
    let bytes: [UInt8]
    let frame: Frame
    let payload: [UInt8]

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        frame = try FrameDecoder(limits: .ios).frame(bytes.span.bytes, ByteRange(0, bytes.count))
        payload = try FrameInflater().withPayload(of: frame, in: bytes.span.bytes, limits: .ios) { $0.array }
    }

    init(hex: String) throws { try self.init(try #require(Hexadecimal.decode(hex))) }

    func check(_ signatures: Signatures) -> SignatureCheck {
        signatures.check(frame, in: bytes.span.bytes, payload: payload.span.bytes)
    }

    func learn(_ signatures: Signatures) -> Bool {
        signatures.learn(frame, payload: payload.span.bytes, check(signatures))
    }
}
