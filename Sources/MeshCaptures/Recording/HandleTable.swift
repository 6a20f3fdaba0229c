/// The connection handles of one controller: the lowest that is free, and has been for two seconds.
struct HandleTable {
    private static let first: UInt16 = 0x0040
    private static let rest: Int64 = 2_000

    private var freed: [Int64?] = []

    /// Takes a handle at a time, in milliseconds.
    mutating func take(at time: Int64) -> UInt16 {
        let index = freed.firstIndex { $0.map { time - $0 >= Self.rest } ?? false } ?? freed.count
        if index == freed.count { freed.append(nil) } else { freed[index] = nil }
        return Self.first + UInt16(clamping: index)
    }

    /// Gives a handle back at a time, in milliseconds.
    mutating func give(_ handle: UInt16, at time: Int64) {
        let index = Int(handle) - Int(Self.first)
        if freed.indices.contains(index) { freed[index] = time }
    }
}
