import Testing
import WireFormat

@testable import BitchatFrame

/// Android's one value, one frame (docs/protocol.md 1.5).
struct SingleValueAssemblerTests {
    @Test("Each value is handed on as it is: a frame, two frames, half a frame")
    func handsOnEachValue() {
        let frame = Draft.full.bytes
        for value in [frame, frame + frame, Array(frame.prefix(60)), [0]] {
            var sink = CollectingSink()
            let outcome = SingleValueAssembler().receive(value.span.bytes, &sink)
            #expect(sink.frames == [value])
            #expect(outcome.frames == 1)
        }
    }

    @Test func handsOnNoEmptyValue() {
        var sink = CollectingSink()
        let empty: [UInt8] = []
        let outcome = SingleValueAssembler().receive(empty.span.bytes, &sink)
        #expect(sink.frames.isEmpty)
        #expect(outcome == StreamOutcome())
    }
}
