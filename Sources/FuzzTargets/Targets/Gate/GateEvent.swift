import Mutators

/// The events of the target `gate`, by code.
enum GateEvent: UInt8, CaseIterable {
    /// Moves the clock.
    case clock
    /// Binds a link to a peer.
    case bind
    /// Loses a link.
    case lose
    /// Sends a request to one peer.
    case request
    /// Sends a request to everybody.
    case broadcast
    /// Learns keys of a peer.
    case learn
    /// A frame comes in, told in choices.
    case arrival
    /// A frame comes in as bytes; 80 00 00 00 in place of a time keeps its own.
    case frame
    /// The last frame comes in once more, as it was, on another link.
    case again
    /// A frame told in choices comes in fragments.
    case rebuilt
    /// A peer asks a number of times.
    case questions
    /// Sets the clock near the end of a span that began with the last request or arrival.
    case edge
    /// Forgets old requests.
    case cleanup
    /// Looks for memories that are too old.
    case sweep

    /// The event that a code byte names.
    init(code: UInt8) { self = Self.byCode[Int(code) % Self.byCode.count] }

    private static let byCode = allCases

    /// What mutators know of them.
    static let grammar = EventGrammar(allCases.map { EventForm("\($0)", $0.fields) })

    /// The fields that tell a frame.
    private static let told: [EventField] = [
        .choice, .choice, .bits, .choice, .choice, .milliseconds, .choice, .choice, .choice, .bits,
    ]

    private var fields: [EventField] {
        switch self {
        case .clock: [.milliseconds]
        case .bind: [.choice, .choice]
        case .lose, .request, .again: [.choice]
        case .broadcast, .cleanup, .sweep: []
        case .learn: [.choice, .choice]
        case .arrival: Self.told
        case .frame: [.choice, .choice, .milliseconds, .frame]
        case .rebuilt: [.choice, .number] + Self.told
        case .questions: [.choice, .choice, .count, .number]
        case .edge: [.choice, .choice, .choice]
        }
    }
}
