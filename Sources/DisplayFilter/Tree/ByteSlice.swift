/// One stretch of a slice: where it begins and how long it is, from the front or, where negative, from the end.
struct ByteSlice: Sendable, Hashable {
    /// Where it ends.
    enum End: Sendable, Hashable {
        /// After so many bytes.
        case length(Int)
        /// With this byte, counted as the beginning is.
        case last(Int)
        /// With the value.
        case rest
    }

    /// The first byte, from 0; negative: from the end.
    var start: Int
    /// Where it ends.
    var end: End

    /// The bytes of `value` that it takes; none unless all of them are there.
    func take(_ value: [UInt8]) -> ArraySlice<UInt8> {
        let first = Self.index(start, value.count)
        let past: Int =
            switch end {
            case .length(let length): first.addingReportingOverflow(length).partialValue
            case .last(let last): Self.index(last, value.count) + 1
            case .rest: value.count
            }
        return first >= 0 && past <= value.count && first < past ? value[first..<past] : []
    }

    private static func index(_ offset: Int, _ count: Int) -> Int { offset < 0 ? count + offset : offset }
}
