import Testing

@testable import Redaction

@Suite struct FieldTableTests {
    @Test(
        arguments: [
            ([], true), ([9, 8, 7, 6], true), ([9, 8, 7, 6, 5], false), ([0, 0, 1, 0x9F, 0xEB, 1, 2, 3], true),
            ([9, 8, 7, 6, 5, 4, 0, 0], true), ([0, 9, 8, 7, 6, 5, 4, 0], false),
            ([0x8B, 0xB8, 0x15, 0xB3, 0x42, 0xCE, 0xA1, 0x4D], false),
            ([0, 0, 1, 2, 3, 4, 5, 6, 7], false),
        ] as [([UInt8], Bool)])
    func aNumberHasUpTo4BytesOrUpTo8WithTwoZeros(value: [UInt8], isNumber: Bool) {
        #expect(FieldTable.isNumber(value) == isNumber)
    }
}
