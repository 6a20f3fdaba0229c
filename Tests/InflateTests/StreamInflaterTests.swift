import Inflate
import Testing
import WireFormat

/// "hello hello hello\n" by gzip -9n.
private let member: [UInt8] =
    [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x90, 0x5C, 0x00]
    + [0x3B, 0x7C, 0x8A, 0xDF, 18, 0, 0, 0]
private let text = [UInt8]("hello hello hello\n".utf8)

/// Inflates `bytes` given `chunk` at a time, with `room` bytes of output a call.
private func run(
    _ bytes: [UInt8], _ container: StreamInflater.Container, chunk: Int = .max, room: Int = 64
) -> (output: [UInt8], state: StreamInflater.State, consumed: Int) {
    let inflater = StreamInflater(container)
    let span = bytes.span.bytes
    var buffer = [UInt8](repeating: 0, count: room)
    var output: [UInt8] = []
    var consumed = 0
    while consumed < bytes.count {
        let range = ByteRange(consumed, min(chunk, bytes.count - consumed))
        let progress = inflater.inflate(span, range, into: &buffer, at: 0, count: room)
        output += buffer.prefix(progress.produced)
        consumed += progress.consumed
        if progress.consumed == 0, progress.produced == 0 { break }
    }
    while true {
        let progress = inflater.inflate(span, .empty, into: &buffer, at: 0, count: room)
        output += buffer.prefix(progress.produced)
        if progress.produced == 0 { break }
    }
    return (output, inflater.state, consumed)
}

@Suite struct StreamInflaterTests {
    @Test func readsOneMember() {
        let result = run(member, .gzip)
        #expect(result.output == text)
        #expect(result.state == .betweenMembers)
        #expect(result.consumed == member.count)
    }

    @Test(arguments: [1, 2, 7, 1000], [1, 3, 64]) func joinsMembersInChunksOf(chunk: Int, room: Int) {
        let result = run(member + member + member, .gzip, chunk: chunk, room: room)
        #expect(result.output == text + text + text)
        #expect(result.state == .betweenMembers)
    }

    @Test(arguments: [[0], [0, 0, 0], [0x50, 1], [0x1F, 0x00, 1, 2]] as [[UInt8]])
    func bytesBehindTheLastMemberAreIgnored(tail: [UInt8]) {
        let result = run(member + tail, .gzip)
        #expect(result.output == text)
        #expect(result.state == .finished)
    }

    @Test func everyCutKeepsWhatCameOut() {
        for length in 1..<member.count {
            let result = run(Array(member.prefix(length)), .gzip, chunk: 3)
            #expect(result.state == .running, "\(length)")
            #expect(result.output == Array(text.prefix(result.output.count)))
            #expect(result.output.count == 18 || length < 21)
        }
    }

    @Test func wrongChecksumIsCorrupt() {
        var wrong = member
        wrong[21] ^= 1
        let result = run(wrong, .gzip)
        #expect(result.state == .corrupt)
        #expect(result.output == text)
    }

    @Test func readsZlibAndRaw() {
        let body = Array(member[10..<21])
        let wrapped = [0x78, 0xDA] + body + [0x40, 0xB5, 0x06, 0x87]
        #expect(run(wrapped, .zlib, chunk: 1).output == text)
        #expect(run(wrapped, .zlib).state == .finished)
        let raw = run(body + [1, 2, 3], .raw)
        #expect(raw.output == text)
        #expect(raw.state == .finished)
        #expect(raw.consumed == body.count)
    }

    @Test func otherBytesAreCorrupt() {
        #expect(run([0x42, 0x42, 0x42], .gzip).state == .corrupt)
        #expect(run([0x42, 0x42, 0x42], .zlib).state == .corrupt)
        #expect(run([0x07], .raw).state == .corrupt)
    }
}
