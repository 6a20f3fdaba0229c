import Mutators

/// The events of the target `sync-node`, by code.
enum SyncEvent: UInt8, CaseIterable {
    /// A node takes in a packet that it accepted.
    case see
    /// Moves the clock.
    case clock
    /// A node asks as it does every 30 s.
    case tick
    /// The oldest request of a node reaches the other one, or is lost.
    case deliver
    /// The answers to a node reach it, but for those that a byte of bits loses.
    case answers
    /// A peer leaves a node.
    case leave
    /// A node looks for peers that are gone.
    case sweep
    /// A node asks for everything.
    case initial
    /// A node asks for fragment streams.
    case targeted
    /// A node is asked by hand.
    case question
    /// Sets the clock near the end of a span that began with the last tick or packet.
    case edge
    /// A node takes in many packets of one type.
    case many
    /// Both nodes ask for everything and nothing is lost.
    case converge
    /// Begins anew with other nodes: both iOS, iOS and Android, both Android, or the first with small stores.
    case nodes

    /// What mutators know of them.
    static let grammar = EventGrammar(allCases.map { EventForm("\($0)", $0.fields) })

    /// The event that a code byte names.
    init(code: UInt8) { self = Self.byCode[Int(code) % Self.byCode.count] }

    private static let byCode = allCases

    private var fields: [EventField] {
        switch self {
        case .see: [.choice, .choice, .choice, .milliseconds, .choice, .number]
        case .clock: [.milliseconds]
        case .tick, .sweep, .initial, .nodes: [.choice]
        case .deliver, .answers, .leave: [.choice, .bits]
        case .targeted: [.choice, .count]
        case .question: [.choice, .number, .choice, .milliseconds, .choice, .bits]
        case .edge: [.choice, .choice, .choice]
        case .many: [.choice, .choice, .choice, .number]
        case .converge: []
        }
    }
}
