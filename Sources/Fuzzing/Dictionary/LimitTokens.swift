import BitchatFrame
import BitchatPayload
import MeshModel

/// The numbers at which an answer changes, and their neighbours.
enum LimitTokens {
    /// Sizes and counts: in 16 bits where they fit, and in 32.
    static var sizes: [DictionaryEntry] {
        sizeLimits.flatMap { name, limit in
            around(limit).flatMap { suffix, value in
                let wide = DictionaryEntry("limit32_\(name)\(suffix)", number: UInt32(clamping: value))
                return UInt16(exactly: value).map { [DictionaryEntry("limit16_\(name)\(suffix)", number: $0), wide] } ?? [wide]
            }
        }
    }

    /// Spans of time, forwards and backwards, as events have them.
    static var times: [DictionaryEntry] {
        timeLimits.flatMap { name, limit in
            [("", limit), ("_back", -limit)].flatMap { direction, value in
                around(Int(value)).map { suffix, number in
                    DictionaryEntry("time_\(name)\(direction)\(suffix)", number: Int32(clamping: number))
                }
            }
        }
    }

    private static func around(_ limit: Int) -> [(String, Int)] {
        [("_less", limit - 1), ("", limit), ("_more", limit + 1)]
    }

    private static let sizeLimits: [(String, Int)] =
        [
            ("sync_filter", ProtocolLimits.syncFilter), ("sync_filter_sent", ProtocolLimits.syncFilterBudget),
            ("fragment_ids", ProtocolLimits.fragmentIDs), ("fragment_ids_text", ProtocolLimits.fragmentIDs * 17 - 1),
            ("sync_parameter", Int(ProtocolLimits.syncParameter)), ("fragment_total_ios", Int(ProtocolLimits.iosFragmentTotal)),
            ("fragment_total_android", Int(ProtocolLimits.androidFragmentTotal)),
            ("fragment_sets_ios", ProtocolLimits.iosFragmentSets), ("fragment_sets_android", ProtocolLimits.androidFragmentSets),
            ("fragment_bytes", ProtocolLimits.fragmentSetBytes), ("fragment_bytes_android", ProtocolLimits.androidFragmentBytes),
            ("payload_ios", ProtocolLimits.iosPayload), ("payload_android", ProtocolLimits.androidPayload),
            ("ratio", ProtocolLimits.compressionRatio), ("compression", ProtocolLimits.compressionThreshold),
            ("route_hops", ProtocolLimits.routeHops), ("frame", ProtocolLimits.smallestFrame),
            ("geohash", ProtocolLimits.geohash), ("courier", ProtocolLimits.courierCiphertext),
            ("board_content", ProtocolLimits.boardContent), ("board_nickname", ProtocolLimits.boardNickname),
            ("prekeys", ProtocolLimits.prekeys), ("group_members", ProtocolLimits.groupMembers),
            ("carried_event", ProtocolLimits.carriedEvent), ("voice_frames", ProtocolLimits.voiceFrames),
            ("answers", ProtocolLimits.answersPerPeriod), ("word16", 65_535), ("sign32", Int(Int32.max)),
        ] + ProtocolLimits.paddingBlocks.map { ("block\($0)", $0) }

    private static let timeLimits: [(String, Int64)] = [
        ("response_window", ProtocolLimits.responseWindow), ("skew_ios", ProtocolLimits.iosSkew),
        ("skew_spec", ProtocolLimits.specSkew), ("stall", ProtocolLimits.fragmentStall), ("retry", ProtocolLimits.fragmentRetry),
        ("ingress_repeat", ProtocolLimits.ingressRepeat), ("handled_repeat", ProtocolLimits.handledRepeat),
        ("announce_age", ProtocolLimits.iosAnnounceAge), ("announce_age_android", ProtocolLimits.androidAnnounceAge),
        ("message_age", ProtocolLimits.iosMessageAge), ("rebind", ProtocolLimits.rebindCooldown),
        ("presence_android", ProtocolLimits.androidPresence),
    ]
}
