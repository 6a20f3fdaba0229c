import Testing

@Suite struct TimestampSkewTests {
    private static let ada = Peer("ada")

    /// How often TIM-001 fires for a frame that ada dated `age` milliseconds before it was received.
    private static func firings(age: Int64, isRSR: Bool = false, _ prepare: (MeshScript) -> Void = { _ in }) -> Int {
        let script = MeshScript()
        prepare(script)
        script.receive(ada.message("hello", at: -age, isRSR: isRSR), on: script.link(1), at: 0)
        return script.count(of: "TIM-001")
    }

    @Test(arguments: [(119_999, 0), (120_000, 0), (120_001, 1)] as [(Int64, Int)])
    func firesBeyond120SecondsInBothDirections(distance: Int64, firings: Int) {
        #expect(Self.firings(age: distance) == firings)
        #expect(Self.firings(age: -distance) == firings)
    }

    @Test func keepsQuietForAnswers() { #expect(Self.firings(age: 600_000, isRSR: true) == 0) }

    @Test func keepsQuietWhenTheClockIsDoubtful() { #expect(Self.firings(age: 600_000) { $0.doubtClock() } == 0) }

    @Test func keepsQuietWithoutAClock() {
        let script = MeshScript()
        script.decode(Self.ada.message("hello", at: -600_000))
        #expect(script.judged().count == 1)
        #expect(script.count(of: "TIM-001") == 0)
    }

    @Test(arguments: [0, UInt64.max] as [UInt64]) func reachesToTheEndsOfTime(timestamp: UInt64) {
        let script = MeshScript()
        script.receive(BareFrame(timestamp: timestamp).bytes, on: script.link(1), at: 0)
        #expect(script.count(of: "TIM-001") == 1)
    }

    @Test func namesDistanceAndLimit() {
        let script = MeshScript()
        script.receive(Self.ada.message("hello", at: -130_000), on: script.link(1), at: 0)
        let finding = script.judged().flatMap(\.findings).first { "\($0.rule.id)" == "TIM-001" }
        #expect(finding?.message == "timestamp 130000 ms behind the clock, allowed are 120000 ms")
        #expect(finding?.offset == 3)
    }
}
