import FuzzTargets
import Mutators
import PacketGenerators
import Testing

@testable import Fuzzing

@Suite struct ExplanationTests {
    private static let grammar = EventGrammar([
        EventForm("clock", [.milliseconds]), EventForm("frame", [.choice, .bits, .frame]),
        EventForm("bind", [.choice, .word]), EventForm("cut", [.count, .number, .bytes]),
    ])
    private static let shapes: [InputShape] = [.frame, .payload, .requestSync, .filter, .events(grammar), .capture]

    private func lines(_ shape: InputShape, _ input: [UInt8]) -> [String] {
        Explanation.text(shape: shape, input: input).split(separator: "\n").map {
            $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
    }

    @Test func aFrameIsATreeWithVerdicts() {
        let lines = lines(.frame, Frames.message(Array("hi".utf8)))
        #expect(lines.contains("1..<2 Type name: message"))
        #expect(lines.contains("14..<22 Sender: a1a2a3a4a5a6a7a8"))
        #expect(lines.contains("22..<24 Text: hi"))
        #expect(lines.contains("Verdicts:"))
    }

    @Test func aPayloadIsItsTypeAndItsFields() {
        let lines = lines(.payload, [0x26, 1, 2, 3, 4, 5, 6, 7, 8, 7])
        #expect(lines.first == "type 0x26 (ping), 9 bytes of payload")
        #expect(lines.contains("8..<9 Origin TTL: 7"))
        #expect(self.lines(.payload, [0x26]).last?.hasPrefix("does not decode: ") == true)
        #expect(self.lines(.payload, []) == ["no byte: the type is missing"])
        #expect(self.lines(.payload, [0xF0]).first == "type 0xf0 (unknown), 0 bytes of payload")
    }

    @Test func aFrameBehindAByteThatIsNoTypeIsShownAsOne() {
        let lines = lines(.payload, [0x08] + Frames.message(Array("hi".utf8)))
        #expect(lines.first == "choice 0x08, then a frame")
        #expect(lines.contains("22..<24 Text: hi"))
        // Behind a type that takes any text it is that type's payload.
        #expect(self.lines(.payload, [0x02] + Array("hi".utf8)).first == "type 0x02 (message), 2 bytes of payload")
    }

    @Test func aSyncRequestIsItsFields() {
        let lines = lines(.requestSync, [1, 0, 1, 7, 2, 0, 4, 0, 0, 1, 0, 3, 0, 2, 0x0A, 0x1B])
        #expect(lines.contains("3..<4 Golomb-Rice parameter: 7"))
        #expect(lines.contains("7..<11 Hash range: 256"))
    }

    /// P = 1: the bits 0 1, 10 0, 0 0, then a one: steps 2, 3 and 1 (docs/protocol.md 4.4).
    @Test func aFilterIsItsParametersAndItsValues() {
        #expect(
            lines(.filter, [0, 1, 0, 0, 0, 100, 0b0110_0001]) == [
                "decode: P = 1, M = 100, 1 bytes of bit stream", "3 values: 2 5 6; 1 bits left",
            ])
        #expect(lines(.filter, []) == ["no byte: what is asked is missing"])
        #expect(lines(.filter, [2, 7]) == ["decode: P = 7, M = 0, 0 bytes of bit stream", "0 values; 0 bits left"])
    }

    @Test func aFilterToBuildIsItsIDs() {
        let ids = [UInt8](repeating: 0xA1, count: 16) + [UInt8](repeating: 0xB2, count: 15)
        #expect(
            lines(.filter, [1, 3, 1, 0x90] + ids) == [
                "build by the ios rules: rate choice 3, budget 400 bytes",
                "1 IDs: a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1; the last 0 stay out",
            ])
        #expect(
            lines(.filter, [3, 0, 0, 1] + ids + [1]).suffix(1).first?.hasPrefix("2 IDs: ") == true)
    }

    @Test func anEventIsALineAndItsFrameStandsBeneath() {
        var input: [UInt8] = []
        EventScript.append(4, [0xFF, 0xFF, 0xFF, 0xFF], to: &input)
        EventScript.append(1, [2, 0x81] + Frames.message(Array("hi".utf8)), to: &input)
        EventScript.append(2, [3, 1], to: &input)
        EventScript.append(3, [5, 1, 0, 0xAB], to: &input)
        let lines = lines(.events(Self.grammar), input + [9])
        #expect(Array(lines.prefix(3)) == ["4 events", "1. clock -1 ms", "2. frame choice 2 bits 0x81 frame of 24 bytes"])
        #expect(lines.contains("22..<24 Text: hi"))
        #expect(
            Array(lines.suffix(3)) == [
                "3. bind choice 3 word 0100000000000000", "4. cut count 5 number 256 bytes ab", "1 bytes after the last event",
            ])
    }

    @Test func aCaptureIsALineForEachPacket() {
        let header: [UInt8] = [0x62, 0x74, 0x73, 0x6E, 0x6F, 0x6F, 0x70, 0, 0, 0, 0, 1, 0, 0, 0x03, 0xEA]
        #expect(lines(.capture, header) == ["btsnoop, 0 records"])
        let cut = Explanation.text(shape: .capture, input: header + [0, 0])
        #expect(cut.contains("ends at record 1"))
    }

    /// Random bytes, and frames whose texts are made of control characters: every shape is total and drives no terminal.
    @Test func everyShapeIsTotalAndEscapesWhatATerminalActsOn() {
        var random = SplitMix64(seed: 11)
        let hostile = Frames.message(Array("\u{1B}[2J\u{0}\u{7F}\u{9B}\u{202E}x".utf8))
        var inputs: [[UInt8]] = [[], [0], hostile, [0x02] + hostile.dropFirst(22)]
        inputs += (0..<200).map { _ in random.bytes(random.below(120)) }
        inputs += (0..<100).map { _ in
            var input = Frames.whole(random.bytes(40))
            input[random.below(input.count)] = UInt8(truncatingIfNeeded: random.next())
            return input
        }
        for input in inputs {
            for shape in Self.shapes {
                let text = Explanation.text(shape: shape, input: input)
                #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 32 && !(127..<160).contains($0.value)) })
                #expect(!text.unicodeScalars.contains("\u{202E}"))
                #expect(text.hasSuffix("\n"))
            }
        }
    }

    @Test func everySeedOfEveryTargetIsExplained() {
        for target in FuzzTargets.all {
            for seed in target.seeds() { #expect(!Explanation.text(target: target, input: seed.bytes).isEmpty, "\(seed.name)") }
        }
    }

    @Test func framesOfTheFirst64EventsAreDissected() {
        func trees(_ count: Int) -> Int {
            var input: [UInt8] = []
            for _ in 0..<count { EventScript.append(1, [0, 0] + Frames.message([]), to: &input) }
            return lines(.events(Self.grammar), input).count { $0 == "1..<2 Type name: message" }
        }
        #expect(trees(63) == 63)
        #expect(trees(64) == 64)
        #expect(trees(65) == 64)
    }
}
