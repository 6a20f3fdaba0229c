import Capture
import Foundation
import Glibc
import Testing

@testable import LiveCapture

@Suite struct FollowedFileTests {
    private func follow(_ path: String) throws -> Watch {
        try Watch(LiveSourceName(path).source(named: "file", mayBeMissing: true))
    }

    @Test func readsWhatIsThereAndWhatIsAdded() throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        try Scratch.append(SampleStream.stream(1, 2), to: path)
        let watch = try follow(path)
        try watch.until(records: 2)
        let record = SampleStream.record(3)
        try Scratch.append(Array(record.prefix(10)), to: path)
        try Scratch.append(Array(record.dropFirst(10)), to: path)
        try watch.until(records: 3)
        #expect(watch.carried == [1, 2, 3])
        try watch.stop()
        #expect(watch.failures.isEmpty)
    }

    @Test func anEmptyFileIsWaitedFor() throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        try Scratch.append([], to: path)
        let watch = try follow(path)
        try watch.until("open") { $0.notices == [.connected] }
        try Scratch.append(SampleStream.stream(1), to: path)
        try watch.until(records: 1)
    }

    @Test func aMissingFileIsWaitedFor() throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        let watch = try follow(path)
        try watch.until("waiting") { $0.notices.first == .waiting("no such file") }
        try Scratch.append(SampleStream.stream(1), to: path)
        try watch.until(records: 1)
        #expect(watch.notices.last == .connected)
    }

    @Test func afterARenameTheOldFileIsReadToItsEndAndThenTheNewOne() throws {
        let scratch = try Scratch()
        let path = scratch.path("log"), old = scratch.path("log.last")
        try Scratch.append(SampleStream.stream(1), to: path)
        let watch = try follow(path)
        try watch.until(records: 1)
        try #require(rename(path, old) == 0)
        try watch.until("missing") { $0.notices.last == .waiting("no file has its name any more") }
        try Scratch.append(SampleStream.record(2), to: old)
        try watch.until(records: 2)
        try Scratch.append(SampleStream.record(3), to: old)
        try Scratch.append(SampleStream.stream(4, 5), to: path)
        try watch.until(records: 5)
        #expect(watch.carried == [1, 2, 3, 4, 5])
        #expect(watch.records.map(\.number) == [1, 2, 3, 4, 5])
        #expect(watch.notices.suffix(2) == [.waiting("another file has its name, read from its start"), .connected])
        #expect(watch.failures.isEmpty)
    }

    @Test func aTruncatedFileIsReadFromItsStart() throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        try Scratch.append(SampleStream.stream(1, 2, 3) + SampleStream.record(4).prefix(20), to: path)
        let watch = try follow(path)
        try watch.until(records: 3)
        try #require(truncate(path, 0) == 0)
        try Scratch.append(SampleStream.stream(5), to: path)
        try watch.until(records: 4)
        #expect(watch.carried == [1, 2, 3, 5])
        #expect(watch.notices == [.connected, .waiting("truncated, read from its start again"), .connected])
        #expect(watch.failures.map(\.kind) == [.cut])
        #expect(watch.failures.map(\.record) == [4])
        #expect(watch.failures.map(\.offset) == [100])
    }

    @Test func aDamagedFileIsReadOnceAndThenTheNextOneOfItsName() throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        try Scratch.append(SampleStream.packetLogger(3) + [UInt8](repeating: 0xFF, count: 1 << 17), to: path)
        let watch = try follow(path)
        try watch.until("damaged") { $0.notices.last == .waiting("the last stream was damaged") }
        try Scratch.append(SampleStream.packetLogger(1), to: path)
        try #require(rename(path, path + ".last") == 0)
        try Scratch.append(SampleStream.stream(9), to: path)
        try watch.until(records: 4)
        #expect(watch.records.map(\.number) == [1, 2, 3, 4])
        #expect(watch.carried.last == 9)
        #expect(watch.failures.map(\.kind) == [.damaged])
        try watch.stop()
    }

    @Test func aFileThatIsNoCaptureIsLost() throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        try Scratch.append([UInt8](repeating: 1, count: 1 << 17), to: path)
        let watch = try follow(path)
        try watch.until("the source ends") { $0.isDone }
        #expect(watch.failures.map(\.kind) == [.notACapture])
    }

    @Test func aLaterFileThatIsNoCaptureIsPassedOver() throws {
        let scratch = try Scratch()
        let path = scratch.path("log"), other = scratch.path("other")
        try Scratch.append(SampleStream.stream(1), to: path)
        let watch = try follow(path)
        try watch.until(records: 1)
        try Scratch.append([UInt8](repeating: 1, count: 1 << 17), to: other)
        try #require(rename(other, path) == 0)
        try watch.until("no capture") { $0.failures.map(\.kind) == [.notACapture] }
        try Scratch.append(SampleStream.stream(2), to: other)
        try #require(rename(other, path) == 0)
        try watch.until(records: 2)
        #expect(watch.carried == [1, 2])
        try watch.stop()
    }

    @Test func aStopEndsTheWaitForMore() throws {
        let scratch = try Scratch()
        let path = scratch.path("log")
        try Scratch.append(SampleStream.stream(1) + [0, 0], to: path)
        let watch = try follow(path)
        try watch.until(records: 1)
        try watch.stop()
        #expect(watch.failures.isEmpty)
        let missing = try follow(scratch.path("none"))
        try missing.stop()
        #expect(missing.records.isEmpty)
    }
}
