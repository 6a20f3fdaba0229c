/// The longest value of one field of one payload type, as docs/protocol.md 3 and 7 give it.
struct PayloadCap {
    /// The message type and the type of the field.
    let type: UInt8, field: UInt8
    /// The most bytes.
    let length: Int
    /// Whether lengths have two bytes.
    let isWide: Bool

    private init(_ type: UInt8, _ field: UInt8, _ length: Int, wide: Bool = true) {
        (self.type, self.field, self.length, isWide) = (type, field, length, wide)
    }

    /// Those that are not the lengths of fields of one size.
    static let all = [
        PayloadCap(0x01, 4, 80, wide: false), PayloadCap(0x01, 5, 8, wide: false), PayloadCap(0x01, 6, 12, wide: false),
        PayloadCap(0x04, 3, 16_384), PayloadCap(0x21, 3, 1024), PayloadCap(0x21, 6, 1024), PayloadCap(0x23, 3, 12),
        PayloadCap(0x23, 4, 512), PayloadCap(0x23, 6, 64), PayloadCap(0x24, 2, 288), PayloadCap(0x28, 2, 12),
        PayloadCap(0x28, 3, 16_384), PayloadCap(0x2C, 3, 8, wide: false), PayloadCap(0x2C, 4, 12, wide: false),
    ]
}
