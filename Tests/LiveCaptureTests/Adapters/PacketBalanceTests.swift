import HCIAdapters
import Testing

@testable import LiveCapture

@Suite struct PacketBalanceTests {
    private func counts(_ balance: PacketBalance) -> [UInt64] { [balance.passed, balance.read] }

    @Test func whatPassedBeforeTheStartIsNotCounted() {
        var balance = PacketBalance([0: events(1000)])
        #expect(counts(balance) == [0, 0])
        balance.apply([0: events(1003)])
        balance.countRead(0)
        #expect(counts(balance) == [3, 1])
    }

    @Test func whereMoreWereReadThanCountedNothingIsLost() {
        var balance = PacketBalance([0: events(5)])
        for _ in 0..<3 { balance.countRead(0) }
        balance.apply([0: events(7)])
        #expect(counts(balance) == [3, 3])
    }

    @Test func oneAdaptersSurplusHidesNoLossOfAnother() {
        var balance = PacketBalance([0: .zero, 1: .zero])
        for _ in 0..<5 { balance.countRead(0) }
        balance.apply([0: .zero, 1: events(4)])
        #expect(counts(balance) == [9, 5])
    }

    @Test func anAdapterThatCameLaterBeganAtZero() {
        var balance = PacketBalance([:])
        #expect(balance.isEmpty)
        balance.countRead(2)
        balance.apply([2: events(9)])
        #expect(counts(balance) == [0, 0])
        balance.appeared(2)
        balance.countRead(2)
        balance.apply([2: events(9)])
        #expect(counts(balance) == [9, 1])
        #expect(!balance.isEmpty)
    }

    @Test func anAdapterThatWentKeepsItsAccount() {
        var balance = PacketBalance([0: .zero])
        balance.apply([0: events(4)])
        balance.countRead(0)
        balance.vanished(0)
        balance.countRead(0)
        balance.apply([0: events(100)])
        #expect(counts(balance) == [4, 1])
        balance.appeared(0)
        balance.apply([0: events(2)])
        #expect(counts(balance) == [6, 1])
        balance.appeared(0)
        balance.apply([0: events(3)])
        #expect(counts(balance) == [9, 1])
    }
}
