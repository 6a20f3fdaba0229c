import Mutators
import PacketGenerators
import Testing

@testable import FuzzTargets

/// What holds for every target of this half: clean seeds, clean mutations, the same answer twice.
@Suite struct CodecTargetTests {
    static let names = ["frame", "payload", "request-sync", "gcs", "capture", "signature"]

    @Test(arguments: names) func everySeedRunsClean(name: String) throws {
        let type = try #require(FuzzTargets.named(name))
        let target = type.init(Subject())
        for seed in type.seeds() {
            #expect(Codec.violation(of: seed.bytes, target) == nil, "\(name) \(seed.name)")
        }
    }

    @Test(arguments: names) func seedsHaveReadableNamesOfTheirOwnAndAreFew(name: String) throws {
        let seeds = try #require(FuzzTargets.named(name)).seeds()
        #expect(Set(seeds.map(\.name)).count == seeds.count)
        #expect((10...64).contains(seeds.count))
        for seed in seeds {
            #expect(seed.name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }, "\(seed.name)")
        }
        #expect(seeds.reduce(0) { $0 + $1.bytes.count } < 65_536)
    }

    @Test(arguments: zip(names, [20_000, 20_000, 20_000, 20_000, 3_000, 6_000]))
    func noLawIsBrokenByMutatedInputs(name: String, runs: Int) throws {
        let type = try #require(FuzzTargets.named(name))
        let target = type.init(Subject())
        var mutator = InputMutator(type.shape), random = SplitMix64(label: "mutated " + name)
        var corpus = type.seeds().map(\.bytes)
        for _ in 0..<runs {
            var input = corpus[random.below(corpus.count)]
            mutator.mutate(&input, partner: corpus[random.below(corpus.count)], limit: type.longestInput, &random)
            if let violation = Codec.violation(of: input, target) {
                Issue.record("\(violation.law.id): \(violation.message)")
                return
            }
            if corpus.count < 500 { corpus.append(input) }
        }
    }

    @Test(arguments: names) func anInputReachesTheSameOutcomesTwice(name: String) throws {
        let type = try #require(FuzzTargets.named(name))
        let (one, other) = (type.init(Subject()), type.init(Subject()))
        for seed in type.seeds() {
            let first = Codec.outcomes(of: seed.bytes, one), second = Codec.outcomes(of: seed.bytes, other)
            #expect(first == second, "\(name) \(seed.name)")
            #expect(Codec.outcomes(of: seed.bytes, one) == first, "\(name) \(seed.name)")
        }
    }

    @Test(arguments: names) func theSeedsReachManyOutcomes(name: String) throws {
        let type = try #require(FuzzTargets.named(name))
        let target = type.init(Subject())
        var all = OutcomeSet()
        for seed in type.seeds() { all.formUnion(Codec.outcomes(of: seed.bytes, target)) }
        #expect(all.count >= 15)
    }

    @Test func captureSeedsAreReadInEveryContainer() {
        let formats = CaptureSeeds.all.filter { $0.name.hasPrefix("two-") }.map { Subject().capture.read($0.bytes, .max) }
        #expect(formats.allSatisfy { $0.records.count == 2 && $0.error == nil })
        #expect(Set(formats.map(\.format)) == ["btsnoop", "pcap", "pcapng", "pklg1", "hcidump", "zip/btsnoop"])
    }

    @Test(arguments: names) func noBytesAtAllAreNothingSpecial(name: String) throws {
        let type = try #require(FuzzTargets.named(name))
        let target = type.init(Subject())
        for count in 0...3 { #expect(Codec.violation(of: [UInt8](repeating: 0xFF, count: count), target) == nil) }
    }
}
