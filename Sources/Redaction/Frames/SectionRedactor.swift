import BitchatFrame
import Inflate
import WireFormat

/// Replaces the DEFLATE bodies of compressed payloads by others of equal length, with the same declared size and fault.
final class SectionRedactor {
    /// How much of a body that goes on behind its declared size is looked at.
    private static let overrun = 1 << 21

    private let payloads: PayloadRedactor
    private let standIns: StandIns
    private let inflater = RawInflater()
    private let bodies = ExactBody(RawDeflater())

    /// Makes a redactor of bodies whose payloads `payloads` replaces.
    init(_ payloads: PayloadRedactor, _ standIns: StandIns) {
        self.payloads = payloads
        self.standIns = standIns
    }

    /// The stand-in of `body`, which should inflate to `size` bytes.
    func body(_ body: [UInt8], size: Int, _ subject: PayloadRedactor.Subject) -> [UInt8] {
        if let wrapped = wrapped(body, size, subject) { return wrapped }
        return raw(body, size, subject) ?? corrupt(body)
    }

    /// A body that is no DEFLATE data: its first block is of the kind that does not exist; a header of zlib's stays one.
    private func corrupt(_ body: [UInt8]) -> [UInt8] {
        guard !body.isEmpty else { return [] }
        if body.count >= 2, body[0] & 15 == 8, (Int(body[0]) << 8 | Int(body[1])).isMultiple(of: 31) {
            return body.prefix(2) + standIns.bytes(.odd, body, count: body.count - 2)
        }
        return [0x07] + standIns.bytes(.odd, body, count: body.count - 1)
    }

    /// A body in zlib's wrapper, which Android takes: two bytes before, a checksum of four behind.
    private func wrapped(_ body: [UInt8], _ size: Int, _ subject: PayloadRedactor.Subject) -> [UInt8]? {
        guard body.count > 6, body[0] & 15 == 8, (Int(body[0]) << 8 | Int(body[1])).isMultiple(of: 31) else { return nil }
        let result = body.withRawSpan { inflater.inflate($0, $0.whole, limit: size, wrapper: .zlib) }
        guard result.ending == .finished, result.consumed == body.count else { return nil }
        let payload = inflater.outputBytes
        var inner = subject
        inner.bodyLength = body.count - 6
        let replaced = payload.withRawSpan { payloads.redacted($0, inner) }
        guard let raw = bodies.body(replaced, length: body.count - 6) else { return nil }
        return body.prefix(2) + raw + Self.checksum(replaced)
    }

    private func raw(_ body: [UInt8], _ size: Int, _ subject: PayloadRedactor.Subject) -> [UInt8]? {
        let result = body.withRawSpan { inflater.inflate($0, $0.whole, limit: size) }
        switch result.ending {
        case .finished where result.produced > 0 || size == 0: return exact(body, result.consumed, subject)
        case .inputEnded where result.produced > 0:
            return exact(body, body.count, subject).map { Self.unfinished($0, at: ExactBody.lastBlock($0)) }
        case .outputFull:
            let whole = body.withRawSpan { inflater.inflate($0, $0.whole, limit: size + Self.overrun) }
            guard whole.ending == .finished else { return nil }
            return exact(body, whole.consumed, subject, declared: size)
        default: return nil
        }
    }

    /// A body whose first `length` bytes are the DEFLATE data of what was inflated last, the others being no part of them.
    private func exact(
        _ body: [UInt8], _ length: Int, _ subject: PayloadRedactor.Subject, declared: Int? = nil
    ) -> [UInt8]? {
        let output = inflater.outputBytes
        let shown = declared.map { Array(output.prefix($0)) } ?? output
        var inner = subject
        inner.bodyLength = length
        let rest = output.count - shown.count
        let replaced = shown.withRawSpan { payloads.redacted($0, inner) } + [UInt8](repeating: 0, count: rest)
        guard let made = bodies.body(replaced, length: length) else { return nil }
        let behind = body.dropFirst(length)
        return made + standIns.bytes(.odd, behind, count: behind.count)
    }

    /// `body` with its last block, which begins with the byte at `offset`, not marked as the last.
    private static func unfinished(_ body: [UInt8], at offset: Int) -> [UInt8] {
        var result = body
        if offset < result.count { result[offset] &= 0xFE }
        return result
    }

    /// Adler-32 (RFC 1950).
    private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
        var low: UInt32 = 1, high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        var writer = ByteWriter(capacity: 4)
        writer.bigEndian(high << 16 | low)
        return writer.bytes
    }
}
