import WireFormat

/// A payload being replaced: what is settled, and where bulk stands whose bytes may still be chosen.
///
/// Bulk (texts, contents, ciphertexts) has no meaning elsewhere in the capture, so that it can be chosen to compress as well
/// as the original did.
struct PayloadDraft {
    /// A run of bulk: its place, and what each place in it may become; nil for any bytes.
    private struct Bulk {
        var offset: Int
        var places: [TextShape.Place]
    }

    /// The payload, every byte of it replaced or known to say nothing.
    private(set) var bytes: [UInt8]
    private var bulk: [Bulk] = []
    private let anyByte = [0] + [UInt8](1...255)

    /// Begins with `count` bytes of value 0.
    init(count: Int) { bytes = [UInt8](repeating: 0, count: count) }

    /// The number of bulk places.
    var freedom: Int { bulk.reduce(0) { $0 + $1.places.count } }

    /// Puts `part` at `offset`.
    mutating func put(_ part: [UInt8], at offset: Int) {
        guard offset >= 0, offset <= bytes.count, part.count <= bytes.count - offset else { return }
        bytes.replaceSubrange(offset..<(offset + part.count), with: part)
    }

    /// Leaves the text at `range` of `original` to be chosen.
    mutating func freeText(_ original: RawSpan, _ range: ByteRange, at offset: Int) {
        bulk.append(Bulk(offset: offset, places: TextShape.places(original, range)))
    }

    /// Leaves `count` bytes at `offset` to be chosen.
    mutating func freeBytes(_ count: Int, at offset: Int) {
        guard count > 0 else { return }
        bulk.append(Bulk(offset: offset, places: [TextShape.Place](repeating: .oneOf(anyByte), count: count)))
    }

    /// The payload with the first `varied` bulk places chosen by `numbers` and the others plain.
    func filled(varied: Int, _ numbers: StandInNumbers) -> [UInt8] {
        var numbers = numbers
        var result = bytes
        var index = 0
        for run in bulk {
            var offset = run.offset
            for place in run.places {
                let chosen = place.bytes(index < varied ? numbers.next() : 0)
                for byte in chosen where offset < result.count {
                    result[offset] = byte
                    offset += 1
                }
                index += 1
            }
        }
        return result
    }
}
