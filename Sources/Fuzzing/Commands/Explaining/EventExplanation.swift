import Mutators
import WireFormat

/// A sequence of events: a line for each, with the dissection of its frame beneath.
enum EventExplanation {
    /// The most events of which the frames are dissected.
    private static let mostFrames = 64

    /// The events of a script in a target's grammar.
    static func text(_ grammar: EventGrammar, _ input: [UInt8]) -> String {
        var script = EventScript()
        var text = "", end = 0, number = 0
        input.withRawSpan { bytes in
            while let event = script.next(bytes) {
                number += 1
                text += line(number, event, bytes.array(event.body), grammar)
                end = event.body.end
            }
        }
        let rest = input.count - end
        return "\(number) events\n" + text + (rest > 0 ? "\(rest) bytes after the last event\n" : "")
    }

    private static func line(
        _ number: Int, _ event: EventScript.Event, _ body: [UInt8], _ grammar: EventGrammar
    ) -> String {
        guard let form = grammar.form(event.code) else { return "\(number). event \(event.code)\n" }
        var rest = body[...]
        var words: [String] = [], frame: [UInt8]?
        for field in form.fields {
            let part = rest.prefix(field.width ?? rest.count)
            rest = rest.dropFirst(part.count)
            words.append(word(field, Array(part)))
            if field == .frame { frame = Array(part) }
        }
        if !rest.isEmpty { words.append("(\(rest.count) bytes more)") }
        let head = (["\(number).", form.name] + words).joined(separator: " ") + "\n"
        guard let frame, number <= mostFrames else { return head }
        return head + Explanation.indented(FrameExplanation.text(frame), by: "    ")
    }

    /// The value of one field; bytes that are not there count as zero.
    private static func word(_ field: EventField, _ part: [UInt8]) -> String {
        let width = field.width ?? 0
        let value = (part + [UInt8](repeating: 0, count: max(0, width - part.count))).prefix(width).reduce(UInt64(0)) {
            $0 << 8 | UInt64($1)
        }
        return switch field {
        case .choice: "choice \(value)"
        case .bits: "bits 0x\(Hexadecimal.digits(value).suffix(2))"
        case .count: "count \(value)"
        case .number: "number \(value)"
        case .milliseconds: "\(Int32(truncatingIfNeeded: value)) ms"
        case .word: "word \(Hexadecimal.digits(value))"
        case .frame: "frame of \(part.count) bytes"
        case .bytes:
            part.isEmpty
                ? "no bytes" : "bytes \(Hexadecimal.encode(part.prefix(64)))\(part.count > 64 ? "... (\(part.count))" : "")"
        }
    }
}
