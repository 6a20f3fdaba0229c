import BitchatFrame

/// Pieces of frames.
enum FrameTokens {
    /// The first three bytes of a frame of each type in both versions, with the ttl of its origin and of a sync answer.
    static var heads: [DictionaryEntry] {
        SamplePayloads.types.flatMap { type in
            [(1, ProtocolLimits.originTTL), (1, 0), (2, ProtocolLimits.originTTL)].map { (version: UInt8, ttl: UInt8) in
                DictionaryEntry("frame_v\(version)_\(name(type))_ttl\(ttl)", [version, type.rawValue, ttl])
            }
        }
    }

    /// Flag bytes: each flag alone, those that stand together, and every bit.
    static var flags: [DictionaryEntry] {
        let sets: [(String, FrameFlags)] = [
            ("recipient", .recipient), ("signature", .signature), ("compressed", .compressed), ("route", .route), ("rsr", .rsr),
            ("signed_to", [.recipient, .signature]), ("signed_rsr", [.signature, .rsr]),
            ("routed", [.recipient, .signature, .route]), ("known", [.recipient, .signature, .compressed, .route, .rsr]),
            ("reserved", .reserved), ("all", FrameFlags(rawValue: 0xFF)),
        ]
        return sets.map { DictionaryEntry("flags_\($0)", [$1.rawValue]) }
    }

    /// Runs of n bytes of value n.
    static var padding: [DictionaryEntry] {
        [2, 3, 8, 15, 16, 17, 32, 64].map { (count: UInt8) in
            DictionaryEntry("padding_\(count)", repeatElement(count, count: Int(count)))
        }
    }

    /// Small texts as both versions compress them, with their size fields.
    static var compressed: [DictionaryEntry] {
        let texts: [(String, [UInt8])] = [
            ("zeros", [UInt8](repeating: 0, count: 128)), ("letters", [UInt8](repeating: 0x61, count: 100)),
            ("words", Array(String(repeating: "bitchat ", count: 40).utf8)),
        ]
        return texts.flatMap { name, text in
            [1, 2].map { (version: UInt8) in
                DictionaryEntry("compressed_v\(version)_\(name)", section(of: text, version: version))
            }
        }
    }

    private static func section(of text: [UInt8], version: UInt8) -> [UInt8] {
        let contents = FrameContents(
            version: version, type: .message, timestamp: 0, sender: [UInt8](repeating: 0, count: 8), payload: text)
        let frame = FrameEncoder(.ios).encode(contents) ?? []
        return Array(frame.dropFirst(version == 1 ? ProtocolLimits.smallestFrame : ProtocolLimits.smallestFrame + 2))
    }

    /// The name of a type, fit for an entry.
    static func name(_ type: MessageType) -> String { type.name.map { "\($0)" } ?? "type_\(type.rawValue)" }
}
