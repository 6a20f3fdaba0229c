/// Where packets and adverts were seen.
enum CaptureFieldTexts {
    static let all =
        FieldText.under(
            "bitchat.", "docs/ndjson.schema.json",
            [
                ("schema", .number, "The version of the keys of NDJSON."),
                ("no", .number, "The packet's number in the run, from 1."),
                ("record", .number, "The record that completed it, counted from 1 as tshark does."),
                ("first_record", .number, "The record in which it began, where that is another one."),
                ("source", .text, "The capture or live source, as it was named."),
                ("time", .text, "When it was captured: UTC with microseconds, by the capturing device's clock."),
                ("direction", .word, "Which way it went: sent or received, or between central and peripheral on the air."),
                ("adapter", .number, "The adapter's index, 0 where the container knows only one."),
                ("link", .object, "The connection it travelled on."),
                ("link.handle", .number, "The connection handle, or the low 16 bits of the access address."),
                ("link.access_address", .text, "The link layer's access address, in captures of the air."),
                ("link.address", .text, "The other device's Bluetooth address, where the connection event was seen."),
                ("link.role", .word, "Which end the capturing device is: central or peripheral."),
                ("link.peer", .identifier, "The peer at the other end, as far as its announces said."),
                ("link.attribute", .word, "How the attribute handle is known to be bitchat's: discovered, inferred or assumed."),
                ("via", .word, "The ATT operation that carried its last byte, such as notification."),
                ("bytes", .bytes, "The whole frame, with -x."),
                ("reassembled", .object, "The fragments that the packet was put together from."),
                ("reassembled.stream", .identifier, "The stream ID of those fragments."),
                ("reassembled.fragments", .number, "How many there were."),
                ("reassembled.records", .list, "The records that held them, in index order."),
            ])
        + FieldText.under(
            "bitchat.advert", "docs/protocol.md 1.2",
            [
                ("", .object, "An advert that shows bitchat."),
                (".origin", .word, "Whose: own, or received from another device."),
                (".address", .text, "The advertiser's Bluetooth address."),
                (".service", .word, "Which service UUID is listed: release or debug."),
                (".peer", .identifier, "The peer ID in Android's service data."),
                (".local_name", .flag, "Whether a local name stands beside the service."),
                (".rssi", .number, "The strength of the received signal in dBm."),
            ])
}
