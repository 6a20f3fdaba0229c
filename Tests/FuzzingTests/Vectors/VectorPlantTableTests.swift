import CommandLineSupport
import CorpusFiles
import FuzzTargets
import Testing

@testable import Fuzzing

/// What is said about faults that the vectors catch, and those that they cannot.
@Suite struct VectorPlantTableTests {
    private let caught = VectorPlantResult(caught: ["one", "two"])

    private func row(_ plant: String, _ result: VectorPlantResult) throws -> VectorPlantTable {
        var table = VectorPlantTable()
        table.add(try #require(Plants.named(plant)), result)
        return table
    }

    @Test func everyFaultOutOfReachIsAFaultWithOneReason() {
        let listed = VectorReach.groups.flatMap(\.plants), targets = VectorReach.groups.compactMap(\.target)
        #expect(listed.filter { Plants.named($0) == nil } == [])
        #expect(Set(listed).count == listed.count)
        #expect(targets.filter { FuzzTargets.named($0) == nil } == [])
        #expect(listed.filter { id in Plants.named(id).map { targets.contains($0.target) } ?? true } == [])
        for group in VectorReach.groups { #expect(!group.reason.isEmpty && group.plants.isEmpty == (group.target != nil)) }
    }

    @Test func everyTargetOfAFaultIsAskedForOrOutOfReach() {
        let asked = Set(VectorReach.kinds.keys), out = Set(VectorReach.groups.compactMap(\.target))
        #expect(asked.union(out) == Set(Plants.all.map(\.target)))
        #expect(asked.isDisjoint(with: out))
        #expect(Set(VectorReach.kinds.values.joined()) == Set(VectorKinds.all.map { $0.name }))
    }

    @Test func aFaultIsAsDeclaredWhenItIsCaughtOrOutOfReachAndNotBoth() throws {
        #expect(try row("p-33", caught).isAsDeclared)
        #expect(try !row("p-33", VectorPlantResult()).isAsDeclared)
        #expect(try row("value-empty", VectorPlantResult()).isAsDeclared)
        #expect(try !row("value-empty", caught).isAsDeclared)
    }

    @Test func linesNameTheFirstVectorOrTheReason() throws {
        #expect(try row("p-33", caught).lines.last == "p-33           request-sync        2  one")
        let hang = RunOutcome.Failure(kind: .timeout, rule: "timeout", message: "")
        let stopped = try row("stream-zero-run", VectorPlantResult(failure: hang, place: "three"))
        #expect(stopped.lines.last?.hasSuffix("and the run does not end (timeout at three)") == true)
        #expect(try row("p-33", VectorPlantResult()).lines.last?.hasSuffix("not caught, and not declared out of reach") == true)
        #expect(try row("value-empty", caught).lines.last?.contains("one, but declared out of reach: ") == true)
        #expect(try row("p-33", caught).conclusion == "1 of 1 caught by vectors alone, 0 out of reach, 0 not as declared")
    }

    @Test func theObjectForMachinesHoldsTheSame() throws {
        #expect(
            try row("m-zero", caught).json
                == #"{"schema":1,"caught":1,"of":1,"isAsDeclared":true,"plants":[{"id":"m-zero","target":"request-sync","#
                + #""summary":"M >= 1 -> 0","vectors":2,"first":"one"}]}"#)
    }

    @Test func aCommandLineNeedsAVectorFile() throws {
        let arguments = try Arguments.parse("plant", "--vectors", "p-33")
        #expect(throws: UsageError.self) { try VectorPlantCommand(arguments, Console(), limits: PlantCommand.limits) }
    }
}
