import Mutators

/// The events of the target `fragments`, by code.
enum FragmentEvent: UInt8, CaseIterable {
    /// A fragment comes in.
    case fragment
    /// Moves the clock.
    case clock
    /// Forgets the streams that are too old.
    case expire
    /// Asks for the streams that stall.
    case poll
    /// Sets the clock near the end of a span that began with the last fragment, the first one, or the last poll.
    case edge
    /// A frame comes in pieces, in some order.
    case split
    /// Many streams begin, one fragment each.
    case many
    /// A fragment comes in whose slice has a size and no content.
    case large
    /// Begins anew by other rules: iOS, Android, or one of them with small caps.
    case rules

    /// What mutators know of them.
    static let grammar = EventGrammar(allCases.map { EventForm("\($0)", $0.fields) })

    /// The event that a code byte names.
    init(code: UInt8) { self = Self.byCode[Int(code) % Self.byCode.count] }

    private static let byCode = allCases

    private var fields: [EventField] {
        switch self {
        case .fragment: [.choice, .choice, .number, .number, .choice, .choice, .bytes]
        case .clock: [.milliseconds]
        case .expire, .poll: []
        case .edge: [.choice, .choice, .choice]
        case .split: [.choice, .choice, .choice, .number, .choice, .frame]
        case .many: [.choice, .number, .number, .choice]
        case .large: [.choice, .choice, .number, .number, .choice, .milliseconds]
        case .rules: [.choice]
        }
    }
}
