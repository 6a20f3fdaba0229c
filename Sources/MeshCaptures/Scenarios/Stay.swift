import MeshSimulation

/// One phone's part in a crowd; times are milliseconds after the beginning.
struct Stay {
    /// Whether it is an Android phone.
    let isAndroid: Bool
    /// When it comes, of one that comes late.
    let arrival: Int64?
    /// When it leaves with a word.
    let leaving: Int64?
    /// When it is gone without one.
    let vanishing: Int64?

    /// Draws the part of one of many phones in a time of `length`; the first is an iPhone that stays.
    init(_ number: Int, until length: Int64, _ random: inout SeededGenerator) {
        let draws = (0..<3).map { _ in Int(random.next() % 100) }
        let times = (random.number(in: 1...length / 2), random.number(in: length / 2...length))
        let isExtra = number > 0
        isAndroid = isExtra && draws[0] < 40
        arrival = isExtra && draws[1] < 10 ? times.0 : nil
        leaving = isExtra && draws[2] < 10 ? times.1 : nil
        vanishing = isExtra && 10..<15 ~= draws[2] ? times.1 : nil
    }
}
