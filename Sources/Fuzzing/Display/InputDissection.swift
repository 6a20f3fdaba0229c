import BitchatFrame
import CorpusFiles
import WireFormat

/// The inputs of a vector for a person's eyes: single values on a line each, frames and payloads as trees.
enum InputDissection {
    /// The events that are shown around the one that matters.
    private static let mostEvents = 12

    /// The lines for the inputs of a vector of `kind`; `marked` is the index of the first event that matters.
    static func lines(kind: String, _ inputs: JSONObject, marked: Int? = nil) -> [String] {
        let shape = CaseShape.shape(of: kind)
        let plain = inputs.filter { !["events", "head", "fill"].contains($0) && $0 != shape.bytes.first?.path.first }
        var lines = plain.members.map { JSONValue.escaped($0.name) + ": " + $0.value.shown }
        for input in shape.bytes where input.path.count == 1 { lines += bytes(inputs, input) }
        if let object = inputs["frame"], shape.bytes.first?.path.first == "frame" { lines.append("frame: " + object.shown) }
        if let events = inputs.list(at: ["events"]) { lines += self.events(events, eventInput(of: kind, shape), marked) }
        return lines
    }

    /// The bytes of events; those of `android_gate` are frames, though they are not changed.
    private static func eventInput(of kind: String, _ shape: CaseShape) -> ByteInput? {
        kind == "android_gate" ? ByteInput("hex", shape: .frame) : shape.eventBytes.first
    }

    /// A byte string of the inputs, with the tree of what it is.
    private static func bytes(_ inputs: JSONObject, _ input: ByteInput) -> [String] {
        guard let bytes = inputs.bytes(at: input.path) else { return [] }
        let fill = inputs["fill"].map { ", then \($0.shown)" } ?? ""
        return ["\(input.path.joined(separator: ".")): \(bytes.count) bytes\(fill)"] + tree(bytes, input).map { "  " + $0 }
    }

    private static func tree(_ bytes: [UInt8], _ input: ByteInput) -> [String] {
        switch input.shape {
        case .frame: ByteTree.frame(bytes)
        case .requestSync: ByteTree.payload(.requestSync, bytes)
        case .payload: ByteTree.payload(MessageType(rawValue: input.type ?? 0), bytes)
        default: bytes.isEmpty ? [] : [ByteTree.digits(of: bytes)]
        }
    }

    /// Up to twelve events that end with the marked one, whose bytes are shown as a tree.
    private static func events(_ events: [JSONValue], _ input: ByteInput?, _ marked: Int?) -> [String] {
        let last = min(marked ?? events.count - 1, events.count - 1)
        let first = max(0, last - mostEvents + 1)
        var lines = first > 0 ? ["... \(first) events before"] : []
        guard first <= last else { return lines }
        for index in first...last {
            guard case .object(let event) = events[index] else { continue }
            lines.append((index == marked ? "> " : "  ") + "[\(index)] " + summary(event))
        }
        if last < events.count - 1 { lines.append("... \(events.count - 1 - last) events after") }
        if let marked, let input, events.indices.contains(marked), case .object(let event) = events[marked] {
            lines += bytes(event, input)
        }
        return lines
    }

    private static func summary(_ event: JSONObject) -> String {
        event.members.map { member in
            if case .string(let text) = member.value, text.utf8.count > 48 {
                return
                    "\(JSONValue.escaped(member.name)) \(JSONValue.escaped(String(text.prefix(40))))... (\(text.utf8.count / 2) bytes)"
            }
            return JSONValue.escaped(member.name) + " " + member.value.shown
        }.joined(separator: "  ")
    }
}
