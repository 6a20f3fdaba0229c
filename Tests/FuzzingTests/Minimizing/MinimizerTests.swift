import Mutators
import Testing

@testable import Fuzzing

@Suite struct MinimizerTests {
    /// The smallest form of `input` that fails where `fails` says so.
    private func minimized(_ input: [UInt8], _ shape: InputShape, _ fails: @escaping ([UInt8]) -> Bool) -> [UInt8] {
        Minimizer(shape).minimize(input, Trial(failsAlike: fails, hasTime: { true }))
    }

    @Test func keepsOnlyTheBytesThatMatter() {
        let input: [UInt8] = Array(1...200) + [0xDE, 0xAD] + Array(1...100)
        let found = minimized(input, .capture) { input in
            zip(input, input.dropFirst()).contains { $0 == (0xDE, 0xAD) }
        }
        #expect(found == [0xDE, 0xAD])
    }

    @Test func bytesThatMustStayBecomePlain() {
        #expect(minimized([9, 8, 7, 6, 5], .filter) { $0.count >= 3 } == [0, 0, 0])
        #expect(minimized([9, 8, 7], .filter) { $0.count == 3 && $0[1] != 0 } == [0, 1, 0])
        #expect(minimized([9, 0x80, 7], .filter) { $0.count == 3 && $0[1] > 1 } == [0, 0x41, 0])
        #expect(minimized([9, 0x80, 7], .filter) { $0.count == 3 && $0[1] > 0x41 } == [0, 0x80, 0])
    }

    @Test func theSameInputGivesTheSameResult() {
        let input = Frames.whole(Array(0..<90))
        let fails: ([UInt8]) -> Bool = { $0.contains(77) && $0.count > 30 }
        #expect(minimized(input, .frame, fails) == minimized(input, .frame, fails))
    }

    @Test func aResultNeverGrowsAndAlwaysFails() {
        let inputs = [[], [5], Frames.message([1, 2, 3]), Frames.whole([4]), Frames.compressed, Array(0...255)]
        let shapes: [InputShape] = [
            .frame, .payload, .requestSync, .filter, .capture, .events(EventGrammar([EventForm("frame", [.frame])])),
        ]
        for input in inputs {
            for shape in shapes {
                let fails: ([UInt8]) -> Bool = { $0.count * 2 >= input.count }
                let found = minimized(input, shape, fails)
                #expect(found.count <= input.count)
                #expect(fails(found))
            }
        }
    }

    @Test func withoutTimeTheInputStays() {
        let trial = Trial(failsAlike: { _ in true }, hasTime: { false })
        #expect(Minimizer(.frame).minimize([1, 2, 3], trial) == [1, 2, 3])
        #expect(trial.runs == 0)
    }

    @Test func theTrialStopsWhenTheTimeIsUp() {
        var left = 5
        let trial = Trial(
            failsAlike: { $0.contains(7) },
            hasTime: {
                left -= 1
                return left >= 0
            })
        let found = Minimizer(.capture).minimize(Array(0..<100), trial)
        #expect(trial.runs == 5)
        #expect(found.contains(7))
    }

    /// What a structure buys: a nested frame with lengths and flags that agree cannot be cut by bytes alone.
    @Test func structureKeepsLengthsRightWhereBytesCannot() {
        func fails(_ input: [UInt8]) -> Bool {
            guard let frame = SplitFrame(input), frame.bytes == input, frame.tail.isEmpty else { return false }
            return frame.section.contains(0x99)
        }
        let input = Frames.message(Array(1...40) + [0x99] + Array(50...90))
        #expect(minimized(input, .capture, fails).count > 23 + 40)
        #expect(minimized(input, .frame, fails).count == 23)
    }
}
