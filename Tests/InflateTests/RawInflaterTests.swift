import Inflate
import Testing
import WireFormat

/// "hello hello hello\n", compressed by another program (Python's zlib, level 9, no wrapper).
private let hello: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x90, 0x5C, 0x00]
private let helloText = [UInt8]("hello hello hello\n".utf8)

@Suite struct RawInflaterTests {
    private let inflater = RawInflater()

    private func inflate(_ bytes: [UInt8], limit: Int, wrapper: RawInflater.Wrapper = .raw) -> RawInflateResult {
        let span = bytes.span.bytes
        return inflater.inflate(span, span.whole, limit: limit, wrapper: wrapper)
    }

    @Test func inflatesABodyOfAnotherProgram() {
        let result = inflate(hello, limit: 1000)
        #expect(result == RawInflateResult(produced: 18, consumed: 11, ending: .finished))
        #expect(inflater.outputBytes == helloText)
        let shown = inflater.withOutput { $0.array }
        #expect(shown == helloText)
    }

    @Test func limitOf17Of18BytesIsFull() {
        let result = inflate(hello, limit: 17)
        #expect(result.ending == .outputFull)
        #expect(result.produced == 17)
        #expect(inflater.outputBytes == Array(helloText.prefix(17)))
    }

    @Test(arguments: [18, 19]) func limitOf18And19Of18BytesIsFinished(limit: Int) {
        #expect(inflate(hello, limit: limit) == RawInflateResult(produced: 18, consumed: 11, ending: .finished))
    }

    @Test(arguments: [0, -1, Int.min]) func limitOfNothingIsFullWhereSomethingWouldCome(limit: Int) {
        let result = inflate(hello, limit: limit)
        #expect(result.produced == 0)
        #expect(result.ending == .outputFull)
    }

    @Test func limitOfNothingIsFinishedForAnEmptyBody() {
        #expect(inflate([0x03, 0x00], limit: 0) == RawInflateResult(produced: 0, consumed: 2, ending: .finished))
    }

    @Test func trailingBytesAreNotConsumed() {
        let result = inflate(hello + [1, 2, 3], limit: 1000)
        #expect(result == RawInflateResult(produced: 18, consumed: 11, ending: .finished))
    }

    @Test func everyCutIsInputEnded() {
        for length in 0..<hello.count {
            let result = inflate(Array(hello.prefix(length)), limit: 1000)
            #expect(result.ending == .inputEnded, "\(length)")
            #expect(inflater.outputBytes == Array(helloText.prefix(result.produced)))
        }
    }

    @Test func cutExactlyAtTheLimitIsInputEnded() {
        // A stored block of 4 bytes that is not the last one, and nothing after it.
        let stored: [UInt8] = [0x00, 4, 0, 0xFB, 0xFF, 1, 2, 3, 4]
        #expect(inflate(stored, limit: 4).ending == .inputEnded)
        #expect(inflater.outputBytes == [1, 2, 3, 4])
        #expect(inflate(stored, limit: 3).ending == .outputFull)
    }

    @Test func blockTypeThreeIsCorrupt() {
        #expect(inflate([0x07], limit: 1000).ending == .corrupt)
        #expect(inflater.outputBytes == [])
    }

    @Test func faultAfterOutputKeepsTheOutput() {
        let result = inflate([0x00, 1, 0, 0xFE, 0xFF, 0x41, 0x07], limit: 1000)
        #expect(result.ending == .corrupt)
        #expect(inflater.outputBytes == [0x41])
    }

    @Test func zlibWrapperIsCheckedToItsChecksum() {
        let whole: [UInt8] = [0x78, 0xDA] + hello + [0x40, 0xB5, 0x06, 0x87]
        #expect(inflate(whole, limit: 1000, wrapper: .zlib) == RawInflateResult(produced: 18, consumed: 17, ending: .finished))
        #expect(inflate(Array(whole.dropLast()), limit: 1000, wrapper: .zlib).ending == .inputEnded)
        #expect(inflate(Array(whole.dropLast()) + [0], limit: 1000, wrapper: .zlib).ending == .corrupt)
        #expect(inflate(hello, limit: 1000, wrapper: .zlib).ending == .corrupt)
        #expect(inflate(whole, limit: 1000, wrapper: .raw).ending != .finished)
    }

    @Test func readsOnlyItsRange() {
        let padded: [UInt8] = [9, 9] + hello + [9]
        let span = padded.span.bytes
        let result = inflater.inflate(span, ByteRange(2, hello.count), limit: 1000)
        #expect(result == RawInflateResult(produced: 18, consumed: 11, ending: .finished))
        let outside = inflater.inflate(span, ByteRange(500, 10), limit: 1000)
        #expect(outside == RawInflateResult(produced: 0, consumed: 0, ending: .inputEnded))
    }

    @Test func stateIsForgottenBetweenBodies() {
        for _ in 0..<3 {
            #expect(inflate([0x07], limit: 10).ending == .corrupt)
            #expect(inflate(Array(hello.prefix(6)), limit: 3).produced == 3)
            #expect(inflate(hello, limit: 1000).ending == .finished)
            #expect(inflater.outputBytes == helloText)
        }
    }

    /// Bodies of one length that differ in one byte that does not tell their places, so that they share their places; each comes again and again.
    @Test func aBodyThatCameBeforeGivesWhatItGaveAtFirst() {
        let texts = (0..<5 as Range<UInt8>).map { number in (0..<90 as Range<UInt8>).map { $0 == 30 ? number : $0 } }
        let bodies = texts.map { RawDeflater().deflate($0, level: 0) }
        for _ in 0..<3 {
            for (text, body) in zip(texts, bodies) {
                for limit in [text.count, 1000, text.count - 1, text.count] {
                    let result = inflate(body, limit: limit)
                    let fresh = RawInflater().inflate(body.span.bytes, ByteRange(0, body.count), limit: limit)
                    #expect(result == fresh)
                    #expect(inflater.outputBytes == Array(text.prefix(limit)))
                }
            }
        }
    }

    @Test func aBodyThatCameBeforeIsTakenOnlyInItsWrapper() {
        let text = [UInt8]("a text of some length, so that it is kept".utf8)
        let body = RawDeflater().deflate(text, level: 0)
        #expect(inflate(body, limit: 100).ending == .finished)
        #expect(inflate(body, limit: 100, wrapper: .zlib).ending == .corrupt)
        #expect(inflater.outputBytes == [])
        #expect(inflate(body, limit: 100).ending == .finished)
        #expect(inflater.outputBytes == text)
    }

    @Test func bytesBehindABodyThatCameBeforeAreNotConsumed() {
        let body = RawDeflater().deflate([UInt8](repeating: 7, count: 60), level: 0)
        for _ in 0..<2 {
            #expect(inflate(body, limit: 100) == RawInflateResult(produced: 60, consumed: body.count, ending: .finished))
            #expect(inflate(body + [1], limit: 100) == RawInflateResult(produced: 60, consumed: body.count, ending: .finished))
        }
    }

    @Test(arguments: [4095, 4096, 4097, 16_384, 16_385, 1_000_000]) func growsToOutputsOf(size: Int) {
        let body = RawDeflater().deflate([UInt8](repeating: 7, count: size))
        let result = inflate(body, limit: 1_114_112)
        #expect(result == RawInflateResult(produced: size, consumed: body.count, ending: .finished))
        #expect(inflater.outputBytes == [UInt8](repeating: 7, count: size))
        let short = inflate(body, limit: size - 1)
        #expect(short.ending == .outputFull)
        #expect(short.produced == size - 1)
    }

    @Test func everyByteChangedNeverPassesTheLimit() {
        for index in hello.indices {
            for value in UInt8.min...UInt8.max {
                var bytes = hello
                bytes[index] = value
                let result = inflate(bytes, limit: 64)
                #expect(result.produced <= 64)
                #expect(result.consumed <= bytes.count)
            }
        }
    }
}
