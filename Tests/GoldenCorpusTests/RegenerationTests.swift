import Foundation
import Testing

@testable import GoldenCorpus

/// The corpus in the repository is the one that the code makes.
@Suite struct RegenerationTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpus")

    private static let files = GoldenCorpus.files()

    @Test func everyFileIsThatOfTheRepositoryByteForByte() throws {
        for file in Self.files {
            let committed = try? [UInt8](Data(contentsOf: Self.folder.appending(path: file.path)))
            #expect(committed == file.bytes, "\(file.path): make corpus writes it anew")
        }
    }

    @Test(arguments: ["vectors", "frames"]) func noOtherFileStandsBeside(folder: String) throws {
        let committed = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: folder).path)
        let made = Self.files.map(\.path).filter { $0.hasPrefix(folder + "/") }
        #expect(Set(committed.map { folder + "/" + $0 }) == Set(made))
    }

    @Test func everySubjectStandsInTheList() throws {
        let sources = Self.folder.deletingLastPathComponent().appending(path: "Sources/GoldenCorpus/Subjects").path
        let names = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix("Subject.swift") }
        let subjects = names.compactMap { $0.split(separator: "/").last?.dropLast(6) }.map(String.init)
        #expect(Set(subjects) == Set(VectorSubjects.all.map { "\($0)" }))
    }

    @Test func isTheSameAtTheNextRun() { #expect(GoldenCorpus.files() == Self.files) }

    @Test func staysBelow8MB() { #expect(Self.files.reduce(0) { $0 + $1.bytes.count } < 8_000_000) }
}
