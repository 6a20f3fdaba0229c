import WireFormat

/// A sequence of events as bytes: a code byte, a big-endian 16-bit length and a body, again and again.
///
/// Reading is total: a length beyond the end means what is left, and a rest shorter than a head counts for nothing.
package struct EventScript: Sendable {
    /// The events a script may have; what follows is not read.
    package static let mostEvents = 512
    /// The bytes before a body.
    package static let headLength = 3

    private var position = 0, count = 0

    /// Makes a reader that stands before the first event.
    package init() {}

    /// The next event of `bytes`, or nil after the last.
    package mutating func next(_ bytes: RawSpan) -> Event? {
        guard count < Self.mostEvents, bytes.byteCount - position >= Self.headLength, let code = bytes.byte(at: position),
            let high = bytes.byte(at: position + 1), let low = bytes.byte(at: position + 2)
        else { return nil }
        let start = position + Self.headLength
        let body = ByteRange(start, min(Int(high) << 8 | Int(low), bytes.byteCount - start))
        defer { (position, count) = (body.end, count + 1) }
        return Event(code: code, body: body)
    }

    /// One event of a script.
    package struct Event: Sendable, Hashable {
        /// The code byte.
        package let code: UInt8
        /// Where the body stands in the script.
        package let body: ByteRange

        /// Makes an event.
        package init(code: UInt8, body: ByteRange) {
            self.code = code
            self.body = body
        }
    }

    /// Appends an event to a script; a body is cut at 65,535 bytes.
    package static func append(_ code: UInt8, _ body: [UInt8], to script: inout [UInt8]) {
        let length = min(body.count, Int(UInt16.max))
        script += [code, UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length)]
        script += body.prefix(length)
    }
}
