/// The events that a target understands, in the order of their codes.
///
/// An event's code byte counts modulo the number of forms, so that every byte is an event.
package struct EventGrammar: Sendable, Hashable {
    /// The forms, by code.
    package let forms: [EventForm]

    /// Makes a grammar of at least one form.
    package init(_ forms: [EventForm]) { self.forms = forms }

    /// The form that a code byte names.
    package func form(_ code: UInt8) -> EventForm? { forms.isEmpty ? nil : forms[Int(code) % forms.count] }
}

/// One kind of event: its name and the fields of its body.
package struct EventForm: Sendable, Hashable {
    /// What `explain` prints.
    package let name: String
    /// The fields of the body, in order; those that its bytes do not reach are zero, bytes after the last count for nothing.
    package let fields: [EventField]

    /// Makes a form.
    package init(_ name: String, _ fields: [EventField]) {
        self.name = name
        self.fields = fields
    }
}

/// One field in the body of an event.
package enum EventField: UInt8, Sendable, Hashable {
    /// A byte that names a link, a peer, a slot or a choice.
    case choice
    /// A byte of independent bits.
    case bits
    /// A byte that counts something.
    case count
    /// Two bytes, big endian: a length, an offset or an index.
    case number
    /// Four bytes, big endian and signed: a span of milliseconds, or how far a time is from the clock.
    case milliseconds
    /// Eight bytes, big endian: a peer ID, a stream ID or a time.
    case word
    /// All the rest of the body: a frame.
    case frame
    /// All the rest of the body: bytes without a known structure.
    case bytes

    /// The bytes it takes, or nil for all the rest.
    package var width: Int? {
        switch self {
        case .choice, .bits, .count: 1
        case .number: 2
        case .milliseconds: 4
        case .word: 8
        case .frame, .bytes: nil
        }
    }
}
