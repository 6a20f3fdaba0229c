import Testing

@testable import Fuzzing

@Suite struct WorkerMessageTests {
    private let failure = RunOutcome.Failure(kind: .gate, rule: "window", message: "expected a refusal")

    @Test func messagesSurviveEveryCutOfTheStream() {
        let messages = [
            WorkerMessage.outcomes([0, 255, 256, 4_095], 0x0102_0304_0506_0708), .violation(failure, .max),
            .repeated(failure, 3), WorkerMessage(kind: .input, index: 0, body: []),
        ]
        let bytes = messages.flatMap(\.bytes)
        for cut in 0...bytes.count {
            var unread = bytes[..<cut], found: [WorkerMessage] = []
            while let message = WorkerMessage.take(from: &unread) { found.append(message) }
            unread += bytes[cut...]
            while let message = WorkerMessage.take(from: &unread) { found.append(message) }
            #expect(found == messages)
            #expect(unread.isEmpty)
        }
    }

    @Test func tellsWhatItWasMadeFrom() {
        #expect(WorkerMessage.outcomes([0, 255, 256, 4_095], 1).outcomes == [0, 255, 256, 4_095])
        #expect(WorkerMessage.violation(failure, 1).failure == failure)
        #expect(WorkerMessage.repeated(failure, 1).failure == .init(kind: .gate, rule: "window", message: ""))
    }

    @Test func bytesThatAreNoMessageAreDropped() {
        var unread = ArraySlice([UInt8](repeating: 0xFF, count: 40))
        #expect(WorkerMessage.take(from: &unread) == nil)
        #expect(unread.isEmpty)
    }
}
