/// The values of one attribute in one direction whose packets are still to come.
struct ValueStream {
    private var bytes: [UInt8] = []
    private var holds: [Hold] = []

    /// The number of bytes that wait.
    var count: Int { bytes.count }

    /// Adds a value.
    mutating func append(_ hold: Hold) {
        bytes += hold.original
        holds.append(hold)
    }

    /// Takes the last value back: it is none of bitchat's.
    mutating func removeLast() {
        guard let last = holds.popLast() else { return }
        bytes.removeLast(min(bytes.count, last.original.count - last.settled))
    }

    /// Settles `frame`, wherever it begins, with `replacement`; what stands before it becomes what `other` says.
    ///
    /// - Returns: false when it is not there.
    mutating func settle(_ frame: [UInt8], _ replacement: [UInt8], other: ([UInt8]) -> [UInt8]) -> Bool {
        guard frame.count == replacement.count, let start = place(of: frame) else { return false }
        if start > 0 { settle(other(Array(bytes.prefix(start)))) }
        settle(replacement)
        return true
    }

    /// Settles everything with what `other` says.
    mutating func settleAll(other: ([UInt8]) -> [UInt8]) { if !bytes.isEmpty { settle(other(bytes)) } }

    private func place(of frame: [UInt8]) -> Int? {
        guard frame.count <= bytes.count, let first = frame.first else { return nil }
        for start in 0...(bytes.count - frame.count) where bytes[start] == first {
            if bytes[start..<(start + frame.count)].elementsEqual(frame) { return start }
        }
        return nil
    }

    private mutating func settle(_ replacement: [UInt8]) {
        bytes.removeFirst(min(replacement.count, bytes.count))
        var rest = replacement[...]
        while let hold = holds.first, !rest.isEmpty {
            let count = min(rest.count, hold.original.count - hold.settled)
            hold.settle(rest.prefix(count))
            rest = rest.dropFirst(count)
            if hold.isSettled { holds.removeFirst() }
        }
        while let hold = holds.first, hold.isSettled { holds.removeFirst() }
    }
}
