import Hashes
import Testing
import WireFormat

@testable import Conformance
@testable import Output

/// The digest is that of the printed bytes, and of all of them.
@Suite struct PrintDigestTests {
    private static let texts = ["one", "two", "three"]

    /// The digest of what is printed of messages on a link, each message a source of its own.
    private func digests(_ texts: [String], sources: Int) -> ([SHA256Digest?], SHA256Digest?) {
        let counter = PacketCounter()
        let digest = PrintDigest(counter, of: NDJSONPrinter.self, sources: sources)
        let press = Press(into: digest)
        let parts = texts.map { text in
            #expect(press.print([HandMadeFrame.message(text)], on: Press.link) == "")
            return digest.endSource()
        }
        #expect(counter.counts == (texts.isEmpty ? [:] : ["message": texts.count]))
        return (parts, digest.end())
    }

    /// The lines themselves.
    private func lines(_ texts: [String]) -> [[UInt8]] {
        let press = Press(NDJSONPrinter.self)
        return texts.map { utf8(press.print([HandMadeFrame.message($0)], on: Press.link)) }
    }

    private func digest(_ bytes: [UInt8]) -> SHA256Digest { bytes.withRawSpan(SHA256Hasher().hash) }

    @Test func eachSourceHasTheDigestOfItsLinesAndTheTotalThatOfAll() {
        let lines = lines(Self.texts)
        let (parts, total) = digests(Self.texts, sources: 3)
        #expect(parts == lines.map(digest))
        #expect(total == digest(Array(lines.joined())))
    }

    @Test func oneSourceIsTheTotal() {
        let (parts, total) = digests(["one"], sources: 1)
        #expect(parts == [digest(lines(["one"])[0])])
        #expect(total == parts[0])
    }

    @Test func nothingPrintedIsTheDigestOfNothing() {
        let digest = PrintDigest(PacketCounter(), of: NDJSONPrinter.self, sources: 1)
        #expect(digest.endSource() == self.digest([]))
        #expect(digests([], sources: 2).1 == self.digest([]))
    }

    @Test func oneBitOfOnePayloadChangesIt() {
        let (parts, total) = digests(["one", "two", "three"], sources: 3)
        let (others, otherTotal) = digests(["one", "tvo", "three"], sources: 3)
        #expect(parts.indices.filter { parts[$0] != others[$0] } == [1])
        #expect(total != otherTotal)
    }

    @Test func anAdvertCountsToo() {
        let digest = PrintDigest(PacketCounter(), of: LinePrinter.self, sources: 1)
        let press = Press(into: digest), plain = Press(LinePrinter.self)
        #expect(press.print(Samples.advert) == "")
        #expect(digest.endSource() == self.digest(utf8(plain.print(Samples.advert))))
    }
}
