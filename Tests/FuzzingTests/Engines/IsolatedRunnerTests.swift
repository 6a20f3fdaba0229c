import FuzzTargets
import Testing

@testable import Fuzzing

@Suite struct IsolatedRunnerTests {
    private let runner = IsolatedRunner(target: SelfCheckTarget.self, limits: SelfCheckInput.limits)

    private func rule(_ input: [UInt8]) -> String? {
        guard case .failed(let failure) = runner.run(input) else { return nil }
        return "\(failure.kind.rawValue) \(failure.rule)"
    }

    private func isClean(_ input: [UInt8]) -> Bool {
        var outcomes = OutcomeSet()
        outcomes.insert(Int(input[0]))
        return runner.run(input) == .clean(outcomes)
    }

    @Test(arguments: [
        (SelfCheckInput.trap, "crash crash-sigill"), (SelfCheckInput.hang, "timeout timeout"),
        (SelfCheckInput.deep, "crash crash-sigsegv"), (SelfCheckInput.law, "diff self-check"),
        (SelfCheckInput.gate, "gate self-check-gate"),
    ])
    func everyFailureIsAnOutcomeAndTheNextInputRuns(input: [UInt8], expected: String) {
        #expect(isClean(SelfCheckInput.clean))
        #expect(rule(input) == expected)
        #expect(isClean(SelfCheckInput.clean))
        #expect(rule(input) == expected)
    }

    @Test func aProcessThatDiedWhileItWaitedIsNotTheNextInputsFault() throws {
        #expect(isClean(SelfCheckInput.clean))
        try #require(runner.worker).end()
        #expect(isClean(SelfCheckInput.clean))
    }

    @Test func inputsLongerThanASocketsBufferArrive() {
        #expect(isClean([UInt8](repeating: 65, count: 3 << 20)))
        #expect(runner.run([]) == .clean(OutcomeSet()))
    }
}
