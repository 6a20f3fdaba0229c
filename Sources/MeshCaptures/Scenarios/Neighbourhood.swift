import MeshSimulation

/// Who is linked to whom among phones at random places: each to some of the nearest, 3 to 7 links a phone, all in one piece.
///
/// The apps hold 6 to 8 links (docs/protocol.md 1.3).
struct Neighbourhood {
    /// The most links of a phone.
    static let most = 7

    /// The links, each from the phone that connects.
    private(set) var links: [(first: Int, second: Int)] = []
    private let places: [(x: Double, y: Double)]
    private var degrees: [Int]
    private var isLinked: Set<Int> = []

    /// Draws the places of `count` phones, and links them.
    init(count: Int, _ random: inout SeededGenerator) {
        places = (0..<count).map { _ in (Self.share(&random), Self.share(&random)) }
        degrees = [Int](repeating: 0, count: count)
        for phone in places.indices {
            let wanted = 3 + Int(random.next() % 3)
            for other in nearest(to: phone) where degrees[phone] < wanted { link(phone, other) }
        }
        join()
    }

    private static func share(_ random: inout SeededGenerator) -> Double { Double(random.next() >> 11) / 9_007_199_254_740_992 }

    /// The other phones, the nearest first, as far as anybody would look.
    private func nearest(to phone: Int) -> [Int] {
        let ranked = places.indices.filter { $0 != phone }.map { (distance(phone, $0), $0) }
        return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(40).map(\.1)
    }

    private func distance(_ first: Int, _ second: Int) -> Double {
        let x = places[first].x - places[second].x, y = places[first].y - places[second].y
        return x * x + y * y
    }

    private mutating func link(_ first: Int, _ second: Int) {
        guard degrees[second] < Self.most, isLinked.insert(min(first, second) * places.count + max(first, second)).inserted else {
            return
        }
        degrees[first] += 1
        degrees[second] += 1
        links.append((first, second))
    }

    /// Links each piece to its nearest phone outside, until there is one piece.
    private mutating func join() {
        while true {
            let piece = Self.reached(from: 0, links, places.count)
            guard piece.contains(false) else { return }
            let inside = piece.indices.filter { piece[$0] && degrees[$0] < Self.most }
            let outside = piece.indices.filter { !piece[$0] && degrees[$0] < Self.most }
            var best: (distance: Double, first: Int, second: Int)?
            for first in inside {
                for second in outside where distance(first, second) < best?.distance ?? .infinity {
                    best = (distance(first, second), first, second)
                }
            }
            guard let best else { return }
            link(best.first, best.second)
        }
    }

    /// Which of `count` phones can be reached from one of them.
    static func reached(from phone: Int, _ links: [(first: Int, second: Int)], _ count: Int) -> [Bool] {
        var neighbours = [[Int]](repeating: [], count: count)
        for link in links {
            neighbours[link.first].append(link.second)
            neighbours[link.second].append(link.first)
        }
        var reached = [Bool](repeating: false, count: count), waiting = count > phone ? [phone] : []
        while let next = waiting.popLast() {
            guard !reached[next] else { continue }
            reached[next] = true
            waiting += neighbours[next]
        }
        return reached
    }
}
