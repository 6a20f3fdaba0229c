import BitchatFrame
import Dissection
import Hashes
import Inflate
import WireFormat

/// Replaces frames: each by one of equal length, with the same header but for the peers it names, the same verdicts and faults.
package final class FrameRedactor {
    /// How deep frames inside fragments inside frames are followed.
    private static let nesting = 4
    /// How many frames behind one another are followed in one value or packet.
    private static let frames = 4096

    private let standIns: StandIns
    private let knowledge: CaptureKnowledge
    private let payloads: PayloadRedactor
    private let signer: FrameSigner
    private let slices: SliceTable
    private let ios = FrameDecoder(limits: .ios)
    private let android = FrameDecoder(limits: .android)
    private let sections: SectionRedactor
    private let shape = FrameShape()

    /// Makes a redactor of the capture that `knowledge` is of.
    package init(_ standIns: StandIns, _ knowledge: CaptureKnowledge) {
        self.standIns = standIns
        self.knowledge = knowledge
        payloads = PayloadRedactor(standIns, knowledge)
        sections = SectionRedactor(payloads, standIns)
        signer = FrameSigner(standIns, knowledge)
        slices = SliceTable(standIns, knowledge)
        payloads.slice = { [unowned self] place, bytes, depth in
            self.slices.slice(place, bytes) { [unowned self] frame in
                depth < Self.nesting ? self.redacted(frame, depth: depth + 1) : [UInt8](repeating: 0, count: frame.count)
            }
        }
    }

    /// The stand-in of `frame`, which may end in padding or anything else, and may be no frame at all.
    package func redacted(_ frame: [UInt8], isHistorical: Bool = false) -> [UInt8] {
        redacted(frame, isHistorical: isHistorical, depth: 0)
    }

    /// The stand-in of `payload`, which is that of `frame`.
    func payload(_ payload: RawSpan, of frame: Frame, isHistorical: Bool) -> [UInt8] {
        var subject = PayloadRedactor.Subject(type: frame.header.type, sender: frame.header.sender)
        subject.isHistorical = isHistorical
        subject.bodyLength = frame.originalSize == nil ? nil : frame.body.count
        return payloads.redacted(payload, subject)
    }

    /// Frames that follow one another are taken in turn; bytes behind the last that is followed become other bytes.
    private func redacted(_ bytes: [UInt8], isHistorical: Bool = false, depth: Int) -> [UInt8] {
        bytes.withRawSpan { whole in
            var result: [UInt8] = []
            var next: Int? = 0
            var frames = 0
            while let start = next {
                next = whole.withBytes(ByteRange(start, whole.byteCount - start)) { bytes in
                    guard frames < Self.frames else {
                        result += Trailing(standIns).redacted(bytes.array(bytes.whole))
                        return nil
                    }
                    return first(bytes, isHistorical && start == 0, depth, into: &result).map { start + $0 }
                }
                frames += 1
            }
            return result
        }
    }

    /// Replaces the frame that `bytes` begin with; returns where the next one begins, or nil when all of them are replaced.
    private func first(_ bytes: RawSpan, _ isHistorical: Bool, _ depth: Int, into result: inout [UInt8]) -> Int? {
        guard let frame = decode(bytes) else {
            result += BrokenFrame(bytes, standIns).redacted()
            return nil
        }
        var own = head(frame, bytes)
        own += section(frame, bytes, isHistorical, depth)
        if let signature = frame.signature { own += standIns.bytes(.signature, bytes.array(signature), count: 64) }
        result += signer.signed(own, as: frame, bytes)
        return tail(bytes, after: frame.length, into: &result)
    }

    private func decode(_ bytes: RawSpan) -> Frame? {
        (try? ios.frame(bytes, bytes.whole)) ?? (try? android.frame(bytes, bytes.whole))
    }

    /// Everything before the payload section: only IDs change.
    private func head(_ frame: Frame, _ bytes: RawSpan) -> [UInt8] {
        let start = frame.header.version == 1 ? 14 : 16
        var writer = ByteWriter(capacity: frame.length)
        writer.append(ByteRange(0, start), of: bytes)
        writer.bigEndian(standIns.peer(frame.header.sender).value)
        if let recipient = frame.recipient { writer.bigEndian(standIns.peer(recipient).value) }
        if writer.bytes.count < frame.section.offset {
            writer.append(ByteRange(writer.bytes.count, 1), of: bytes)
            for offset in stride(from: frame.route.offset, to: frame.route.end, by: 8) {
                writer.bigEndian(standIns.peer(PeerID(value: bytes.bigEndianNumber(ByteRange(offset, 8)))).value)
            }
        }
        return writer.bytes
    }

    private func section(_ frame: Frame, _ bytes: RawSpan, _ isHistorical: Bool, _ depth: Int) -> [UInt8] {
        var subject = PayloadRedactor.Subject(type: frame.header.type, sender: frame.header.sender)
        subject.isHistorical = isHistorical
        subject.depth = depth
        guard let size = frame.originalSize else {
            return bytes.withBytes(frame.section) { payloads.redacted($0, subject) }
        }
        let field = bytes.array(ByteRange(frame.section.offset, frame.section.count - frame.body.count))
        return field + sections.body(bytes.array(frame.body), size: size, subject)
    }

    /// What stands behind the frame: padding stays, a further frame is replaced next, anything else by other bytes.
    private func tail(_ bytes: RawSpan, after end: Int, into result: inout [UInt8]) -> Int? {
        let rest = ByteRange(end, bytes.byteCount - end)
        guard !rest.isEmpty, FramePadding.classify(bytes, after: end).trailing > 0 else {
            result += bytes.array(rest)
            return nil
        }
        let next = shape.nextStart(bytes, after: end)
        if next < bytes.byteCount {
            result += Trailing(standIns).redacted(bytes.array(ByteRange(end, next - end)))
            return next
        }
        if bytes.withBytes(rest, { decode($0) }) != nil { return end }
        result += Trailing(standIns).redacted(bytes.array(rest))
        return nil
    }
}
