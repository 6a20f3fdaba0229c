import WireFormat

/// Finds a run of bytes in a stream of any length, looking at a fraction of its bytes (Horspool's method).
struct MarkerSearch {
    private let marker: [UInt8]
    private let shifts: [Int]

    /// Prepares the search for `marker`, which has at least one byte.
    init(_ marker: String) {
        let bytes = [UInt8](marker.utf8)
        var shifts = [Int](repeating: max(bytes.count, 1), count: 256)
        for (index, byte) in bytes.dropLast().enumerated() { shifts[Int(byte)] = bytes.count - 1 - index }
        self.marker = bytes
        self.shifts = shifts
    }

    /// The offset of the first occurrence in `bytes`, or nil.
    func first(in bytes: RawSpan) -> Int? {
        var offset = 0
        while let last = bytes.byte(at: offset + marker.count - 1) {
            if bytes.equals(ByteRange(offset, marker.count), marker) { return offset }
            offset += shifts[Int(last)]
        }
        return nil
    }

    /// Reads `input` to just behind the first occurrence; false when the input ends before.
    func advance(_ input: ByteInput) -> Bool {
        let window = ByteInput.capacity / 2
        while true {
            let available = input.fillSoon(window)
            if let offset = input.withBuffered({ first(in: $0) }) {
                input.consume(offset + marker.count)
                return true
            }
            if available >= window {
                input.consume(available - marker.count + 1)
            } else if input.isAtEnd || input.fill(available + 1) == available {
                return false
            }
        }
    }
}
