/// A set of small numbers, as a bit map.
package struct OutcomeSet: Sendable, Hashable {
    /// One more than the largest number.
    package static let size = 4_096

    private var words = [UInt64](repeating: 0, count: size / 64)
    private var touched: [Int] = []

    /// Makes an empty set.
    package init() {}

    /// Adds a number, modulo the size.
    package mutating func insert(_ number: Int) {
        let place = number & (Self.size - 1)
        let (word, bit) = (place >> 6, UInt64(1) << UInt64(place & 63))
        guard words[word] & bit == 0 else { return }
        words[word] |= bit
        touched.append(place)
    }

    /// Takes over the numbers of `other`; says how many were new.
    @discardableResult
    package mutating func formUnion(_ other: OutcomeSet) -> Int {
        let before = touched.count
        for number in other.touched { insert(number) }
        return touched.count - before
    }

    /// The numbers, ascending.
    package var members: [Int] { touched.sorted() }
    /// How many there are.
    package var count: Int { touched.count }

    /// Removes every number, keeping the memory.
    package mutating func clear() {
        for place in touched { words[place >> 6] = 0 }
        touched.removeAll(keepingCapacity: true)
    }

    package static func == (left: OutcomeSet, right: OutcomeSet) -> Bool { left.words == right.words }
    package func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
