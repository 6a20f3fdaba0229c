import Glibc
import Testing

@testable import Fuzzing

@Suite struct IsolatedExplanationTests {
    private let limits = RunLimits(milliseconds: 100)

    private func lines(_ make: () -> String) -> [Substring] {
        IsolatedExplanation.text(of: Array("abc".utf8), limits: limits, make).split(separator: "\n")
    }

    @Test func isWhatTheProcessWrote() {
        let text = String(repeating: "long ", count: 1 << 16)
        #expect(IsolatedExplanation.text(of: [], limits: limits) { text } == text)
    }

    @Test func aTrapLeavesTheBytesInHex() {
        let lines = lines { abort() }
        #expect(lines.first == "The input cannot be explained: the process ended by SIGABRT")
        #expect(lines.last?.contains("61 62 63") == true)
    }

    @Test func aHangLeavesTheBytesInHex() {
        var number = 0
        let lines = lines {
            while number >= 0 { number = (number &+ 1) & 0xFF }
            return ""
        }
        #expect(lines.first == "The input cannot be explained: that takes too long")
        #expect(lines.last?.contains("61 62 63") == true)
    }
}
