extension EventField {
    /// Every kind, in order.
    static let all: [EventField] = [.choice, .bits, .count, .number, .milliseconds, .word, .frame, .bytes]
}
