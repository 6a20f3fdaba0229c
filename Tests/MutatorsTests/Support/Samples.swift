import BitchatFrame
import WireFormat

@testable import Mutators

/// Inputs to change: the frames of docs/protocol.md chapter 10 and small hand-made ones.
enum Samples {
    /// The announce of 10.1: version 1, signed, 173 bytes.
    static let announce = hex(
        "01010700000199c82cc0000200573dcc8696566b1e1701036164610220fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b2c0101059b5b"
            + "1d0320fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf04088bb815b342cea14d05022903023115e49f6cde28859"
            + "4cafe3e67ed51cccef6b3e414c5dc7a2fb40fcd19f432bd090e9fa073657dfd5eb4d337ec3595acd98dc34b15dc5721961c5d22453304")
    /// The sync request of 10.2: version 1, addressed, signed, 161 bytes.
    static let request = hex(
        "01210000000199c82cc0000300438bb815b342cea14d3dcc8696566b1e1701000107020004000001000300020a1b0400012005000800000199c82398"
            + "40060021343561343330333861353061613530322c30386364396231653639343861343939e131e7e70d21f399a6e1e44fb9aed7227233cbae0c40"
            + "05c0b1b5efeb23cac9ce3287a8327b5be45c7a6cfd1d11277678ebe1b9dbeafeb2aefe7c958258086400")
    /// The payload of 10.2, 67 bytes.
    static let requestPayload = Array(request[30..<97])
    /// The payload of 10.1, 87 bytes.
    static let announcePayload = Array(announce[22..<109])
    /// The fragment of 10.3: index 1 of 3, 99 bytes.
    static let fragment = hex(
        "01200000000199c82ca0c010004d9b5c885b670908a845a43038a50aa502000100030220746865206e6f72746820676174652c207765207374617274"
            + "20617420736576656e2e205265706c79206865726520706c65617365213b428a77175fdb85d28e")
    /// A message of version 2 with two hops and 120 equal bytes, unsigned.
    static let routed =
        hex("02020700000199c82cc0000800000078") + hex("3dcc8696566b1e17") + hex("02") + hex("8bb815b342cea14d9b5c885b670908a8")
        + [UInt8](repeating: 0x61, count: 120)
    /// The stored form of `hi` in a compressed message of version 1.
    static let compressed = hex("01020700000199c82cc00004000900").dropLast() + hex("3dcc8696566b1e17" + "0002" + "010200fdff6869")

    /// The bytes of hex text.
    static func hex(_ text: String) -> [UInt8] { Hexadecimal.decode(text) ?? [] }
}

/// The frame that begins `bytes`, as the iOS app decodes it.
func decoded(_ bytes: [UInt8], _ limits: FrameLimits = .ios) -> Frame? {
    bytes.withRawSpan { try? FrameDecoder(limits: limits).frame($0, $0.whole) }
}

/// The payload of the frame that begins `bytes`, inflated if need be.
func payload(_ bytes: [UInt8], _ limits: FrameLimits = .ios) -> [UInt8]? {
    guard let frame = decoded(bytes, limits) else { return nil }
    return bytes.withRawSpan { span in
        try? FrameInflater().withPayload(of: frame, in: span, limits: limits) { (part: RawSpan) in part.array }
    }
}
