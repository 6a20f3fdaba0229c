import BitchatFrame
import BitchatPayload
import Hashes
import WireFormat

/// Signs frames anew with the stand-ins of the keys that they were signed with, over the bytes that were signed.
///
/// A signature that verified under no key of its author's stays other bytes, which verify under none.
final class FrameSigner {
    /// Which bytes a signature covers: the right ones, or those of a usual mistake (docs/protocol.md 2.8).
    private struct Coverage {
        var isReencoded = false
        var ttl: UInt8 = 0
        var keptFlags: UInt8 = 0
        var isPadded = true
    }

    private let standIns: StandIns
    private let knowledge: CaptureKnowledge
    private let ios = FrameDecoder(limits: .ios)
    private let android = FrameDecoder(limits: .android)
    private let inflater = FrameInflater()
    private let encoder = FrameEncoder(.ios)

    /// Makes a signer for the capture that `knowledge` is of.
    init(_ standIns: StandIns, _ knowledge: CaptureKnowledge) {
        self.standIns = standIns
        self.knowledge = knowledge
    }

    /// `standIn`, the frame that replaces `frame`, with its signature made again where that of `frame` verified.
    func signed(_ standIn: [UInt8], as frame: Frame, _ bytes: RawSpan) -> [UInt8] {
        guard let signature = frame.signature, let (key, coverage) = signing(of: frame, bytes) else { return standIn }
        let covered = standIn.withRawSpan { new in decode(new).flatMap { message(of: $0, new, coverage) } }
        guard let covered, let made = standIns.privateKey(of: key) else { return standIn }
        var result = standIn
        let place = signature.offset..<signature.end
        guard place.upperBound <= result.count else { return standIn }
        result.replaceSubrange(place, with: covered.withRawSpan { made.signature(over: $0) })
        return result
    }

    private func decode(_ bytes: RawSpan) -> Frame? {
        (try? ios.frame(bytes, bytes.whole)) ?? (try? android.frame(bytes, bytes.whole))
    }

    /// The key that the frame's signature verifies under, and over which bytes.
    private func signing(of frame: Frame, _ bytes: RawSpan) -> (key: [UInt8], Coverage)? {
        guard let signature = frame.signature else { return nil }
        let keys = keys(of: frame, bytes)
        guard !keys.isEmpty else { return nil }
        for coverage in coverages(of: frame) {
            guard let message = message(of: frame, bytes, coverage) else { continue }
            for raw in keys {
                guard let key = raw.withRawSpan({ Ed25519PublicKey($0) }) else { continue }
                let isValid = bytes.withBytes(signature) { signed in
                    message.withRawSpan { key.verifies(signed, over: $0) }
                }
                if isValid { return (raw, coverage) }
            }
        }
        return nil
    }

    /// The keys that the author announced, and those in the frame itself.
    private func keys(of frame: Frame, _ bytes: RawSpan) -> [[UInt8]] {
        var keys = knowledge.signingKeys(of: frame.header.sender)
        guard frame.header.type == .announce else { return keys }
        let own = try? inflater.withPayload(of: frame, in: bytes, limits: .android) { (payload) throws(DecodeError) in
            let announce = try AndroidAnnounce(decoding: payload, payload.whole)
            return payload.array(announce.signingKey)
        }
        if let own, !keys.contains(own) { keys.append(own) }
        return keys.filter { $0.withRawSpan { Ed25519KeyFault(of: $0) } == nil }
    }

    private func coverages(of frame: Frame) -> [Coverage] {
        var result = [Coverage()]
        if frame.originalSize != nil { result.append(Coverage(isReencoded: true)) }
        let flags = frame.header.flags.rawValue & 0x12
        for kept in Set([0, 0x02, flags & 0x10, flags]).sorted() {
            for ttl in Set([0, 7, frame.header.ttl]).sorted() {
                for isPadded in [true, false] where kept != 0 || ttl != 0 || !isPadded {
                    result.append(Coverage(ttl: ttl, keptFlags: kept, isPadded: isPadded))
                }
            }
        }
        return result
    }

    private func message(of frame: Frame, _ bytes: RawSpan, _ coverage: Coverage) -> [UInt8]? {
        if coverage.isReencoded {
            let limits: FrameLimits = (try? inflater.inflate(frame, in: bytes, limits: .ios)) != nil ? .ios : .android
            let contents = try? FrameContents(frame, in: bytes, inflater: inflater, limits: limits)
            return contents.flatMap { encoder.signingPreimage($0) }
        }
        var message = SigningPreimage.received(frame, in: bytes)
        if coverage.ttl == 0, coverage.keptFlags == 0, coverage.isPadded { return message }
        let length = frame.length - (frame.signature?.count ?? 0)
        guard message.count >= length, length >= 22 else { return nil }
        message.removeLast(message.count - length)
        message[2] = coverage.ttl
        message[11] |= coverage.keptFlags
        if coverage.isPadded { FramePadding.pad(&message, to: FramePadding.block(for: message.count)) }
        return message
    }
}
