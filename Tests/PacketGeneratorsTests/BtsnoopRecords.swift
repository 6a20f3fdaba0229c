/// The records of a btsnoop file, stepped over by hand.
enum BtsnoopRecords {
    /// The lengths of the packets; nil when the file does not end with a whole record.
    static func lengths(_ file: [UInt8]) -> [Int]? {
        var lengths: [Int] = []
        var offset = 16
        while offset < file.count {
            guard offset + 24 <= file.count else { return nil }
            let included = file[offset + 4..<offset + 8].reduce(0) { $0 << 8 | Int($1) }
            lengths.append(included)
            offset += 24 + included
        }
        return offset == file.count ? lengths : nil
    }
}
