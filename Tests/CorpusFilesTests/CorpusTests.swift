import Foundation
import Testing

@testable import CorpusFiles

/// The project's own vectors, which a second implementation confirms.
@Suite struct CorpusTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let files =
        (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Corpus/vectors").path))?.sorted() ?? []

    private func vectors(of name: String) throws -> [Vector] {
        let file = try VectorFile(Self.root.appending(path: "Corpus/vectors/\(name)").path)
        var vectors: [Vector] = []
        while let vector = try file.next() { vectors.append(vector) }
        return vectors
    }

    @Test(arguments: files) func everyVectorPasses(name: String) throws {
        for vector in try vectors(of: name) {
            let check = try VectorCheck(vector)
            let differences = check.differences(most: 3)
            #expect(differences.isEmpty, "\(vector.id) \(differences.map(\.description))")
        }
    }

    @Test(arguments: files) func everyAlteredExpectationIsNoticed(name: String) throws {
        for vector in try vectors(of: name) {
            let (tried, unnoticed) = try VectorCheck(vector).alterations()
            #expect(tried > 0 && unnoticed.isEmpty, "\(vector.id) \(unnoticed)")
        }
    }

    @Test func agreesOnTheClassOfEveryRefusal() throws {
        var others: [String] = []
        for vector in try Self.files.flatMap(vectors) {
            let check = try VectorCheck(vector)
            if whys(check.expected) != whys(check.actual), vector.profile == .android || check.expected["why"] != nil {
                others.append(vector.id)
            }
        }
        #expect(others == [])
    }

    /// The classes beside the expectation, or beside that of each event.
    private func whys(_ answer: JSONObject) -> [JSONValue?] {
        guard case .array(let events) = answer["events"] else { return [answer["why"]] }
        return events.map { if case .object(let event) = $0 { event["why"] } else { nil } }
    }

    @Test func holds5000VectorsOfUniqueNamesAndEveryKind() throws {
        let vectors = try Self.files.flatMap(vectors)
        #expect(vectors.count >= 5_000)
        #expect(Set(vectors.map(\.id)).count == vectors.count)
        #expect(Set(vectors.map(\.kind)) == Set(VectorKinds.all.map { $0.name }))
        #expect(Set(vectors.map(\.profile)) == Set(VectorProfile.all))
    }

    @Test func everyKindStandsInTheList() throws {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appending(path: "Sources/CorpusFiles/Kinds").path)
        let kinds = names.filter { $0.hasSuffix("Vectors.swift") }.map { String($0.dropLast(6)) }
        #expect(Set(kinds) == Set(VectorKinds.all.map { "\($0)" }))
        #expect(kinds.count == 23)
    }
}
