/// What filters and columns know beyond what NDJSON has.
enum FilterFieldTexts {
    static let all =
        FieldText.under(
            "", "docs/filters.md",
            [
                ("frame.number", .number, "The record, as tshark numbers it."),
                ("frame.time_epoch", .text, "The record's time in seconds since 1970."),
                ("frame.len", .number, "The record's length on the wire, in bytes."),
                ("bthci_acl.chandle", .number, "The connection handle."),
                ("btle.access_address", .number, "The access address of a connection on the air."),
                ("btatt", .object, "The attribute protocol, which carried the packet."),
                ("btatt.opcode", .number, "The opcode of the PDU that completed the packet."),
                ("btatt.handle", .number, "The attribute's handle."),
                ("btatt.value", .bytes, "The attribute's value, where the packet is one whole value."),
                ("bitchat.bytes", .bytes, "The bytes of the packet with what follows it."),
            ])
        + FieldText.under(
            "bitchat.flags.", "docs/protocol.md 2.2",
            [
                ("recipient", .flag, "Whether a recipient follows the header."),
                ("signature", .flag, "Whether a signature ends the frame."),
                ("compressed", .flag, "Whether the payload is compressed."),
                ("route", .flag, "Whether a route follows the recipient."),
                ("rsr", .flag, "Whether the packet says that it answers a sync request."),
            ])
}
