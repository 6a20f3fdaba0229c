import Glibc
import Testing

@testable import Fuzzing

@Suite struct CorpusFolderTests {
    private let scratch: ScratchFolder
    private var folder: String { scratch.path }

    init() throws { scratch = try ScratchFolder() }

    @Test func readsByNameAndSaysWhatIsSkipped() throws {
        try FileSystem.write([2], to: "b", in: folder)
        try FileSystem.write([1], to: "a", in: folder)
        try FileSystem.write([UInt8](repeating: 3, count: 65), to: "c", in: folder)
        try FileSystem.write([4], to: ".hidden", in: folder)
        try FileSystem.makeFolder(folder + "/d")
        var notes: [String] = []
        let inputs = try CorpusFolder(folder, target: SelfCheckTarget.self, isShared: false).read { notes.append($0) }
        #expect(inputs == [[1], [2]])
        #expect(notes == ["c", "d"].map { "\(folder)/\($0) is skipped: no file of at most 64 bytes" })
    }

    @Test func namesInputsByTheirSHA1() throws {
        let corpus = CorpusFolder(folder, target: SelfCheckTarget.self, isShared: false)
        try corpus.add(Array("abc".utf8))
        // RFC 3174, section 7.3.
        #expect(try FileSystem.names(in: folder) == ["a9993e364706816aba3e25717850c26c9cd0d89d"])
    }

    @Test func usesTheTargetsOwnFolderWhereThereIsOneOrMustBe() throws {
        #expect(CorpusFolder(folder, target: SelfCheckTarget.self, isShared: false).path == folder)
        #expect(CorpusFolder(folder, target: SelfCheckTarget.self, isShared: true).path == folder + "/self-check")
        try FileSystem.makeFolder(folder + "/self-check")
        #expect(CorpusFolder(folder, target: SelfCheckTarget.self, isShared: false).path == folder + "/self-check")
    }

    @Test func removesWhatTheWriteOfAProcessThatIsNoMoreLeftBehind() throws {
        let living = FileSystem.hiddenPrefix + "\(getppid())-b"
        try FileSystem.write([1], to: "a", in: folder)
        // Linux gives no process an ID above 4,194,304.
        try FileSystem.write([1], to: FileSystem.hiddenPrefix + "4194305-b", in: folder)
        try FileSystem.write([1], to: living, in: folder)
        try CorpusFolder(folder, target: SelfCheckTarget.self, isShared: false).prepare()
        #expect(try FileSystem.names(in: folder) == [living, "a"])
    }

    @Test func aFolderThatCannotBeReadIsAnError() {
        let corpus = CorpusFolder(folder + "/missing", target: SelfCheckTarget.self, isShared: false)
        #expect(throws: FileError.self) { try corpus.read { _ in } }
    }
}
