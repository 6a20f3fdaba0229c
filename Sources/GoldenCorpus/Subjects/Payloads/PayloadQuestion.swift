import BitchatFrame
import CorpusFiles

/// The questions how payloads and opened Noise messages are read.
enum PayloadQuestion {
    /// The payload of a type.
    static func payload(
        _ type: MessageType, _ name: String, _ note: String, _ rule: String, _ bytes: [UInt8],
        _ profiles: [VectorProfile] = [.ios]
    ) -> [CorpusVector] {
        let inputs: JSONObject = ["type": .integer(type.rawValue), "hex": bytes.hexValue]
        return CorpusQuestion("payload-" + name, "payload", note, rule, inputs).asked(of: profiles)
    }

    /// The payload of a type that ends with many equal bytes.
    static func payload(
        _ type: MessageType, _ name: String, _ note: String, _ rule: String, head: [UInt8], fill: UInt8, count: Int,
        _ profiles: [VectorProfile] = [.ios]
    ) -> [CorpusVector] {
        let inputs: JSONObject = [
            "type": .integer(type.rawValue), "head": head.hexValue, "fill": .array([.integer(fill), .integer(count)]),
        ]
        return CorpusQuestion("payload-" + name, "payload", note, rule, inputs).asked(of: profiles)
    }

    /// An opened Noise message.
    static func plaintext(_ name: String, _ note: String, _ rule: String, _ bytes: [UInt8]) -> [CorpusVector] {
        CorpusQuestion("plaintext-" + name, "plaintext", note, rule, ["hex": bytes.hexValue]).askedOfIOS()
    }
}
