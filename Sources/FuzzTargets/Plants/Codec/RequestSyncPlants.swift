import BitchatPayload
import WireFormat

extension Plants {
    /// Faults in reading and writing requests.
    static let requestSync = requestCaps + requestFields + requestTokens

    private static let requestCaps = [
        Plant("ids-cap-1025", "request-sync", .law, "field 6 <= 1,024 bytes -> 1,025", source: "docs/protocol.md 7, 10") {
            $0.requestSync.read = SloppyRequest.with { $0.textCap = 1025 }
        },
        Plant("ids-cap-1019", "request-sync", .law, "field 6 <= 1,024 bytes -> 1,019", source: "docs/protocol.md 7, 10") {
            $0.requestSync.read = SloppyRequest.with { $0.textCap = 1019 }
        },
        Plant("filter-cap-1025", "request-sync", .law, "field 3 <= 1,024 bytes -> 1,025", source: "docs/protocol.md 7, 11") {
            $0.requestSync.read = SloppyRequest.with { $0.filterCap = 1025 }
        },
        Plant("filter-cap-exclusive", "request-sync", .law, "field 3 <= 1,024 bytes -> <", source: "docs/protocol.md 7, 11") {
            $0.requestSync.read = SloppyRequest.with { $0.filterCap = 1023 }
        },
        Plant("p-33", "request-sync", .law, "P <= 32 -> 33", source: "docs/protocol.md 7, 13") {
            $0.requestSync.read = SloppyRequest.with { $0.mostP = 33 }
        },
        Plant("m-zero", "request-sync", .law, "M >= 1 -> 0", source: "docs/protocol.md 7, 14") {
            $0.requestSync.read = SloppyRequest.with { $0.leastM = 0 }
        },
        Plant("ids-61", "request-sync", .law, "the first 60 tokens -> 61", source: "docs/protocol.md 7, 9") {
            $0.requestSync.read = SloppyRequest.with { $0.mostIDs = 61 }
        },
        Plant("written-ids-61", "request-sync", .law, "60 IDs written -> 61", source: "docs/protocol.md 4.2") {
            $0.requestSync.writeIDs = { ids in
                Array(ids.filter { $0.count == 8 }.prefix(61).map { Hexadecimal.digits($0.value) }.joined(separator: ",").utf8)
            }
        },
        Plant(
            "written-ids-trailing-comma", "request-sync", .law, "commas between IDs -> after each", source: "docs/protocol.md 4.2"
        ) {
            let shipped = $0.requestSync.writeIDs
            $0.requestSync.writeIDs = { ids in shipped(ids) + (ids.isEmpty ? [] : [0x2C]) }
        },
    ]

    private static let requestFields = [
        Plant(
            "long-ids-refuse", "request-sync", .law, "field 6 over the cap: ignored -> refuses the request",
            source: "docs/request-sync-manager.md"
        ) { $0.requestSync.read = SloppyRequest.with { $0.refusesLongText = true } },
        Plant("first-wins", "request-sync", .law, "of two good fields the last -> the first", source: "docs/protocol.md 4.1") {
            $0.requestSync.read = SloppyRequest.with { $0.firstWins = true }
        },
        Plant(
            "empty-field-loop", "request-sync", .hang, "after a field: on by its length -> by its value's length",
            source: "docs/protocol.md 4.1"
        ) { $0.requestSync.read = SloppyRequest.with { $0.repeatsEmptyFields = true } },
        Plant("types-big-endian", "request-sync", .law, "field 4 little -> big endian", source: "docs/protocol.md 4.3") {
            $0.requestSync.read = SloppyRequest.with { $0.readsTypesBigEndian = true }
        },
        Plant("types-unmasked", "request-sync", .law, "unknown bits of field 4: masked -> kept", source: "docs/protocol.md 4.3") {
            $0.requestSync.read = SloppyRequest.with { $0.keepsUnknownTypes = true }
        },
        Plant("types-any-length", "request-sync", .law, "field 4 of 1 to 8 bytes -> any", source: "docs/protocol.md 4.1") {
            $0.requestSync.read = SloppyRequest.with { $0.takesAnyTypes = true }
        },
        Plant(
            "leftover-refused", "request-sync", .law, "1 or 2 bytes after the last field: ignored -> refused",
            source: "docs/protocol.md 4.1"
        ) { $0.requestSync.read = SloppyRequest.with { $0.refusesLeftover = true } },
        Plant("overrun-cut", "request-sync", .law, "a length past the end: refused -> cut", source: "docs/protocol.md 4.1") {
            $0.requestSync.read = SloppyRequest.with { $0.cutsOverruns = true }
        },
        Plant("android-p-32", "request-sync", .law, "Android takes P to 255 -> to 32", source: "docs/protocol.md 8, 29") {
            let ios = $0.requestSync.read
            $0.requestSync.android = ios
        },
    ]

    private static let requestTokens = [
        Plant(
            "bad-tokens-free", "request-sync", .law, "the first 60 tokens -> the first 60 good ones",
            source: "docs/protocol.md 4.2"
        ) {
            $0.requestSync.read = SloppyRequest.with { $0.countsGoodOnly = true }
        },
        Plant(
            "no-good-token-is-filter", "request-sync", .law, "no usable ID: no filter -> an empty one",
            source: "docs/protocol.md 4.2"
        ) {
            $0.requestSync.read = SloppyRequest.with { $0.keepsEmptyFilter = true }
        },
        Plant("lower-case-only", "request-sync", .law, "digits of either case -> lower", source: "docs/protocol.md 4.2") {
            $0.requestSync.read = SloppyRequest.with { $0.readsLowerCaseOnly = true }
        },
    ]
}
