/// Which inputs of a kind may be changed (Corpus/README.md).
struct CaseShape {
    /// Byte strings of the case itself.
    var bytes: [ByteInput] = []
    /// Byte strings of each event.
    var eventBytes: [ByteInput] = []
    /// Lists whose elements may be dropped, repeated and reordered: the events, or IDs.
    var lists: [[String]] = []
    /// Whole numbers and the range they may take.
    var numbers: [(name: String, range: ClosedRange<Int64>)] = []

    /// The shape of the kind called `name`; a kind without one is not changed.
    ///
    /// Payloads to be encoded stay below 100 bytes, where no compression begins: its output differs between programs. Frames of
    /// `android_gate` stay as they are, since `sig` tells what became of their signatures.
    static func shape(of name: String) -> CaseShape { shapes[name] ?? CaseShape() }

    private static let shapes: [String: CaseShape] = [
        "frame": CaseShape(bytes: [ByteInput("hex", shape: .frame)]),
        "encode": CaseShape(
            bytes: [
                ByteInput("frame", "payload", limit: 99), ByteInput("frame", "sender", limit: 12),
                ByteInput("frame", "recipient", limit: 12), ByteInput("frame", "sig", limit: 80),
            ], lists: [["frame", "route"]]),
        "pad": CaseShape(bytes: [ByteInput("hex")], numbers: [("size", 0...4096)]),
        "unpad": CaseShape(bytes: [ByteInput("hex")]),
        "block": CaseShape(numbers: [("size", 0...4096)]),
        "sync": CaseShape(bytes: [ByteInput("hex", shape: .requestSync)]),
        "streams": CaseShape(lists: [["ids"]]),
        "flags": CaseShape(bytes: [ByteInput("hex")]),
        "gcs_build": CaseShape(lists: [["ids"], ["others"]], numbers: [("max", 1...1024)]),
        "gcs_decode": CaseShape(bytes: [ByteInput("hex")], numbers: [("p", 1...32), ("m", 1...4_294_967_295)]),
        "bucket": CaseShape(bytes: [ByteInput("ident")], numbers: [("m", 1...4_294_967_295)]),
        "packet_id": CaseShape(bytes: [ByteInput("payload")], numbers: [("type", 0...255)]),
        "piece": CaseShape(bytes: [ByteInput("payload", shape: .payload, type: 0x20)]),
        "announce": CaseShape(bytes: [ByteInput("hex", shape: .payload, type: 0x01)]),
        "payload": CaseShape(bytes: [ByteInput("hex")]),
        "plaintext": CaseShape(bytes: [ByteInput("hex")]),
        "signature": CaseShape(bytes: [ByteInput("hex", shape: .frame)], lists: [["keys"]]),
        "fragments": CaseShape(eventBytes: [ByteInput("payload", shape: .payload, type: 0x20)], lists: [["events"]]),
        "window": CaseShape(lists: [["events"]]),
        "budget": CaseShape(lists: [["events"]]),
        "stream": CaseShape(eventBytes: [ByteInput("hex", shape: .frame)], lists: [["events"]]),
        "gate": CaseShape(eventBytes: [ByteInput("hex", shape: .frame)], lists: [["events"]]),
        "android_gate": CaseShape(lists: [["events"]]),
    ]
}
