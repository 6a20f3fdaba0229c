extension Draft {
    /// Whether a draw of `hits` in `all` falls.
    mutating func chance(_ hits: Int, in all: Int) -> Bool { random.below(all) < hits }

    /// One of a list, nil when it is empty.
    mutating func pick<Choice>(_ list: [Choice]) -> Choice? { list.isEmpty ? nil : list[random.below(list.count)] }

    /// One of a list of numbers, 0 when it is empty.
    mutating func pick(_ list: [Int]) -> Int { list.isEmpty ? 0 : list[random.below(list.count)] }

    /// A value at a limit: one less, the limit itself, or one more; never negative.
    mutating func around(_ limit: Int) -> Int { max(0, limit - 1 + random.below(3)) }

    /// A place in `range`, its end included.
    mutating func place(in range: Range<Int>) -> Int { range.lowerBound + random.below(range.count + 1) }

    /// A byte of `range`, or its begin when there is none.
    mutating func offset(in range: Range<Int>) -> Int { range.lowerBound + random.below(range.count) }

    /// A part of `range` of at most `most` bytes, never empty unless the range is.
    mutating func part(of range: Range<Int>, most: Int = .max) -> Range<Int> {
        let start = offset(in: range)
        let count = 1 + random.below(min(most, range.upperBound - start))
        return start..<min(start + count, range.upperBound)
    }

    /// A random byte.
    mutating func anyByte() -> UInt8 { UInt8(truncatingIfNeeded: random.next()) }

    /// The place of a number of 2, 4 or 8 bytes in the window, nil when there is no room for one.
    mutating func anyInteger() -> Range<Int>? {
        let width = 2 << random.below(3)
        guard window.count >= width else { return nil }
        let start = window.lowerBound + random.below(window.count - width + 1)
        return start..<start + width
    }
}
