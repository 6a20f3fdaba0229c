import BitchatPayload
import Hashes
import Testing
import WireFormat

/// Golomb-coded sets, docs/protocol.md 4.4 and 10.4.
struct GCSTests {
    private let hasher = SHA256Hasher()
    private func hash(_ packetID: [UInt8]) -> UInt64 { GCSBucket.hash(of: packetID.span.bytes, hasher) }
    private func hashes(_ count: Int) -> [UInt64] { (0..<count).map { hash(run(UInt8($0), 16)) } }
    private func values(_ p: Int, _ m: UInt32, _ field: String, _ rules: PayloadRules = .ios) -> [Int64] {
        let bytes = hex(field)
        return GCSFilter(p: p, m: m, bytes.span.bytes, ByteRange(0, bytes.count), rules: rules).values
    }

    @Test(
        arguments: [
            (3, 0.01, 7, 384, "4c83b000", [77, 213, 310]), (3, 0.04, 5, 96, "500ac0", [21, 22, 77]),
            (3, 0.25, 2, 12, "8600", [5, 9, 10]), (5, 0.01, 7, 640, "35672ec1dc00", [54, 158, 205, 469, 582]),
        ] as [(Int, Double, Int, UInt32, String, [UInt32])])
    func buildsTheSmallVectors(count: Int, rate: Double, p: Int, m: UInt32, filter: String, buckets: [UInt32]) {
        let output = GCSBuilder(budget: 400, falsePositiveRate: rate).build(hashes(count))
        #expect(output.p == p && output.m == m && output.filter == hex(filter) && output.covered == count)
        #expect(hashes(count).map { GCSBucket.value(of: $0, m: m) }.sorted() == buckets)
    }

    @Test func readsGhostsOutOfTheZeroFill() {
        #expect(values(2, 12, "8600") == [5, 9, 10, 11])
        #expect(values(1, 100, "00") == [1, 2, 3, 4])
        #expect(values(7, 384, "4c83b000") == [77, 213, 310])
        #expect(values(7, 256, "0a1b") == [11, 39])
    }

    @Test func knowsTheHeldFragmentsOfTheWorkedExample() {
        let bytes = hex("0a1b")
        let filter = GCSFilter(p: 7, m: 256, bytes.span.bytes, ByteRange(0, 2))
        let ids = ["b4749e748bbcab7908be9b679d7d4dae", "ee9ba44b3c1cf1a055233a1cb4e19209", "216abd409cdfb28577956bdd7b6ff105"]
        #expect(ids.map { GCSBucket.value(of: hash(hex($0)), m: 256) } == [11, 158, 39])
        #expect(ids.map { filter.contains(hash: hash(hex($0))) } == [true, false, true])
    }

    @Test(arguments: [(0, []), (1, [1, 2, 3, 4]), (32, []), (33, [])] as [(Int, [Int64])])
    func readsNothingOutsideP1To32(p: Int, values wanted: [Int64]) {
        #expect(values(p, 100, "00") == wanted)
    }

    @Test func readsNothingBelowM2() {
        #expect(values(7, 0, "00") == [] && values(7, 1, "00") == [] && values(7, 2, "00") == [1])
    }

    @Test func stopsAtTheFirstSumOfM() {
        #expect(values(7, 39, "0a1b") == [11])
        #expect(values(7, 40, "0a1b") == [11, 39])
    }

    @Test func endsOnHostileStreams() {
        let ones = run(0xFF, 1024)
        #expect(GCSFilter(p: 1, m: .max, ones.span.bytes, ByteRange(0, 1024)).values == [])
        let zeros = run(0, 1024)
        #expect(GCSFilter(p: 1, m: .max, zeros.span.bytes, ByteRange(0, 1024)).values.count == 4096)
        #expect(GCSFilter(p: 32, m: .max, zeros.span.bytes, ByteRange(0, 1024)).values.count == 248)
    }

    @Test func androidReadsAnyPWithWrappingArithmetic() {
        #expect(values(33, 1_048_576, "0000000000000000000000", .android) == [1, 2])
        #expect(values(63, 16_777_216, "7fffffffffffffffff", .android) == [.min])
        #expect(values(0, 100, "a0", .android) == [2, 4, 5, 6, 7, 8])
        #expect(values(33, 1_048_576, "0000000000000000000000") == [])
    }

    @Test(arguments: [(400, 355), (256, 227), (1024, 910), (1, 1), (0, 1)])
    func holdsAsManyAsTheBudget(budget: Int, capacity: Int) {
        #expect(GCSBuilder(budget: budget, falsePositiveRate: 0.01).capacity == capacity)
    }

    @Test(
        arguments: [
            (0.01, 7), (0.25, 2), (1.0, 2), (0.5, 2), (0.24, 3), (0.125, 3), (1e-6, 20), (0, 20), (1e-9, 20), (-1, 20),
            (.nan, 20),
        ] as [(Double, Int)])
    func derivesPFromTheRate(rate: Double, p: Int) {
        #expect(GCSBuilder.parameter(rate) == p)
    }

    @Test func leavesOutWhatIsBeyondTheCapacity() {
        let output = GCSBuilder(budget: 8, falsePositiveRate: 0.01).build(hashes(20))
        #expect(output.covered == 7 && output.m == 896 && output.filter.count <= 8)
        let filter = GCSFilter(p: 7, m: 896, output.filter.span.bytes, ByteRange(0, output.filter.count))
        #expect(hashes(7).allSatisfy { filter.contains(hash: $0) })
    }

    @Test func iosKeepsMWhereAndroidDoesNotWhenNothingFits() {
        let ios = GCSBuilder(budget: 0, falsePositiveRate: 0.25).build(hashes(1))
        #expect(ios.m == 4 && ios.filter == [] && ios.covered == 0)
        let android = GCSBuilder(budget: 0, falsePositiveRate: 0.25, rules: .android).build(hashes(1))
        #expect(android.m == 1 && android.filter == [] && android.covered == 0)
    }

    @Test func anEmptyStoreHasM1() {
        let output = GCSBuilder(budget: 400, falsePositiveRate: 0.01).build([])
        #expect(output.p == 7 && output.m == 1 && output.filter == [] && output.covered == 0)
    }

    @Test func bucketZeroBecomesOne() {
        #expect(GCSBucket.value(of: 128, m: 128) == 1)
        #expect(GCSBucket.value(of: 129, m: 128) == 1)
        #expect(GCSBucket.value(of: 127, m: 128) == 127)
        #expect(GCSBucket.value(of: 5, m: 1) == 0 && GCSBucket.value(of: 5, m: 1, rules: .android) == 1)
    }
}
