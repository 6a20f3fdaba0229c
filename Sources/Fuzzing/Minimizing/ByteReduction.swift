/// Leaves out bytes, then makes those that stay plain: zero, or one, or a letter.
struct ByteReduction: Reduction {
    /// What a byte becomes if it can, the plainest first.
    private static let plain: [UInt8] = [0, 1, 0x41]
    /// Up to which length bytes are made plain one by one.
    private static let mostSingle = 4_096

    func reduce(_ part: [UInt8], _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> [UInt8] {
        plainer(trial.needed(part, place), trial, in: place)
    }

    /// The same number of bytes, zero where they can be.
    func plainer(_ part: [UInt8], _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> [UInt8] {
        var bytes = part
        var size = bytes.count
        while size > 1 {
            for start in stride(from: 0, to: bytes.count, by: size) {
                let range = start..<min(start + size, bytes.count)
                guard bytes[range].contains(where: { $0 != 0 }) else { continue }
                var zeroed = bytes
                zeroed.replaceSubrange(range, with: repeatElement(0, count: range.count))
                if trial.holds(place(zeroed)) { bytes = zeroed }
            }
            size /= 2
        }
        for index in bytes.indices.prefix(Self.mostSingle) { makePlain(&bytes, index, trial, in: place) }
        return bytes
    }

    private func makePlain(_ bytes: inout [UInt8], _ index: Int, _ trial: Trial, in place: ([UInt8]) -> [UInt8]) {
        for value in Self.plain {
            if bytes[index] == value { return }
            var plainer = bytes
            plainer[index] = value
            if trial.holds(place(plainer)) { return bytes = plainer }
        }
    }
}
