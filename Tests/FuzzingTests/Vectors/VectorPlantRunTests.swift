import CorpusFiles
import FuzzTargets
import Testing

@testable import Fuzzing

/// Planted faults against vectors, each in a process of its own.
@Suite struct VectorPlantRunTests {
    private func result(_ plant: String, _ vectors: [Vector]) throws -> VectorPlantResult {
        var results: [VectorPlantResult?] = []
        let run = VectorPlantRun(vectors: vectors, jobs: 2, limits: RunLimits(milliseconds: 2_000))
        run.run([try #require(Plants.named(plant))]) { results.append($1) }
        #expect(results.count == 1)
        return try #require(results.first ?? nil)
    }

    @Test func namesTheVectorsThatAreAnsweredOtherwise() throws {
        let vectors = try ["ios-sync-p-32", "ios-sync-p-33"].map { try ProjectVectors.one($0, "sync-fields") }
        let caught = try result("p-33", vectors)
        #expect(caught == VectorPlantResult(caught: ["ios-sync-p-33"]))
        #expect(caught.isCaught && caught.count == 1 && caught.first == "ios-sync-p-33")
        #expect(try result("p-33", [vectors[0]]) == VectorPlantResult())
    }

    @Test func aTrapIsCaughtAtItsVector() throws {
        let vectors = try ["ios-unpad-empty", "ios-unpad-too-many"].map { try ProjectVectors.one($0, "encode") }
        let caught = try result("padding-subtraction", vectors)
        #expect(caught.failure?.rule == "crash-sigill" && caught.place == "ios-unpad-too-many")
        #expect(caught.isCaught && caught.count == 1 && caught.first == "ios-unpad-too-many")
    }

    @Test func aHangEndsTheProcessAndIsNotCaught() throws {
        let found = try result("stream-zero-run", [ProjectVectors.one("ios-stream-zeros-22", "stream")])
        #expect(found.failure?.rule == "timeout" && found.place == "ios-stream-zeros-22")
        #expect(!found.isCaught && found.count == 0 && found.first == nil)
    }

    @Test func resultsComeInTheOrderOfTheFaults() throws {
        let plants = ["stream-zero-run", "p-33", "sync-messages-stay", "rate-9"].compactMap { Plants.named($0) }
        let vectors = try [
            ProjectVectors.one("ios-stream-zeros-22", "stream"), ProjectVectors.one("ios-sync-p-33", "sync-fields"),
        ]
        var ids: [String] = []
        VectorPlantRun(vectors: vectors, jobs: 3, limits: RunLimits(milliseconds: 1_000)).run(plants) { plant, _ in
            ids.append(plant.id)
        }
        #expect(ids == plants.map(\.id))
    }
}
