import BitchatFrame

/// Every combination of the eight flags on both versions, with the parts that they ask for.
enum FlagFrameSubject: VectorSubject {
    static let file = "frame-flags"

    static func vectors() -> [CorpusVector] {
        [UInt8(1), 2].flatMap { version in (UInt8.min...UInt8.max).flatMap { frame(version, $0) } }
    }

    private static func frame(_ version: UInt8, _ code: UInt8) -> [CorpusVector] {
        let flags = FrameFlags(rawValue: code)
        let payload = [UInt8].text("hello")
        let section = flags.contains(.compressed) ? PackedSubject.size(5, version) + Deflated.stored(payload) : payload
        var body: [UInt8] = []
        if flags.contains(.recipient) { body += CorpusPeer.bo.id.bytes }
        if flags.contains(.route), version == 2 { body += [1] + CorpusPeer.cy.id.bytes }
        body += section
        if flags.contains(.signature) { body += Label.noise("signature", 64) }
        return FrameQuestion.both(
            "flags-\([code].digits)-v\(version)", "flags \([code].digits) on version \(version), with every part they ask for",
            "protocol.md 2.2, 2.4, 2.7, 13.2 item 2, 13.3",
            RawFrame.bytes(version, flags: code, length: section.count, body))
    }
}
