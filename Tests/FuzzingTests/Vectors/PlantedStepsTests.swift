import CorpusFiles
import Foundation
import Testing

@testable import FuzzTargets
@testable import Fuzzing

/// The adapters between vectors and the steps of a subject: without a fault they answer as the shipped code does.
@Suite struct PlantedStepsTests {
    private func failures(_ steps: VectorSteps, _ files: [String]) throws -> [String] {
        try ProjectVectors.all(files).filter { !(try VectorCheck($0, by: steps).differences(most: 1).isEmpty) }.map(\.id)
    }

    @Test func everyVectorIsAnsweredAsItAsksWithoutAFault() throws {
        let vectors = try ProjectVectors.everything()
        #expect(vectors.count > 10_000)
        let steps = VectorSteps(Subject())
        #expect(try vectors.filter { !(try VectorCheck($0, by: steps).differences(most: 1).isEmpty) }.map(\.id) == [])
    }

    /// A stand-in that is wrong by itself would be caught whatever fault it stands for.
    @Test func standInsThatChangeNothingAnswerAsTheVectorsAsk() throws {
        var subject = Subject()
        subject.requestSync.read = SloppyRequest.with { _ in }
        let shipped = subject.gcs.values
        subject.gcs.values = { p, m, bytes, rules in
            rules == .ios ? SloppyGolomb().values(p, m, bytes) : shipped(p, m, bytes, rules)
        }
        StandInStalls().replace(in: &subject.fragments)
        StandInLimiter().replace(in: &subject.gate)
        let files = [
            "sync-cases", "sync-fields", "sync-ids", "gcs", "gcs-cases", "fragments", "fragment-cases", "gate-request",
            "gate-flood", "gate-series", "gate-types",
        ]
        #expect(try failures(VectorSteps(subject), files) == [])
    }

    @Test(arguments: [
        ("mark-kept", "payload-plain", ["ios-payload-message-mark", "ios-payload-message-marks"]),
        ("m-zero", "sync-fields", ["ios-sync-m-0"]),
        ("prefix-swept-late", "gate-memory", ["android-gate-cleanup-300001"]),
        ("stream-frame-cap", "stream", ["ios-stream-declares-8388584"]),
        ("fragment-sets-129", "fragments", ["ios-fragments-table-129"]),
    ])
    func aFaultChangesTheAnswersItShould(plant: String, file: String, ids: [String]) throws {
        var subject = Subject()
        try #require(Plants.named(plant)).change(&subject)
        #expect(try failures(VectorSteps(subject), [file]) == ids)
    }

    /// The limiter of requests stands in the handlers of iOS, behind the gate that the vectors ask.
    @Test func aLimiterShowsInTheGateOfTheSpecificationAlone() throws {
        var subject = Subject()
        try #require(Plants.named("rate-9")).change(&subject)
        let ids = try failures(VectorSteps(subject), ["gate-request"])
        #expect(!ids.isEmpty && ids.allSatisfy { $0.hasPrefix("spec-") })
    }
}

/// The vectors of the project's corpus.
enum ProjectVectors {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Corpus/vectors").standardizedFileURL

    /// Those of some files, named without ending.
    static func all(_ names: [String]) throws -> [Vector] {
        var vectors: [Vector] = []
        for name in names {
            let file = try VectorFile(folder.appending(path: name + ".jsonl").path)
            while let vector = try file.next() { vectors.append(vector) }
        }
        return vectors
    }

    /// Those of every file.
    static func everything() throws -> [Vector] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".jsonl") }
        return try all(names.sorted().map { String($0.dropLast(6)) })
    }

    /// One of a file.
    static func one(_ id: String, _ name: String) throws -> Vector { try #require(try all([name]).first { $0.id == id }) }
}
