import Capture
import Testing

@testable import LiveCapture

/// Sources without a magic number, of fewer bytes than recognition looks at.
@Suite struct UndecidedTests {
    /// A record of PacketLogger version 1 (docs/capture-formats.md chapter 4): an event with `number` in it.
    private static func record(_ number: UInt8) -> [UInt8] {
        [0, 0, 0, 12, 0x68, 0xE7, 0x78, 0x00, 0, 0, 0, number, 1, 0xFF, 1, number]
    }

    private static let more = SourceNotice.waiting("more bytes are needed to tell what it is")

    @Test func aFileOfOneRecordIsShownAtOnce() throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        try Scratch.append(Self.record(1), to: path)
        let watch = try Watch(LiveSourceName(path).source(named: "file", mayBeMissing: true))
        try watch.until(records: 1)
        try Scratch.append(Self.record(2), to: path)
        try watch.until(records: 2)
        #expect(watch.records.map { $0.bytes } == [[0xFF, 1, 1], [0xFF, 1, 2]])
        #expect(watch.notices == [.connected])
    }

    @Test func aServerThatSendsOneRecordAndWaitsIsShownAtOnce() throws {
        let server = try LoopbackServer()
        let watch = try Watch(LiveSourceName("tcp:127.0.0.1:\(server.port)").source(named: "port", mayBeMissing: false))
        let connection = try server.accept()
        try connection.send(Self.record(1))
        try watch.until(records: 1)
        try connection.send(Self.record(2))
        try watch.until(records: 2)
        connection.close()
    }

    @Test func aSourceThatIsDecidedIsOpenAgain() throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        try Scratch.append(Array(SampleStream.header.prefix(9)), to: path)
        let watch = try Watch(LiveSourceName(path).source(named: "file", mayBeMissing: true))
        try watch.until("waiting") { $0.notices == [.connected, Self.more] }
        try Scratch.append(Array(SampleStream.header.dropFirst(9)), to: path)
        try watch.until("open") { $0.notices == [.connected, Self.more, .connected] }
    }

    @Test func whatIsUndecidedAtTheStopIsDecidedThen() throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        try Scratch.append(Self.record(1) + Self.record(2).prefix(5), to: path)
        let watch = try Watch(LiveSourceName(path).source(named: "file", mayBeMissing: true))
        try watch.until("waiting") { $0.notices == [.connected, Self.more] }
        #expect(watch.records == [])
        try watch.stop()
        #expect(watch.records.map { $0.bytes } == [[0xFF, 1, 1]])
        #expect(watch.summary?.format == "pklg1")
        #expect(watch.failures == [])
    }

    @Test(arguments: [(31, false), (32, true)]) func atTheStopOver31BytesOfTextAreNoCapture(count: Int, isLost: Bool) throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        try Scratch.append([UInt8](repeating: UInt8(ascii: "a"), count: count), to: path)
        let watch = try Watch(LiveSourceName(path).source(named: "file", mayBeMissing: true))
        try watch.until("waiting") { $0.notices.count == 2 }
        try watch.stop()
        #expect(watch.failures.map(\.kind) == (isLost ? [.notACapture] : []))
        #expect(watch.notices.count == (isLost ? 3 : 2))
    }

    @Test func aBinaryThatGrowsIsLostAtOnce() throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        try Scratch.append([0x7F, 0x45, 0x4C, 0x46] + [UInt8](repeating: 0, count: 20), to: path)
        let watch = try Watch(LiveSourceName(path).source(named: "file", mayBeMissing: true))
        try watch.until("the source ends") { $0.isDone }
        let words = "not a capture: it begins with the bytes 7f454c4600000000, which no known format does"
        #expect(watch.notices == [.connected, .lost(words)])
    }
}
