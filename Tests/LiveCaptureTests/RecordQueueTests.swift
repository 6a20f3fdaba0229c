import Capture
import Foundation
import Testing
import WireFormat

@testable import LiveCapture

@Suite struct RecordQueueTests {
    private func record(_ number: Int) -> CaptureRecord {
        CaptureRecord(
            number: number, time: CaptureTime(microseconds: Int64(number)), direction: .received, linkType: .h4,
            originalLength: 4, fileOffset: 0)
    }

    /// A thread that delivers records 1 to `count` of four bytes until one is refused.
    private func deliver(_ count: Int, to queue: RecordQueue, source: Int) -> Delivery {
        let delivery = Delivery()
        let thread = Thread { [self] in
            for number in 1...count {
                let bytes = [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8), 0, UInt8(source)]
                guard bytes.withRawSpan({ queue.record(record(number), $0, from: source) }) else { break }
                delivery.accepted += 1
            }
            delivery.end.signal()
        }
        thread.start()
        return delivery
    }

    /// How many records a thread delivered.
    private final class Delivery: @unchecked Sendable {
        var accepted = 0
        let end = DispatchSemaphore(value: 0)

        /// The number, once the thread is done; nil when it is not within a minute.
        var result: Int? { end.wait(timeout: .now() + 60) == .success ? accepted : nil }
    }

    /// Waits until a source waits for room; fails the test after a minute.
    private func waitUntilFull(_ queue: RecordQueue) throws {
        let deadline = MonotonicTime.now.adding(milliseconds: 60_000)
        while !queue.isFull {
            try #require(MonotonicTime.now < deadline, "no source waits for room")
            usleep(1000)
        }
    }

    /// Takes the next batch with something in it; fails the test after a minute.
    private func takeSomething(_ batch: inout RecordBatch, from queue: RecordQueue) throws {
        queue.take(&batch, milliseconds: 60_000)
        try #require(!batch.entries.isEmpty, "nothing came")
    }

    @Test func aFullQueueMakesSourcesWaitAndLosesNothing() throws {
        let queue = try RecordQueue(bound: 3 * RecordBatch.size(of: 4))
        let deliveries = [deliver(500, to: queue, source: 0), deliver(500, to: queue, source: 1)]
        var numbers: [[Int]] = [[], []]
        var batch = RecordBatch()
        while numbers[0].count + numbers[1].count < 1000 {
            try takeSomething(&batch, from: queue)
            #expect(batch.entries.count <= 3)
            for entry in batch.entries {
                guard case .record(let record, let range) = entry.item else { continue }
                let number = record.number
                #expect(
                    batch.withBytes(range) { $0.array }
                        == [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8), 0, UInt8(entry.source)])
                numbers[entry.source].append(number)
            }
        }
        #expect(numbers == [Array(1...500), Array(1...500)])
        #expect(deliveries.map(\.result) == [500, 500])
    }

    /// The bound of three records of four bytes, with one byte less, none less, and one byte more.
    @Test(arguments: [(-1, 2), (0, 3), (1, 3)]) func holdsAsManyRecordsAsFit(difference: Int, expected: Int) throws {
        let queue = try RecordQueue(bound: 3 * RecordBatch.size(of: 4) + difference)
        let delivery = deliver(10, to: queue, source: 0)
        var batch = RecordBatch()
        var counts: [Int] = []
        while counts.reduce(0, +) < 10 {
            // A batch that is taken after its room was used up is full.
            if counts.reduce(0, +) + expected < 10 { try waitUntilFull(queue) }
            try takeSomething(&batch, from: queue)
            counts.append(batch.entries.count)
        }
        #expect(counts.dropLast(2).allSatisfy { $0 == expected })
        #expect(counts.allSatisfy { $0 <= expected })
        #expect(delivery.result == 10)
    }

    @Test func takesARecordLargerThanTheBoundWhenItIsEmpty() throws {
        let queue = try RecordQueue(bound: 1)
        let bytes = [UInt8](repeating: 7, count: 100_000)
        #expect(bytes.withRawSpan { queue.record(record(1), $0, from: 0) })
        var batch = RecordBatch()
        queue.take(&batch, milliseconds: 0)
        #expect(batch.entries.count == 1)
    }

    @Test func aStopLetsAWaitingSourceGoAndRefusesItsRecord() throws {
        let queue = try RecordQueue(bound: RecordBatch.size(of: 4))
        let delivery = deliver(2, to: queue, source: 0)
        try waitUntilFull(queue)
        queue.stop()
        #expect(delivery.result == 1)
        #expect(!([1, 2, 3, 4].withRawSpan { queue.record(record(3), $0, from: 0) }))
    }

    @Test func whatIsNoRecordComesInOrderAndAlsoAfterTheStop() throws {
        let queue = try RecordQueue()
        let port = QueuePort(queue, source: 5)
        port.notice(.connected)
        #expect([1, 2, 3, 4].withRawSpan { port.record(record(1), $0) })
        port.problem(CaptureProblem(source: "a", record: 1, offset: 0, message: "b"))
        queue.stop()
        port.notice(.lost("gone"))
        port.done()
        var batch = RecordBatch()
        queue.take(&batch, milliseconds: 0)
        #expect(batch.entries.map(\.source) == [5, 5, 5, 5, 5])
        #expect(batch.entries.map { "\($0.item)".prefix { $0 != "(" } } == ["notice", "record", "problem", "notice", "done"])
    }

    @Test func takesNothingWhereNothingComes() throws {
        let queue = try RecordQueue()
        var batch = RecordBatch()
        batch.append(.done, from: 0)
        queue.take(&batch, milliseconds: 1)
        #expect(batch.entries.isEmpty)
    }

    @Test func theStopSignalBecomesReadable() throws {
        let queue = try RecordQueue()
        let waiting = Waiting(stopDescriptor: queue.stopSignal.descriptor)
        #expect(!waiting.isStopped)
        queue.stop()
        #expect(waiting.isStopped)
        #expect(!waiting.pause(milliseconds: 60_000))
        #expect(waiting.untilReadable(-1) == .stopped)
    }

    @Test func aRecordAfterTheStopIsTakenWhileThereIsRoom() throws {
        let queue = try RecordQueue(bound: 2 * RecordBatch.size(of: 4))
        queue.stop()
        let taken = (1...3).map { number in [1, 2, 3, 4].withRawSpan { queue.record(record(number), $0, from: 0) } }
        #expect(taken == [true, true, false])
    }
}
