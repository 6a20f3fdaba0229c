import Testing

@testable import MeshCaptures

@Suite struct HandleTableTests {
    @Test(arguments: [(1_999, 0x42), (2_000, 0x40), (2_001, 0x40)] as [(Int64, UInt16)])
    func aHandleIsGivenAgainAfter2000Milliseconds(pause: Int64, handle: UInt16) {
        var table = HandleTable()
        #expect([table.take(at: 0), table.take(at: 0)] == [0x40, 0x41])
        table.give(0x40, at: 100)
        #expect(table.take(at: 100 + pause) == handle)
    }
}
