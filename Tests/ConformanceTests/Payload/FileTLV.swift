/// The TLVs of a small file as they stand on the air.
enum FileTLV {
    static let name = PayloadTLV.long(1, Array("p.jpg".utf8)), mime = PayloadTLV.long(3, Array("image/jpeg".utf8))

    /// The stated size in `width` bytes.
    static func size(_ value: Int, width: Int = 4) -> [UInt8] { PayloadTLV.long(2, PayloadTLV.big(value, width)) }

    /// Content with a length of `width` bytes.
    static func content(_ bytes: [UInt8], width: Int = 4) -> [UInt8] { [4] + PayloadTLV.big(bytes.count, width) + bytes }

    /// What `rule` finds in a signed file frame of version 2.
    static func messages(of rule: String, _ fields: [UInt8]...) -> [String] {
        PayloadFrame.messages(of: rule, in: Peer("ada").frame(.fileTransfer, Array(fields.joined()), version: 2))
    }
}
