import FuzzTargets
import Testing
import WireFormat

/// Every planted fault of the state targets is found, and the shipped code keeps every law.
@Suite struct StatePlantTests {
    static let targets: [any FuzzTarget.Type] = ["gate", "fragments", "stream", "sync-node"].compactMap { FuzzTargets.named($0) }
    static let names = targets.map { $0.name }

    @Test(arguments: names) func everySeedKeepsEveryLaw(name: String) throws {
        let type = try #require(FuzzTargets.named(name))
        let target = type.init(Subject())
        for seed in type.seeds() {
            var report = FuzzReport()
            seed.bytes.withRawSpan { target.run($0, &report) }
            #expect(report.violation == nil, "\(seed.name): \(report.violation.map { "\($0.law.id): \($0.message)" } ?? "")")
        }
    }

    @Test(arguments: Plants.all.filter { names.contains($0.target) && $0.sign == .law }.map(\.id))
    func everyPlantIsFoundFromTheSeeds(id: String) throws {
        let plant = try #require(Plants.named(id))
        var subject = Subject()
        plant.change(&subject)
        let type = try #require(FuzzTargets.named(plant.target))
        let target = type.init(subject)
        let found = type.seeds().contains { seed in
            var report = FuzzReport()
            seed.bytes.withRawSpan { target.run($0, &report) }
            return report.violation != nil
        }
        #expect(found, "\(id): \(plant.summary)")
    }
}
