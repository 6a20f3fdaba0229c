import BitchatFrame
import Hashes
import MeshModel
import PacketGenerators
import WireFormat

extension SignatureLaws {
    /// Holds the bytes that are verified against the plain reading.
    static func holdPreimage(_ frame: Frame, _ bytes: RawSpan, _ steps: SignatureSubject, _ report: inout FuzzReport) {
        let expected = SimpleFrame(bytes, cap: 1_179_760).preimage(bytes)
        let found = steps.preimage(frame, bytes)
        report.require(found == expected, preimage, "expected \(FrameLaws.hex(expected)), found \(FrameLaws.hex(found))")
    }

    /// Holds that a signed frame is valid, stays so where it may, and does not where it must not.
    static func holdChanges(
        _ signed: SignedFrame, _ choice: UInt64, _ tools: SignatureTools, _ steps: SignatureSubject, _ report: inout FuzzReport
    ) {
        let plain = tools.state(of: signed.bytes, steps)
        report.require(plain ?? .valid == .valid, accepts, "\(FrameLaws.hex(signed.bytes)) is \(String(describing: plain))")
        if choice & 1 == 0 {
            let around = signed.changedAround(choice >> 1)
            let state = tools.state(of: around, steps)
            report.require(state ?? .valid == .valid, leavesOut, "\(FrameLaws.hex(around)) is \(String(describing: state))")
        } else {
            let changed = signed.changed(choice >> 1)
            report.require(tools.state(of: changed, steps) != .valid, covers, "\(FrameLaws.hex(changed)) is valid")
        }
    }

    /// Holds that a frame signed by one of the cast is not valid as another's.
    static func holdOwner(
        _ signed: SignedFrame, as other: TestIdentity, _ tools: SignatureTools, _ steps: SignatureSubject,
        _ report: inout FuzzReport
    ) {
        var stolen = signed.bytes
        let sender = stolen[0] == 1 ? 14 : 16
        stolen.replaceSubrange(sender..<sender + 8, with: other.peerID.bytes)
        report.require(tools.state(of: stolen, steps) != .valid, owner, "\(FrameLaws.hex(stolen)) is valid as \(other.label)'s")
    }

    /// Holds that a key made of the input is refused when it is weak by the list of docs/protocol.md 6.
    static func holdKey(_ key: [UInt8], _ steps: SignatureSubject, _ report: inout FuzzReport) {
        let fault = key.withRawSpan { steps.keyFault($0) }
        report.require(!isWeak(key) || fault != nil, weakKeys, "\(FrameLaws.hex(key)) is taken")
    }

    /// Whether a key is of another length, its y not below 2^255 - 19, or its point one of the eight of small order.
    private static func isWeak(_ key: [UInt8]) -> Bool {
        guard key.count == 32 else { return true }
        var y = key
        y[31] &= 0x7F
        let isHigh = y[31] == 0x7F && y[1..<31].allSatisfy { $0 == 0xFF } && y[0] >= 0xED
        return isHigh || smallOrder.contains(Hexadecimal.encode(y))
    }

    /// The y of the points of order 1, 2, 4 and 8, little endian, without the sign.
    static let smallOrder: Set<String> = [
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    ]
}
