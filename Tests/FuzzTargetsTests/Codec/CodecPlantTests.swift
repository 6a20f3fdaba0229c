import Testing
import WireFormat

@testable import FuzzTargets

/// Every planted fault of this half breaks the law that it should, on an input made by hand.
@Suite struct CodecPlantTests {
    /// Those that show themselves by a law, so that a test can see them.
    static let lawful = Plants.codec.filter { $0.sign == .law }.map(\.id)

    @Test func thereAreEnoughPlantsAndNoTwoShareAName() {
        #expect(Plants.codec.count >= 80)
        #expect(Set(Plants.all.map(\.id)).count == Plants.all.count)
        for sign in [Plant.Sign.trap, .hang, .memory, .law] { #expect(Plants.codec.contains { $0.sign == sign }) }
        for plant in Plants.codec {
            #expect(FuzzTargets.named(plant.target) != nil, "\(plant.id)")
            #expect(plant.source.hasPrefix("docs/"), "\(plant.id)")
            #expect(plant.id.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }, "\(plant.id)")
        }
    }

    @Test(arguments: lawful) func aPlantBreaksALawThatItsTargetKeepsOtherwise(id: String) throws {
        let plant = try #require(Plants.named(id)), type = try #require(FuzzTargets.named(plant.target))
        var subject = Subject()
        plant.change(&subject)
        let planted = type.init(subject), shipped = type.init(Subject())
        for input in PlantInputs.inputs(plant.target) {
            guard let violation = Codec.violation(of: input, planted) else { continue }
            #expect(Codec.violation(of: input, shipped) == nil)
            #expect(CodecLaws.all.contains(violation.law))
            return
        }
        Issue.record("no input shows \(id)")
    }

    @Test(arguments: [
        ("payload-cap-plus-1", "frame-decode"), ("v2-length-16-bits", "frame-decode"), ("padding-last-byte-only", "padding"),
        ("encoder-drops-recipient", "frame-round-trip"), ("preimage-over-ttl", "signing-preimage"),
        ("inflated-size-off-by-one", "inflate-bound"), ("packet-id-without-type", "packet-id"),
        ("p-33", "request-decode"), ("android-p-32", "request-android"), ("bad-tokens-free", "request-id-grammar"),
        ("written-ids-61", "request-written-ids"), ("ghost-element", "gcs-decode"), ("bucket-zero", "gcs-bucket"),
        ("last-value-missed", "gcs-no-false-negative"), ("budget-off-by-one", "gcs-build"),
        ("android-total-257", "payload-android"),
        ("cell-13", "payload-decode"), ("captured-length-as-original", "capture-btsnoop"),
        ("head-across-pieces", "capture-chunks"),
        ("pcapng-times-in-milliseconds", "capture-containers"), ("signs-as-sent", "signature-leaves-out"),
        ("first-payload-bit-free", "signature-covers"), ("anybodys-key", "signature-owner"),
        ("small-order-taken", "signature-weak-keys"),
        ("signs-ttl", "signature-preimage"),
    ]) func aPlantBreaksThisLawSomewhere(id: String, law: String) throws {
        let plant = try #require(Plants.named(id)), type = try #require(FuzzTargets.named(plant.target))
        var subject = Subject()
        plant.change(&subject)
        let planted = type.init(subject)
        let laws = PlantInputs.inputs(plant.target).lazy.compactMap { Codec.violation(of: $0, planted)?.law.id }
        #expect(laws.contains(law))
    }

    @Test func standInsWithoutAFaultKeepTheLaws() throws {
        var subject = Subject()
        subject.requestSync.read = SloppyRequest.with { _ in }
        subject.gcs.values = { p, m, bytes, rules in
            rules == .ios ? SloppyGolomb().values(p, m, bytes) : Subject().gcs.values(p, m, bytes, rules)
        }
        for name in ["request-sync", "gcs"] {
            let target = try #require(FuzzTargets.named(name)).init(subject)
            for input in PlantInputs.inputs(name) { #expect(Codec.violation(of: input, target) == nil) }
        }
    }
}
