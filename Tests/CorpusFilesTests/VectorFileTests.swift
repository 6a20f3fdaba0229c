import Foundation
import Testing

@testable import CorpusFiles

/// Reading files line by line.
@Suite struct VectorFileTests {
    /// The IDs of the vectors of a file with this text, by line, and the error that ended it.
    private func read(_ text: String) throws -> (ids: [String], error: String?) {
        let path = NSTemporaryDirectory() + "vectors-\(UUID().uuidString).jsonl"
        try Data(text.utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try VectorFile(path)
        var ids: [String] = []
        do {
            while let vector = try file.next() { ids.append("\(file.line) \(vector.id)") }
            return (ids, nil)
        } catch {
            return (ids, error.description.replacing(path, with: "FILE"))
        }
    }

    @Test func readsEachLineAndPassesOverEmptyOnes() throws {
        let line = #"{"id":"a","kind":"k"}"#
        #expect(try read("").ids == [])
        #expect(try read("\n\n").ids == [])
        #expect(try read("\(line)\n\n \t\r\n\(line)\r\n\(line)").ids == ["1 a", "4 a", "5 a"])
    }

    @Test func readsALineOverOneMegabyte() throws {
        let long = String(repeating: "0", count: 3_000_000)
        let found = try read(#"{"id":"a","kind":"k","hex":"\#(long)"}"# + "\n" + #"{"id":"b","kind":"k"}"#)
        #expect(found.ids == ["1 a", "2 b"])
        #expect(found.error == nil)
    }

    @Test func refusesALineOver33554432Bytes() throws {
        let most = String(repeating: " ", count: 33_554_432)
        #expect(try read(most + "\n").error == nil)
        #expect(
            try read(most + String(repeating: " ", count: 1 << 16)).error == "FILE:1: expected a line of at most 33554432 bytes")
    }

    @Test func namesFileLineAndColumnOfWhatIsNoJSON() throws {
        let found = try read(#"{"id":"a","kind":"k"}"# + "\n" + #"{"id":"b" "kind":"k"}"# + "\n" + #"{"id":"c","kind":"k"}"#)
        #expect(found.ids == ["1 a"])
        #expect(found.error == "FILE:2:11: expected ',' or '}'")
    }

    @Test(arguments: [
        ("[]", "line: expected an object"), ("{}", "id: expected a string"), (#"{"id":1,"kind":"k"}"#, "id: expected a string"),
        (#"{"id":"a"}"#, "kind: expected a string"), (#"{"id":"a","kind":"k","profile":null}"#, "profile: expected a string"),
    ])
    func refusesALineThatIsNoVector(line: String, message: String) throws {
        #expect(try read(line).error == "FILE:1:1: no vector: " + message)
    }

    @Test func saysWhyAFileCannotBeOpenedOrRead() throws {
        #expect(throws: VectorFileError("/nowhere/at-all", "cannot be opened: No such file or directory")) {
            try VectorFile("/nowhere/at-all")
        }
        let folder = try VectorFile(NSTemporaryDirectory())
        #expect(throws: VectorFileError(NSTemporaryDirectory(), "cannot be read: Is a directory")) { try folder.next() }
    }
}
