/// Delta debugging: leaves out parts of a list, ever smaller ones, as long as what is looked for stays.
enum ListReduction {
    /// A smaller list for which `holds` is true; `list` itself where no part can be left out.
    ///
    /// `holds` is never asked about `list` as a whole.
    static func smallest<Element>(
        _ list: [Element], _ holds: ([Element]) throws(OtherSideError) -> Bool
    ) throws(OtherSideError) -> [Element] {
        var best = list, length = best.count
        while length >= 1 {
            var start = 0, isSmaller = false
            while start < best.count {
                var candidate = best
                candidate.removeSubrange(start..<min(start + length, best.count))
                if try holds(candidate) {
                    best = candidate
                    isSmaller = true
                } else {
                    start += length
                }
            }
            if length > best.count || !isSmaller || length == 1 { length = min(length / 2, max(best.count, 0)) }
        }
        return best
    }

    /// `bytes` with as many as possible of them zero.
    static func plainest(
        _ bytes: [UInt8], _ holds: ([UInt8]) throws(OtherSideError) -> Bool
    ) throws(OtherSideError) -> [UInt8] {
        var best = bytes, length = best.count
        while length >= 1 {
            for start in stride(from: 0, to: best.count, by: length) {
                let range = start..<min(start + length, best.count)
                guard best[range].contains(where: { $0 != 0 }) else { continue }
                var candidate = best
                for index in range { candidate[index] = 0 }
                if try holds(candidate) { best = candidate }
            }
            length /= 2
        }
        return best
    }
}
