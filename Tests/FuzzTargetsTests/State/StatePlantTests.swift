import Testing
import WireFormat

@testable import FuzzTargets

/// Every planted fault of the state targets is found, and the shipped code keeps every law.
@Suite struct StatePlantTests {
    static let names = ["fragments", "stream", "gate", "sync-node"]
    /// Without the blind ones, which no input was made for: the fuzzer alone has to find them.
    static let plants = Plants.state

    @Test(arguments: names) func everySeedKeepsEveryLaw(name: String) throws {
        let type = try #require(FuzzTargets.named(name))
        let target = type.init(Subject())
        for seed in type.seeds() + EdgeScripts.of(name) {
            let violation = target.violation(of: seed.bytes)
            #expect(violation == nil, "\(seed.name): \(violation.map { "\($0.law.id): \($0.message)" } ?? "")")
        }
    }

    @Test(arguments: names) func seedsAreShortAndNamedOnce(name: String) throws {
        let type = try #require(FuzzTargets.named(name))
        let seeds = type.seeds()
        #expect(seeds.count >= 10)
        #expect(Set(seeds.map(\.name)).count == seeds.count)
        #expect(seeds.allSatisfy { $0.bytes.count <= type.longestInput })
    }

    @Test(arguments: names) func seedsAreTheHandMadeScriptsOffTheirEdges(name: String) throws {
        let type = try #require(FuzzTargets.named(name))
        let light = EdgeScripts.of(name).filter { $0.name != "stream-buffer-full" }
        #expect(type.seeds().map(\.name) == light.map(\.name))
        #expect(type.seeds().map(\.bytes.count) == light.map(\.bytes.count))
        #expect(type.seeds() != light)
    }

    @Test(arguments: plants.filter { $0.sign == .law }.map(\.id)) func everyPlantIsFoundOnAHandMadeScript(id: String) throws {
        let plant = try #require(Plants.named(id))
        var subject = Subject()
        plant.change(&subject)
        let type = try #require(FuzzTargets.named(plant.target))
        let target = type.init(subject)
        #expect(
            EdgeScripts.of(plant.target).contains { target.violation(of: $0.bytes) != nil }, "\(id): \(plant.summary)")
    }

    @Test func theUncheckedSubtractionTraps() async {
        await #expect(processExitsWith: .failure) { Self.runSeeds(with: "fragment-unchecked-subtraction") }
    }

    @Test func theFlagsReadTooEarlyTrap() async {
        await #expect(processExitsWith: .failure) { Self.runSeeds(with: "stream-short-header") }
    }

    @Test func theFirstPlantsAreATrapAndALawOfGates() {
        #expect(Self.plants.prefix(2).map(\.sign) == [.trap, .law])
        #expect(Self.plants.prefix(2).map(\.target) == ["fragments", "gate"])
        #expect(Self.plants.count >= 100)
        #expect(Set(Self.plants.map(\.id)).count == Self.plants.count)
        #expect(Set(Self.plants.map(\.sign)) == [.trap, .hang, .memory, .law])
        #expect(Self.plants.allSatisfy { $0.source.hasPrefix("docs/protocol.md ") })
    }

    private static func runSeeds(with id: String) {
        guard let plant = Plants.named(id), let type = FuzzTargets.named(plant.target) else { return }
        var subject = Subject()
        plant.change(&subject)
        let target = type.init(subject)
        for seed in EdgeScripts.of(plant.target) { _ = target.violation(of: seed.bytes) }
    }
}

extension FuzzTarget {
    /// Runs one input and returns the first law that did not hold.
    func violation(of input: [UInt8]) -> Violation? {
        var report = FuzzReport()
        input.withRawSpan { run($0, &report) }
        return report.violation
    }
}
