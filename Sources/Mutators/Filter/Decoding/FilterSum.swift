import BitchatPayload
import WireFormat

/// Sets M to the sum of some steps of the stream, where reading ends, or to one beside it.
enum FilterSum: Mutation {
    static let name = "filter-sum"

    static func apply(_ draft: inout Draft) {
        let stream = FilterLayout.stream(draft)
        let range = ByteRange(stream.lowerBound, stream.count)
        var values = GCSValues(p: Int(draft.byte(FilterLayout.parameter)), m: .max, range)
        var sum: Int64 = 0
        let steps = 1 + draft.random.below(16)
        draft.bytes.withRawSpan { bytes in
            for _ in 0..<steps { if let value = values.next(bytes) { sum = value } }
        }
        draft.setClamped(FilterLayout.modulus, draft.around(Int(sum)))
    }
}
