import CorpusFiles

/// The question how the bytes of a frame are read.
enum FrameQuestion {
    /// One frame for both apps.
    static func both(_ name: String, _ note: String, _ rule: String, _ bytes: [UInt8]) -> [CorpusVector] {
        CorpusQuestion("frame-\(name)", "frame", note, rule, ["hex": bytes.hexValue]).askedOfBothApps()
    }

    /// The same for a frame that ends with many equal bytes.
    static func both(
        _ name: String, _ note: String, _ rule: String, head: [UInt8], fill: UInt8, count: Int
    ) -> [CorpusVector] {
        let inputs: JSONObject = ["head": head.hexValue, "fill": .array([.integer(fill), .integer(count)])]
        return CorpusQuestion("frame-\(name)", "frame", note, rule, inputs).askedOfBothApps()
    }
}
