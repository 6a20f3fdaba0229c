import Foundation
import Testing

@testable import GoldenCorpus

/// The corpus in the repository is the one that the code makes.
@Suite struct RegenerationTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpus")

    @Test func everyFileIsThatOfTheRepositoryByteForByte() throws {
        for file in GoldenCorpus.files() {
            let committed = try? [UInt8](Data(contentsOf: Self.folder.appending(path: file.path)))
            #expect(committed == file.bytes, "\(file.path): make corpus writes it anew")
        }
    }

    @Test(arguments: ["vectors", "frames"]) func noOtherFileStandsBeside(folder: String) throws {
        let committed = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: folder).path)
        let made = GoldenCorpus.files().map(\.path).filter { $0.hasPrefix(folder + "/") }
        #expect(Set(committed.map { folder + "/" + $0 }) == Set(made))
    }

    @Test func isTheSameAtTheNextRun() { #expect(GoldenCorpus.files() == GoldenCorpus.files()) }

    @Test func staysBelow8MB() { #expect(GoldenCorpus.files().reduce(0) { $0 + $1.bytes.count } < 8_000_000) }
}
