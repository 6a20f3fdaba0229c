import Testing

@testable import Fuzzing

@Suite struct FileSystemTests {
    private let scratch: ScratchFolder
    private var folder: String { scratch.path }

    init() throws { scratch = try ScratchFolder() }

    @Test func aWrittenFileReplacesAndLeavesNothingElse() throws {
        try FileSystem.write([1, 2, 3], to: "a", in: folder)
        try FileSystem.write([4], to: "a", in: folder)
        #expect(try FileSystem.read(folder + "/a") == [4])
        #expect(try FileSystem.names(in: folder) == ["a"])
    }

    @Test func aFileThatCannotBeWrittenIsAnErrorAndLeavesNothing() throws {
        try FileSystem.makeFolder(folder + "/a")
        #expect(throws: FileError.self) { try FileSystem.write([1], to: "a", in: folder) }
        #expect(throws: FileError.self) { try FileSystem.write([1], to: "b", in: folder + "/missing") }
        #expect(try FileSystem.names(in: folder) == ["a"])
    }

    @Test func readsUpToALengthAndRegularFilesOnly() throws {
        try FileSystem.write([1, 2, 3], to: "a", in: folder)
        #expect([2, 3, 4].map { try? FileSystem.read(folder + "/a", most: $0) } == [nil, [1, 2, 3], [1, 2, 3]])
        #expect(try FileSystem.read(folder) == nil)
        // A file whose size is told as 0 is read to the limit only.
        #expect(try FileSystem.read("/proc/self/status", most: 10) == nil)
        #expect(throws: FileError.self) { try FileSystem.read(folder + "/b") }
    }

    @Test func makesFoldersOnTheWay() throws {
        try FileSystem.makeFolder(folder + "/x/y/z")
        try FileSystem.makeFolder(folder + "/x/y/z")
        #expect(FileSystem.isFolder(folder + "/x/y/z"))
        try FileSystem.write([], to: "file", in: folder)
        #expect(throws: FileError.self) { try FileSystem.makeFolder(folder + "/file") }
    }

    @Test func removesWithAllThatIsInIt() throws {
        try FileSystem.makeFolder(folder + "/x/y")
        try FileSystem.write([1], to: "a", in: folder + "/x/y")
        FileSystem.remove(folder + "/x")
        #expect(try FileSystem.names(in: folder) == [])
    }
}
