import Capture
import Testing

@testable import Output

/// What `why` remembers of fragment streams, and for how long.
@Suite struct WhyStreamTests {
    private static let word = "1111111111111111"

    /// How long the pieces took, as the report says; the first comes at `first`, the second at `last`.
    private static func sentence(_ first: CaptureTime, _ last: CaptureTime) -> String {
        let script = WhyScript(word)
        script.receive(WhyScript.piece(0, of: 3), at: first)
        script.receive(WhyScript.piece(1, of: 3), at: last)
        return script.report?.first { $0.hasPrefix("  stream") } ?? ""
    }

    @Test func saysHowLongNewPiecesCame() {
        let start = CaptureTime(microseconds: 1_000_000)
        #expect(Self.sentence(start, CaptureTime(microseconds: 1_250_999)).contains("came 250 ms after the first"))
        #expect(Self.sentence(start, CaptureTime(microseconds: 0)).contains("came -1000 ms after the first"))
    }

    @Test func saysNothingOfTimesThatAreUnknownOrTooFarApart() {
        let start = CaptureTime(microseconds: 1_000_000)
        let ends = [CaptureTime(microseconds: .min), CaptureTime(microseconds: .max)]
        for (first, last) in [(start, .unknown), (.unknown, start), (ends[0], ends[1]), (ends[1], ends[0])] {
            let sentence = Self.sentence(first, last)
            #expect(sentence.contains("missing index 2"))
            #expect(!sentence.contains("after the first"))
        }
    }

    @Test func namesTheFirst16RequestsAndCountsTheRest() {
        for (count, words) in [(0, "; nobody asked"), (1, "in record 2"), (16, "16, 17"), (17, "16, 17 and 1 more")] {
            let script = WhyScript(Self.word)
            script.receive(WhyScript.piece(0, of: 2))
            for _ in 0..<count { script.receive(WhyScript.request(for: Self.word)) }
            script.receive(WhyScript.request(for: "2222222222222222"))
            let sentence = script.report?.first { $0.hasPrefix("  stream") } ?? ""
            #expect(sentence.contains(words))
            #expect(sentence.contains("more") == (count > 16))
        }
    }

    @Test func aDirectedStreamCannotBeAskedFor() {
        let script = WhyScript(Self.word)
        script.receive(WhyScript.piece(0, of: 2, to: big(0xB1B2_B3B4_B5B6_B7B8 as UInt64)))
        #expect(script.report?.contains { $0.hasSuffix("; directed, so nobody can ask for it again") } == true)
    }

    /// Any number of senders may use one stream ID; 1,024 of them are held.
    @Test(arguments: [(1_024, 1), (1_025, 2)] as [(UInt64, UInt64)])
    func forgetsTheStreamThatBeganFirst(senders: UInt64, first: UInt64) {
        let script = WhyScript(Self.word)
        _ = script.press.print((1...senders).map { WhyScript.piece(0, of: 2, sender: $0) }, on: Press.link)
        #expect(script.trace.streams.map(\.key.sender.value) == Array(first...senders))
    }

    /// Other streams cannot push out the one that is asked for.
    @Test func keepsNoStreamThatHasNothingToDoWithTheSubject() {
        let script = WhyScript(Self.word)
        var values = [WhyScript.piece(0, of: 2)]
        for stream in 1...2_000 { values.append(WhyScript.piece(0, of: 2, stream: UInt64(stream))) }
        _ = script.press.print(values, on: Press.link)
        #expect(script.trace.streams.map(\.key.stream) == [0x1111_1111_1111_1111])
    }
}
