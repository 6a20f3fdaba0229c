/// A radio link between two nodes, or between a node and somebody outside the mesh.
///
/// Frames stay in order within a direction, except those that are held up.
package struct VirtualLink: Sendable {
    /// The node at the one end.
    package let first: Int
    /// The node at the other end; nil for somebody outside.
    package let second: Int?
    /// The longest frame that the link takes in one piece, in bytes (docs/protocol.md 1.4).
    package let limit: Int
    /// What happens to frames from now on.
    package var quality: LinkQuality
    private var lastArrivals: [Int64] = [.min, .min]

    /// Makes a link.
    package init(_ first: Int, _ second: Int?, limit: Int, quality: LinkQuality) {
        self.first = first
        self.second = second
        self.limit = limit
        self.quality = quality
    }

    /// The node at the end that `node` is not at.
    package func otherEnd(from node: Int) -> Int? { node == first ? second : first }

    /// When a frame that `node` sends now arrives: never, once or twice, the earliest first.
    package mutating func arrivals(from node: Int, now: Int64, _ random: inout SeededGenerator) -> [Int64] {
        if random.happens(quality.loss) { return [] }
        let direction = node == first ? 0 : 1
        var arrivals = [arrival(direction, now, &random)]
        if random.happens(quality.duplication) { arrivals.append(arrival(direction, now, &random)) }
        return arrivals.sorted()
    }

    private mutating func arrival(_ direction: Int, _ now: Int64, _ random: inout SeededGenerator) -> Int64 {
        let time = now + random.number(in: quality.delay)
        if random.happens(quality.reordering) { return time + random.number(in: quality.holdUp) }
        lastArrivals[direction] = max(lastArrivals[direction], time)
        return lastArrivals[direction]
    }
}
