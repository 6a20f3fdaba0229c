import Mutators

/// The events of the target `stream`, by code.
enum StreamEvent: UInt8, CaseIterable {
    /// A notification comes in.
    case chunk
    /// A notification comes in that begins with a frame.
    case frame
    /// A frame comes in as notifications of one size.
    case cut
    /// A notification of one byte again and again.
    case run
    /// Moves the clock.
    case clock
    /// Sets the clock 249, 250 or 251 ms after the last notification.
    case edge
    /// A write comes in at offset 0.
    case write
    /// A piece of a long write is put by.
    case prepare
    /// The pieces put by come in together.
    case execute
    /// A value of an app that takes each for one frame.
    case value
    /// A notification or a write of a size, with content that means nothing.
    case large

    /// What mutators know of them.
    static let grammar = EventGrammar(allCases.map { EventForm("\($0)", $0.fields) })

    /// The event that a code byte names.
    init(code: UInt8) { self = Self.byCode[Int(code) % Self.byCode.count] }

    private static let byCode = allCases

    private var fields: [EventField] {
        switch self {
        case .chunk, .value: [.bytes]
        case .frame, .write: [.frame]
        case .cut: [.number, .frame]
        case .run: [.count, .number]
        case .clock: [.milliseconds]
        case .edge: [.choice]
        case .prepare: [.number, .bytes]
        case .execute: []
        case .large: [.choice, .milliseconds]
        }
    }
}
