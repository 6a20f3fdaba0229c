/// How many rows each section gets.
enum RowShare {
    /// Shares `room` lines among sections that want `wanted` rows each: everyone one row in turn, while there is room.
    ///
    /// The section at index `first`, if there is one, gets all it wants before the others.
    static func share(_ room: Int, among wanted: [Int], first: Int?) -> [Int] {
        var given = [Int](repeating: 0, count: wanted.count)
        var left = max(0, room)
        if let first, wanted.indices.contains(first) {
            given[first] = min(left, wanted[first])
            left -= given[first]
        }
        while left > 0, let _ = wanted.indices.first(where: { given[$0] < wanted[$0] }) {
            for index in wanted.indices where left > 0 && given[index] < wanted[index] {
                given[index] += 1
                left -= 1
            }
        }
        return given
    }
}
