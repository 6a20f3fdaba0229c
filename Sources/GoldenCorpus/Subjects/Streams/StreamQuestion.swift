import CorpusFiles

/// The question what a notification stream gives, chunk by chunk.
enum StreamQuestion {
    /// One stream; each chunk is a time and its bytes.
    static func ios(
        _ name: String, _ note: String, _ rule: String, _ chunks: [(Int, [UInt8])]
    ) -> [CorpusVector] {
        let events = chunks.map { time, bytes -> JSONValue in .object(["t": .integer(time), "hex": bytes.hexValue]) }
        return CorpusQuestion("stream-\(name)", "stream", note, rule, ["events": .array(events)]).askedOfIOS()
    }
}
