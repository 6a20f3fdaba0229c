/// Looks for bytes in bytes, in time linear in both (Knuth, Morris and Pratt).
enum ByteSearch {
    /// Whether `part` stands somewhere in `whole`; an empty part stands everywhere.
    static func contains(_ whole: [UInt8], _ part: [UInt8]) -> Bool {
        guard !part.isEmpty else { return true }
        guard whole.count >= part.count else { return false }
        let borders = borders(of: part)
        var matched = 0
        for byte in whole {
            while matched > 0, part[matched] != byte { matched = borders[matched - 1] }
            if part[matched] == byte { matched += 1 }
            if matched == part.count { return true }
        }
        return false
    }

    /// For each beginning of `part` the length of the longest shorter beginning that ends it.
    private static func borders(of part: [UInt8]) -> [Int] {
        var borders = [Int](repeating: 0, count: part.count)
        var length = 0
        for index in part.indices.dropFirst() {
            while length > 0, part[length] != part[index] { length = borders[length - 1] }
            if part[length] == part[index] { length += 1 }
            borders[index] = length
        }
        return borders
    }
}
