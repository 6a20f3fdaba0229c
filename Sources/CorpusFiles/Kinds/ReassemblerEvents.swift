import MeshModel
import WireFormat

/// The events of a reassembler of iOS beside its fragments.
enum ReassemblerEvents {
    /// The answer to `expire` (how many streams went) or `stalled` (which streams to ask for).
    static func answer(_ event: VectorFields, _ assembler: inout some AssemblerSteps) throws(VectorError) -> JSONValue {
        let now: Int64 = try event.integer("t")
        switch try event.text("do") {
        case "expire": return .integer(assembler.expire(at: now))
        case "stalled": return .array(assembler.stalled(at: now).map { .string(Hexadecimal.digits($0.id)) })
        default: throw event.error("do", "an event of this kind")
        }
    }
}
