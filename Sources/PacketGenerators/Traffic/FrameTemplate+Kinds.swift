import BitchatFrame

extension FrameTemplate {
    /// A short text of `author`, too short to be compressed.
    static func text(_ number: Int, by author: TestIdentity) -> FrameTemplate {
        let text = "text \(number) of \(author.label): meet at the fountain, bring water and a torch"
        return FrameTemplate(PacketFactory(.ios).message(text, by: author, at: 0))
    }

    /// A long text of `author`, compressed to about 150 bytes.
    static func longText(_ number: Int, by author: TestIdentity) -> FrameTemplate {
        let line = "list \(number) of \(author.label): flour, oil, salt, batteries, matches, soap, candles; "
        return FrameTemplate(PacketFactory(.ios).message(line + "twice " + line + "and once more " + line, by: author, at: 0))
    }

    /// A Noise transport message, padded to 256 bytes.
    static func sealed(from author: TestIdentity, to peer: TestIdentity) -> FrameTemplate {
        var random = SplitMix64(seed: 0)
        let frame = PacketFactory(.ios).transport(counter: 7, plaintext: 120, from: author, to: peer, at: 0, &random)
        return FrameTemplate(frame, fresh: [34..<frame.length])
    }

    /// A request for texts.
    static func request(from author: TestIdentity, to peer: TestIdentity) -> FrameTemplate {
        let question = SyncQuestion(types: SyncQuestion.Round.messages)
        return FrameTemplate(PacketFactory(.ios).requestSync(question, by: author, to: peer, at: 0))
    }

    /// The 8 fragments of a file of random bytes by `author`, 185 bytes each but the last; a new train needs a new stream ID at
    /// offset 22.
    static func train(by author: TestIdentity) -> [FrameTemplate] {
        plainFragments(ofFile: 1_000, by: author).enumerated().map { index, piece in
            // The inner frame's own time stands in the first piece; the later ones are content or signature.
            index == 0 ? FrameTemplate(piece, times: [38]) : FrameTemplate(piece, fresh: [35..<piece.length])
        }
    }

    /// The fragments of a file of random bytes, 150 bytes of it in each; none is compressed, so that its content can be replaced.
    static func plainFragments(ofFile size: Int, by author: TestIdentity) -> [GeneratedFrame] {
        let factory = PacketFactory(.android)
        let content = SplitMix64(label: author.label).first(size)
        let file = PacketFactory(.ios).file(
            named: "a.bin", mimeType: "application/pdf", content: content, by: author, at: 0)
        var contents = file.contents
        contents.packing = .plain
        return factory.fragments(of: factory.frame(contents), stream: 0, slice: 150)
    }
}
