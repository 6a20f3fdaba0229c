import Foundation
import Glibc
import Testing

@testable import LiveCapture

@Suite struct FIFOSourceTests {
    @Test func opensWithoutAWriterAndReadsOneAfterTheOther() throws {
        let scratch = try Scratch()
        let path = try scratch.fifo("fifo")
        let watch = try Watch(LiveSourceName(path).source(named: "fifo"))
        try watch.until("waiting") { $0.notices == [.waiting("no writer yet")] }
        try Scratch.write(SampleStream.stream(1, 2), to: path)
        try watch.until("gone") { $0.notices.last == .waiting("every writer has gone") }
        try Scratch.write(SampleStream.stream(3), to: path)
        try watch.until(records: 3)
        #expect(watch.carried == [1, 2, 3])
        #expect(watch.records.map(\.number) == [1, 2, 3])
        #expect(
            watch.notices.prefix(4) == [
                .waiting("no writer yet"), .connected, .waiting("every writer has gone"), .connected,
            ])
        try watch.stop()
        #expect(watch.failures.isEmpty)
    }

    @Test func aWriterThatLeavesInTheMiddleOfARecordCostsNothingElse() throws {
        let scratch = try Scratch()
        let path = try scratch.fifo("fifo")
        let watch = try Watch(LiveSourceName(path).source(named: "fifo"))
        try Scratch.write(SampleStream.stream(1) + SampleStream.record(2).dropLast(), to: path)
        try watch.until("cut") { $0.failures.count == 1 && $0.notices.last == .waiting("every writer has gone") }
        try Scratch.write(SampleStream.stream(3), to: path)
        try watch.until(records: 2)
        #expect(watch.carried == [1, 3])
        #expect(watch.failures.map(\.record) == [2])
        #expect(watch.failures.map(\.offset) == [44])
    }

    @Test func whatIsNoCaptureAndWhatIsDamagedCostTheirWriterAlone() throws {
        let scratch = try Scratch()
        let path = try scratch.fifo("fifo")
        let watch = try Watch(LiveSourceName(path).source(named: "fifo"))
        try Scratch.write(Array("hello\n".utf8), to: path)
        let noCapture = SourceNotice.waiting("the last stream was no capture that can be read")
        try watch.until("no capture") { $0.notices.last == noCapture }
        // The rest of a bad writer is read to its end before the next one is looked for, beside it: only then may that one come.
        try watch.until("the next writer is looked for") { _ in Scratch.descriptors(of: path) == 2 }
        // What follows the damage, a whole stream included, goes with its writer.
        let damage = [UInt8](repeating: 0xFF, count: 1 << 16)
        let bytes = SampleStream.packetLogger(3) + damage + SampleStream.stream(2) + damage
        let writer = Thread { try? Scratch.write(bytes, to: path) }
        writer.start()
        try watch.until("damaged") { $0.notices.last == .waiting("the last stream was damaged") }
        try watch.until("the writer ends") { _ in writer.isFinished }
        try watch.until("the next writer is looked for") { _ in Scratch.descriptors(of: path) == 2 }
        try Scratch.write(SampleStream.stream(3), to: path)
        try watch.until(records: 4)
        #expect(watch.records.map(\.number) == [1, 2, 3, 4])
        #expect(watch.carried.last == 3)
        #expect(watch.failures.map(\.kind) == [.notACapture, .damaged])
        try watch.stop()
    }

    @Test func aStopEndsTheWaitForAWriter() throws {
        let scratch = try Scratch()
        let watch = try Watch(LiveSourceName(scratch.fifo("fifo")).source(named: "fifo"))
        try watch.until("waiting") { !$0.notices.isEmpty }
        try watch.stop()
        #expect(watch.records.isEmpty)
    }

    /// A shell's `<(command)` is a pipe that nobody can open anew: it ends with its writer.
    @Test func aPipeWithoutANameEndsWithItsWriter() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let bytes = SampleStream.stream(1, 2)
        try #require(write(ends[1], bytes, bytes.count) == bytes.count)
        let watch = try Watch(LiveSourceName("/dev/fd/\(ends[0])").source(named: "pipe"))
        try watch.until(records: 2)
        close(ends[1])
        try watch.until("the source ends") { $0.isDone }
        #expect(watch.carried == [1, 2])
        #expect(watch.notices == [.connected])
    }

    @Test func aPathWithNothingAndAFolderAreRefused() throws {
        let scratch = try Scratch()
        for (path, words) in [(scratch.path("none"), "no such file"), (scratch.path(""), "is a folder")] {
            let source = try LiveSourceName(path).source(named: path)
            let error = #expect(throws: LiveSourceError.self) { try source.open() }
            #expect(error?.kind == .unavailable)
            #expect(error?.message.contains(words) == true)
        }
    }
}
