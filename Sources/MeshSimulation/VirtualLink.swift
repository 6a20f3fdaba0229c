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
    /// Whether it is open.
    package internal(set) var isOpen = true
    private var lastArrival: (first: Int64, second: Int64) = (.min, .min)

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
        let (first, second) = passage(from: node, now: now, &random)
        return [first, second].compactMap { $0 }
    }

    /// The same, without an array: two times, of which the second is nil where it arrives once.
    mutating func passage(from node: Int, now: Int64, _ random: inout SeededGenerator) -> (first: Int64?, second: Int64?) {
        if random.happens(quality.loss) { return (nil, nil) }
        let one = arrival(node == first, now, &random)
        guard random.happens(quality.duplication) else { return (one, nil) }
        let other = arrival(node == first, now, &random)
        return (min(one, other), max(one, other))
    }

    private mutating func arrival(_ isFromFirst: Bool, _ now: Int64, _ random: inout SeededGenerator) -> Int64 {
        let time = now + random.number(in: quality.delay)
        if random.happens(quality.reordering) { return time + random.number(in: quality.holdUp) }
        let last = max(isFromFirst ? lastArrival.first : lastArrival.second, time)
        if isFromFirst { lastArrival.first = last } else { lastArrival.second = last }
        return last
    }
}
