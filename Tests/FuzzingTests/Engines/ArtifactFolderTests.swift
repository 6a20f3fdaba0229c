import Testing

@testable import Fuzzing

@Suite struct ArtifactFolderTests {
    @Test func keepsTheInputAndATextThatSaysHowToRepeatIt() throws {
        let scratch = try ScratchFolder()
        let folder = ArtifactFolder(path: scratch.path + "/found")
        let finding = Finding(
            target: "self-check", failure: .init(kind: .gate, rule: "self-check-gate", message: "expected another input"),
            input: Array("abc".utf8), origin: .init(seed: 5, index: 77), plant: "window-29")
        try folder.keep(finding, of: SelfCheckTarget.self)
        let name = "gate-a9993e364706816aba3e25717850c26c9cd0d89d"
        #expect(try FileSystem.names(in: folder.path) == [name, name + ".txt"])
        #expect(try FileSystem.read("\(folder.path)/\(name)") == Array("abc".utf8))
        let text = String(decoding: try FileSystem.read("\(folder.path)/\(name).txt") ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(9)
        #expect(
            lines == [
                "target: self-check", "planted fault: window-29", "rule: self-check-gate",
                "law: \(SelfCheckTarget.gateLaw.summary)", "source: docs/fuzzing.md", "message: expected another input",
                "made from: seed 5, input 77",
                "repeat: bitchat-fuzz replay self-check \(folder.path)/\(name) --plant window-29", "",
            ])
        #expect(text.hasSuffix(Explanation.text(target: SelfCheckTarget.self, input: Array("abc".utf8))))
    }
}
