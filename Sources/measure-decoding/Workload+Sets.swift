import BitchatFrame
import PacketGenerators

extension Workload {
    /// What the compressed third of a mixed set says.
    enum Text: String {
        /// One line over and over.
        case repeated
        /// Sentences.
        case natural
    }

    private static let variants = 500

    /// Texts, announces, Noise messages and fragments of 200 bytes on average, none compressed.
    static func plain(_ count: Int) -> Workload {
        Workload("plain", count: count, [(4, texts), (2, announces), (3, sealed(90)), (3, fragments(of: 165))])
    }

    /// A third compressed texts, and fragments, Noise messages, announces and short texts: 282 bytes on average.
    static func mixed(_ text: Text, _ count: Int) -> Workload {
        let long = text == .repeated ? repeatedTexts : naturalTexts
        let slice = text == .repeated ? 388 : 223
        return Workload(
            "mixed, \(text.rawValue) text", count: count,
            [(10, long), (9, fragments(of: slice)), (5, sealed(300)), (3, announces), (3, texts)])
    }

    private static var texts: [GeneratedFrame] {
        let author = TestIdentity.bo
        return (0..<variants).map { number in
            let text = "text \(number): meet at the fountain, bring water and a torch, it is dark"
            return PacketFactory(.ios).message(text, by: author, at: 0)
        }
    }

    private static var repeatedTexts: [GeneratedFrame] {
        let author = TestIdentity.cy
        return (0..<variants).map { number in
            let line = "list \(number): flour, oil, salt; "
            return PacketFactory(.ios).message(String(repeating: line, count: 12), by: author, at: 0)
        }
    }

    private static var naturalTexts: [GeneratedFrame] {
        let author = TestIdentity.cy
        var sentences = Sentences(SplitMix64(label: "sentences"))
        return (0..<variants).map { _ in PacketFactory(.ios).message(sentences.text(ofAtLeast: 280), by: author, at: 0) }
    }

    private static var announces: [GeneratedFrame] {
        let peers = [TestIdentity.ada, .bo, .cy, .dee, .eve, .kit]
        return peers.map { author in
            PacketFactory(.ios).announce(by: author, at: 0, neighbours: peers.filter { $0.label < author.label }.map(\.peerID))
        }
    }

    private static func sealed(_ plaintext: Int) -> [GeneratedFrame] {
        let (author, peer) = (TestIdentity.ada, TestIdentity.dee)
        var random = SplitMix64(label: "sealed")
        return (0..<variants).map { number in
            PacketFactory(.ios).transport(
                counter: UInt32(number), plaintext: plaintext, from: author, to: peer, at: 0, &random)
        }
    }

    /// The fragments of files of random bytes.
    private static func fragments(of slice: Int) -> [GeneratedFrame] {
        let author = TestIdentity.dee
        var random = SplitMix64(label: "files")
        return (0..<20).flatMap { number in
            let factory = PacketFactory(.android)
            let file = factory.file(
                named: "a.bin", mimeType: "application/pdf", content: random.bytes(slice * 25), by: author, at: 0)
            var contents = file.contents
            contents.packing = .plain
            return factory.fragments(of: factory.frame(contents), stream: UInt64(number), slice: slice)
        }
    }
}
