import BitchatFrame
import Mutators
import WireFormat

/// One frame, signed by one of the cast: what the signature covers, and what it does not.
///
/// The first byte chooses: who signs (2 bits), whom another claims to be (2 bits), and whether the input's last 32 bytes are
/// tried as a key (bit 4). The rest is the frame. Verifying takes a fifth of a millisecond, so that only every fourth
/// input is signed; the input itself chooses which.
package final class SignatureTarget: FuzzTarget {
    package static let name = "signature"
    package static let summary = "one frame signed by a known peer, and changed inside and outside what the signature covers"
    package static let shape = InputShape.payload
    package static let longestInput = 2_048

    package static func seeds() -> [Seed] { SignatureSeeds.all }

    private let steps: SignatureSubject
    private let tools = SignatureTools()

    /// What stands for the choices of an input where all are made.
    private static let everyChoice: ClosedRange<UInt64> = 0...63
    private let isThorough: Bool

    package init(_ subject: Subject) { (steps, isThorough) = (subject.signature, subject.isThorough) }

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {
        guard let mode = input.byte(at: 0) else { return }
        if mode & 0x10 != 0 {
            SignatureLaws.holdKey(input.array(ByteRange(max(1, input.byteCount - 32), 32)), steps, &report)
        }
        let choice = Naive.mix(input)
        input.withBytes(ByteRange(1, input.byteCount - 1)) { hold($0, mode, choice, &report) }
    }

    private func hold(_ bytes: RawSpan, _ mode: UInt8, _ choice: UInt64, _ report: inout FuzzReport) {
        guard let frame = try? FrameDecoder(limits: .ios).frame(bytes, bytes.whole) else { return report.reached(0) }
        SignatureLaws.holdPreimage(frame, bytes, steps, &report)
        report.reached(1 + Int(frame.header.flags.rawValue & 0x1F) + (frame.header.version == 1 ? 0 : 32))
        let one = Int(mode & 3), other = Int(mode >> 2 & 3)
        guard isThorough || choice & 3 == 0, let signed = SignedFrame(bytes, by: tools.cast[one]) else { return }
        report.reached(128 + Int(frame.header.type.rawValue))
        for choice in isThorough ? Self.everyChoice : (choice >> 2)...(choice >> 2) {
            let spread = isThorough ? choice &* 0x9E37_79B9_7F4A_7C15 : choice
            SignatureLaws.holdChanges(signed, spread, tools, steps, &report)
        }
        if one != other { SignatureLaws.holdOwner(signed, as: tools.cast[other], tools, steps, &report) }
    }
}
