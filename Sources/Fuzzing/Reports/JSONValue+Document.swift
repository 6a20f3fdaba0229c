import CorpusFiles
import Output
import WireFormat

extension JSONValue {
    /// The value as a file: two spaces a level, a line feed at the end.
    var document: String {
        let out = OutputBuffer(.memory)
        write(to: out, depth: 0)
        out.byte(10)
        return String(decoding: out.take(), as: UTF8.self)
    }

    private func write(to out: OutputBuffer, depth: Int) {
        switch self {
        case .null: out.text("null" as StaticString)
        case .bool(let value): out.text(value ? "true" : "false" as StaticString)
        case .number(let text): out.text(text)
        case .string(let text): Self.write(text, to: out)
        case .bytes(let bytes): Self.write(Hexadecimal.encode(bytes), to: out)
        case .array(let elements):
            Self.list("[", "]", elements.count, out, depth) { elements[$0].write(to: out, depth: depth + 1) }
        case .object(let object):
            Self.list("{", "}", object.members.count, out, depth) { index in
                Self.write(object.members[index].name, to: out)
                out.text(": " as StaticString)
                object.members[index].value.write(to: out, depth: depth + 1)
            }
        }
    }

    private static func write(_ text: String, to out: OutputBuffer) {
        out.byte(34)
        out.text(text, .json)
        out.byte(34)
    }

    private static func list(
        _ opening: StaticString, _ closing: StaticString, _ count: Int, _ out: OutputBuffer, _ depth: Int, element: (Int) -> Void
    ) {
        out.text(opening)
        for index in 0..<count {
            out.text(index == 0 ? "\n" : ",\n" as StaticString)
            out.text(String(repeating: "  ", count: depth + 1))
            element(index)
        }
        if count > 0 { out.text("\n" + String(repeating: "  ", count: depth)) }
        out.text(closing)
    }
}
