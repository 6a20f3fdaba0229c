import BitchatFrame

extension ProtocolLimits {
    /// The total of a fragment that iOS takes; inclusive (docs/protocol.md 3.6, chapter 7 row 25).
    package static let iosFragmentTotal: UInt16 = 10_000
    /// The total of a fragment that Android takes; inclusive (docs/protocol.md 3.6, chapter 7 row 25).
    package static let androidFragmentTotal: UInt16 = 256

    /// The neighbours that an announce lists, so that it stays small; any number is read (docs/protocol.md 3.1, chapter 7 row 35).
    package static let announcedNeighbours = 10
    /// The bytes of a geohash in an announce, on the board and beside a Nostr event; inclusive.
    ///
    /// Twelve digits name a place to centimetres. Source: docs/protocol.md 3.1, 3.9, 3.13 and 3.14.
    package static let geohash = 12

    /// The largest P of a sync request that iOS takes; inclusive (docs/protocol.md 4.1, chapter 7 row 13).
    package static let syncParameter: UInt8 = 32
    /// The bytes of a sync request's bit stream; inclusive, one more refuses the request (docs/protocol.md 4.1, chapter 7 row 11).
    package static let syncFilter = 1_024
    /// The bytes of a fragment ID filter that iOS reads; inclusive, a longer one is ignored (docs/protocol.md chapter 7 row 10).
    package static let fragmentIDFilter = 1_024
    /// The tokens of a fragment ID filter that iOS looks at, and the IDs it writes (docs/protocol.md 4.2, chapter 7 row 9).
    package static let fragmentIDs = 60

    /// The bytes of a file's content, and its stated size, that iOS takes; inclusive (docs/protocol.md 3.8, chapter 7 row 49).
    package static let fileContent = 1_048_576
    /// The bytes of a courier envelope's ciphertext; inclusive (docs/protocol.md 3.3, chapter 7 row 43).
    package static let courierCiphertext = 16_384
    /// The copies that may be made of an envelope, so that it cannot flood; inclusive (docs/protocol.md 3.3, chapter 7 row 43).
    package static let courierCopies: UInt8 = 8
    /// The bytes of a board post's text; inclusive (docs/protocol.md 3.9, chapter 7 row 44).
    package static let boardContent = 512
    /// The bytes of a nickname on the board and in a group; inclusive (docs/protocol.md 3.9, chapter 7 row 44).
    package static let boardNickname = 64
    /// The life of a board post in milliseconds, 7 days; inclusive (docs/protocol.md 3.9, chapter 7 row 44).
    package static let boardLife: UInt64 = 604_800_000
    /// The keys of a prekey bundle; inclusive (docs/protocol.md 3.10, chapter 7 row 45).
    package static let prekeys = 8
    /// The members of a group; inclusive (docs/protocol.md 3.5, chapter 7 row 46).
    package static let groupMembers = 16
    /// The bytes of a carried Nostr event; inclusive (docs/protocol.md 3.13, chapter 7 row 47).
    package static let carriedEvent = 16_384
    /// The frames of a voice data packet; inclusive (docs/protocol.md 3.15, chapter 7 row 48).
    package static let voiceFrames = 8
    /// The attestations of a vouch that are read (docs/protocol.md 3.5).
    package static let vouches = 16
}
