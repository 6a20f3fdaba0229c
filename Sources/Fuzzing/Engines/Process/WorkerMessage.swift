/// What a worker tells its parent: the number of an input and what it showed.
struct WorkerMessage: Hashable {
    /// What it is about.
    enum Kind: UInt8 {
        /// Outcomes were reached: two bytes each.
        case outcomes
        /// A law did not hold: the kind, a zero byte, the law's id, a zero byte and the message.
        case violation
        /// One more violation of a law that was told often enough: its kind, a zero byte and its id.
        case repeated
        /// The input of the violation told next.
        case input
        /// The vector of that number is not answered as it asks.
        case caught
    }

    /// The most bytes of a body that are believed.
    static let longestBody = 1 << 24
    /// The bytes before a body: the kind, the input's number, the body's length.
    static let headLength = 13

    var kind: Kind
    var index: UInt64
    var body: [UInt8]

    /// The message as bytes.
    var bytes: [UInt8] {
        var bytes = [kind.rawValue]
        bytes.reserveCapacity(Self.headLength + body.count)
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: index >> UInt64(shift))) }
        for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: body.count >> shift)) }
        return bytes + body
    }

    /// Takes the first message off `bytes`, if it is whole; nil bytes are left when they are no messages.
    static func take(from bytes: inout ArraySlice<UInt8>) -> WorkerMessage? {
        guard bytes.count >= headLength else { return nil }
        let head = Array(bytes.prefix(headLength))
        var index: UInt64 = 0, length = 0
        for place in (1...8).reversed() { index = index << 8 | UInt64(head[place]) }
        for place in (9...12).reversed() { length = length << 8 | Int(head[place]) }
        guard let kind = Kind(rawValue: head[0]), length <= longestBody else {
            bytes = []
            return nil
        }
        guard bytes.count >= headLength + length else { return nil }
        let body = Array(bytes.dropFirst(headLength).prefix(length))
        bytes = bytes.dropFirst(headLength + length)
        return WorkerMessage(kind: kind, index: index, body: body)
    }
}

extension WorkerMessage {
    /// Tells outcomes.
    static func outcomes(_ numbers: [Int], _ index: UInt64) -> WorkerMessage {
        WorkerMessage(
            kind: .outcomes, index: index,
            body: numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] })
    }

    /// Tells a failure.
    static func violation(_ failure: RunOutcome.Failure, _ index: UInt64) -> WorkerMessage {
        let parts = [failure.kind.rawValue, failure.rule, failure.message].map { Array($0.utf8.filter { $0 != 0 }) }
        return WorkerMessage(kind: .violation, index: index, body: Array(parts.joined(separator: [0])))
    }

    /// Counts a failure.
    static func repeated(_ failure: RunOutcome.Failure, _ index: UInt64) -> WorkerMessage {
        var message = violation(RunOutcome.Failure(kind: failure.kind, rule: failure.rule, message: ""), index)
        message.kind = .repeated
        return message
    }

    /// Tells a vector that is not answered as it asks.
    static func caught(_ number: UInt64) -> WorkerMessage { WorkerMessage(kind: .caught, index: number, body: []) }

    /// The outcomes told.
    var outcomes: [Int] {
        stride(from: 0, to: body.count - 1, by: 2).map { Int(body[$0]) << 8 | Int(body[$0 + 1]) }
    }

    /// The failure told.
    var failure: RunOutcome.Failure? {
        let parts = body.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 3, let kind = FindingKind(rawValue: parts[0]) else { return nil }
        return RunOutcome.Failure(kind: kind, rule: parts[1], message: parts[2])
    }
}
