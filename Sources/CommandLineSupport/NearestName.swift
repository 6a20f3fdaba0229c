/// Finds the name a person most likely meant.
package enum NearestName {
    /// The name of `names` with the fewest edits from `word`, or nil when none is within a third of its length.
    package static func find(_ word: String, among names: [String]) -> String? {
        let length = word.utf8.count
        let most = max(1, length / 3)
        // A name that is so much longer or shorter is not within reach, and a long word would take long.
        let ranked = names.filter { abs($0.utf8.count - length) <= most }.map { (name: $0, edits: edits(word, $0)) }
        guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
        return best.edits <= most ? best.name : nil
    }

    /// The number of inserted, deleted, replaced and swapped bytes between two words.
    static func edits(_ left: String, _ right: String) -> Int {
        let left = Array(left.utf8), right = Array(right.utf8)
        var before: [Int] = [], row = Array(0...right.count)
        for (i, byte) in left.enumerated() {
            var next = [i + 1]
            for (j, other) in right.enumerated() {
                var cost = min(row[j] + (byte == other ? 0 : 1), row[j + 1] + 1, next[j] + 1)
                if i > 0, j > 0, byte == right[j - 1], left[i - 1] == other { cost = min(cost, before[j - 1] + 1) }
                next.append(cost)
            }
            before = row
            row = next
        }
        return row[right.count]
    }
}
