import Capture
import Testing

@testable import LiveCapture

@Suite struct TCPSourceTests {
    private func port(of server: LoopbackServer) throws -> any LiveSource {
        let name = "tcp:127.0.0.1:\(server.port)"
        return try LiveSourceName(name).source(named: name)
    }

    /// A header and three records: 16 + 3 x 30 bytes, sent in pieces of every size.
    @Test(arguments: 1...106) func readsPiecesOfEverySize(size: Int) throws {
        let server = try LoopbackServer()
        let watch = try Watch(port(of: server))
        let connection = try server.accept()
        try connection.send(SampleStream.stream(1, 2, 3, size: 2), pieces: size)
        try watch.until(records: 3)
        #expect(
            watch.records == [
                Watch.Seen(number: 1, bytes: [4, 0xFF, 1, 2, 1, 1]), Watch.Seen(number: 2, bytes: [4, 0xFF, 2, 2, 2, 2]),
                Watch.Seen(number: 3, bytes: [4, 0xFF, 3, 2, 3, 3]),
            ])
        try watch.stop()
        #expect(watch.notices == [.connected])
        #expect(watch.failures.isEmpty)
    }

    @Test func aRecordIsThereBeforeTheNextOneIsWhole() throws {
        let server = try LoopbackServer()
        let watch = try Watch(port(of: server))
        let connection = try server.accept()
        try connection.send(SampleStream.stream(1) + SampleStream.record(2).prefix(27))
        try watch.until(records: 1)
        try connection.send(SampleStream.record(2).suffix(1))
        try watch.until(records: 2)
        #expect(watch.carried == [1, 2])
    }

    @Test func aNewConnectionIsANewStreamAndNumbersGoOn() throws {
        let server = try LoopbackServer()
        let watch = try Watch(port(of: server))
        let first = try server.accept()
        try first.send(SampleStream.stream(1, 2) + SampleStream.record(3).prefix(25))
        try watch.until(records: 2)
        first.close()
        let second = try server.accept()
        try second.send(SampleStream.stream(4, 5))
        try watch.until(records: 4)
        #expect(watch.carried == [1, 2, 4, 5])
        #expect(watch.records.map(\.number) == [1, 2, 3, 4])
        #expect(watch.notices == [.connected, .waiting("the other end closed the connection"), .connected])
        #expect(watch.failures.map(\.kind) == [.cut])
        #expect(watch.failures.map(\.record) == [3])
        #expect(watch.failures.map(\.offset) == [16 + 2 * 28])
        try watch.stop()
        #expect(watch.summary?.records == 4)
        #expect(watch.summary?.format == "btsnoop")
    }

    @Test func aServerThatComesBackAfterAWhileIsFoundAgain() throws {
        var server = try LoopbackServer()
        let watch = try Watch(port(of: server))
        let first = try server.accept()
        try first.send(SampleStream.stream(1))
        try watch.until(records: 1)
        server.close()
        first.close()
        try watch.until("refused") { $0.notices.last == .waiting("Connection refused") }
        server = try LoopbackServer(port: server.port)
        try server.accept().send(SampleStream.stream(2))
        try watch.until(records: 2)
        #expect(watch.carried == [1, 2])
    }

    /// What adb does where nothing listens on the phone.
    @Test func aConnectionClosedWithoutAByteIsToldAndTriedAgain() throws {
        let server = try LoopbackServer()
        let watch = try Watch(port(of: server))
        try server.accept().close()
        let connection = try server.accept()
        try connection.send(SampleStream.stream(1))
        try watch.until(records: 1)
        #expect(
            watch.notices == [
                .waiting("the other end closed the connection without a byte; does anything listen on the phone?"), .connected,
            ])
        #expect(watch.failures.isEmpty)
    }

    @Test func aPortThatNobodyListensOnIsRefusedAtOnceAndSaysWhatToRun() throws {
        let server = try LoopbackServer()
        let source = try port(of: server)
        server.close()
        let error = #expect(throws: LiveSourceError.self) { try source.open() }
        #expect(error?.kind == .unavailable)
        #expect(error?.source == "tcp:127.0.0.1:\(server.port)")
        #expect(error?.message.contains("adb forward tcp:\(server.port) tcp:8872") == true)
    }

    @Test func aHostWithoutAnAddressIsRefused() throws {
        let source = try LiveSourceName("tcp:host.invalid:8872").source(named: "x")
        let error = #expect(throws: LiveSourceError.self) { try source.open() }
        #expect(error?.kind == .unavailable)
        #expect(error?.message.hasPrefix("no address for host.invalid: ") == true)
    }

    @Test func whatIsNoCaptureIsLostAndNotTriedAgain() throws {
        let server = try LoopbackServer()
        let watch = try Watch(port(of: server))
        let connection = try server.accept()
        try connection.send(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8))
        connection.close()
        try watch.until("the source ends") { $0.isDone }
        #expect(watch.records.isEmpty)
        #expect(watch.failures.map(\.kind) == [.notACapture])
        #expect(watch.notices.count == 2)
        guard case .lost(let reason) = watch.notices.last else { return #expect(Bool(false)) }
        #expect(reason.hasPrefix("not a capture"))
    }

    @Test func afterAGoodStreamWhatIsNoneIsToldAndTheNextConnectionTried() throws {
        let server = try LoopbackServer()
        let watch = try Watch(port(of: server))
        let streams: [[UInt8]] = [
            SampleStream.stream(1), Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8),
            SampleStream.stream(2) + [UInt8](repeating: 0xFF, count: 1 << 16), SampleStream.stream(3),
        ]
        for bytes in streams {
            let connection = try server.accept()
            // The other end leaves a damaged stream before it has all of it.
            _ = try? connection.send(bytes)
            connection.close()
        }
        try watch.until(records: 3)
        #expect(watch.carried == [1, 2, 3])
        #expect(watch.failures.map(\.kind) == [.notACapture, .damaged])
        let waiting: [SourceNotice] = watch.notices.filter { $0 != .connected }
        #expect(
            waiting.prefix(3) == [
                .waiting("the other end closed the connection"), .waiting("the last stream was no capture that can be read"),
                .waiting("the last stream was damaged"),
            ])
    }

    /// A first stream that is damaged is a capture all the same.
    @Test func aFirstStreamThatIsDamagedDoesNotEndTheSource() throws {
        let server = try LoopbackServer()
        let watch = try Watch(port(of: server))
        let first = try server.accept()
        try first.send(SampleStream.stream(1) + [UInt8](repeating: 0xFF, count: 4096))
        first.close()
        try server.accept().send(SampleStream.stream(2))
        try watch.until(records: 2)
        #expect(watch.carried == [1, 2])
    }

    @Test func onlyAHostsNameIsLookedUpWithoutRights() throws {
        let names = ["tcp:localhost:1", "hci0", "bluetooth-monitor", "-", "./log"]
        let needs = try names.map { try LiveSourceName($0).source(named: $0).needsRights }
        #expect(needs == [false, true, true, true, true])
    }

    @Test func aZipArchiveIsRefused() throws {
        let server = try LoopbackServer()
        let watch = try Watch(port(of: server))
        let connection = try server.accept()
        try connection.send([0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 100))
        try watch.until("the source ends") { $0.isDone }
        #expect(watch.failures.map(\.kind) == [.unsupported])
        #expect(watch.failures.first?.message.contains("read it with -r") == true)
    }

    @Test func aStopEndsTheWaitForBytesAndForTheServer() throws {
        let server = try LoopbackServer()
        let silent = try Watch(port(of: server))
        let connection = try server.accept()
        try silent.stop()
        #expect(silent.failures.isEmpty)
        connection.close()

        let left = try Watch(port(of: server))
        try server.accept().close()
        server.close()
        try left.until("refused") { $0.notices.last == .waiting("Connection refused") }
        try left.stop()
        #expect(left.failures.isEmpty)
    }

    @Test func aStopInTheMiddleOfARecordIsNoCut() throws {
        let server = try LoopbackServer()
        let watch = try Watch(port(of: server))
        let connection = try server.accept()
        try connection.send(SampleStream.stream(1) + SampleStream.record(2).dropLast())
        try watch.until(records: 1)
        try watch.stop()
        #expect(watch.failures.isEmpty)
        #expect(watch.notices == [.connected])
        connection.close()
    }

    @Test func aFullQueueSlowsTheStreamDownAndLosesNothing() throws {
        let server = try LoopbackServer()
        let watch = try Watch(port(of: server), bound: 500)
        let connection = try server.accept()
        let numbers = (0..<250).map { UInt8($0) }
        try connection.send(SampleStream.header + numbers.flatMap { SampleStream.record($0, size: 100) })
        try watch.until(records: 250)
        #expect(watch.carried == numbers)
    }
}
