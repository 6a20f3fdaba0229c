import Mutators
import Testing

@testable import Fuzzing

@Suite struct TargetGuessTests {
    @Test func aFolderNamesTheTarget() {
        #expect(TargetGuess.target(of: "Corpus/regressions/empty/a").map { $0.name } == "empty")
        #expect(TargetGuess.target(of: "empty/deeper/a").map { $0.name } == "empty")
        #expect(TargetGuess.target(of: "Corpus/other/a") == nil)
        #expect(TargetGuess.target(of: "Corpus/empty") == nil)
    }

    @Test func theTextBesideAnArtifactNamesTheTarget() throws {
        let scratch = try Scratch()
        let path = try scratch.file("crash-1", [1])
        #expect(TargetGuess.target(of: path) == nil)
        try scratch.file("crash-1.txt", Array("rule: x\nrepeat: bitchat-fuzz replay self-check a/crash-1\n".utf8))
        #expect(TargetGuess.target(of: path).map { $0.name } == "self-check")
    }

    @Test func bytesAreTakenForWhatDecodes() {
        let capture: [UInt8] = Array("btsnoop\0".utf8) + [0, 0, 0, 1, 0, 0, 0x03, 0xEA]
        #expect(TargetGuess.shape(of: capture) == .capture)
        #expect(TargetGuess.shape(of: Frames.message([1])) == .frame)
        #expect(TargetGuess.shape(of: [1, 0, 1, 7, 2, 0, 4, 0, 0, 1, 0, 3, 0, 0]) == .requestSync)
        #expect(TargetGuess.shape(of: [0x26, 1, 2, 3, 4, 5, 6, 7, 8, 7]) == .payload)
        #expect(TargetGuess.shape(of: [0xF0, 1]) == .frame)
        #expect(TargetGuess.shape(of: []) == .frame)
    }
}
