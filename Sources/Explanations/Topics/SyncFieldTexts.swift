/// Sync requests and fragments.
enum SyncFieldTexts {
    static let all =
        FieldText.under(
            "bitchat.request_sync.", "docs/protocol.md 4.1",
            [
                ("p", .number, "P, the bits of a remainder in the filter; 1 to 32 on iOS, 7 from both apps."),
                ("m", .number, "M, the range of the hashes in the filter; at least 1."),
                ("filter", .bytes, "The Golomb-coded set of the packets that the sender has."),
            ])
        + FieldText.under(
            "bitchat.request_sync.", "docs/protocol.md 4.4",
            [("values", .list, "The hashes that the filter holds, each below M.")])
        + FieldText.under(
            "bitchat.request_sync.", "docs/protocol.md 4.3",
            [
                ("types", .list, "The names of the types wanted; a request without it wants announces and messages."),
                ("raw_types", .decimal, "The same as a bit field."),
            ])
        + FieldText.under(
            "bitchat.request_sync.", "docs/protocol.md 4.5",
            [("since_timestamp", .decimal, "Packets older than this are not wanted, in milliseconds since 1970.")])
        + FieldText.under(
            "bitchat.request_sync.filter_ids", "docs/protocol.md 4.2",
            [
                ("", .object, "The fragment streams that the request is limited to."),
                (".ids", .list, "The stream IDs that iOS makes of the tokens."),
                (".tokens", .number, "How many tokens are considered, at most 60."),
                (".ignored", .flag, "Whether none is usable, so that the request is not limited."),
            ])
        + FieldText.under(
            "bitchat.fragment.", "docs/protocol.md 3.6",
            [
                ("stream", .identifier, "The random ID that the pieces of one frame share."),
                ("index", .number, "Which piece it is, from 0."), ("total", .number, "How many pieces there are."),
                ("original_type", .number, "The type byte of the whole frame, as the piece says."),
                ("original_type_name", .word, "The name of that type."), ("data", .bytes, "The slice."),
            ])
}
