/// How much a screen remembers; beyond it the least recently seen goes, and is counted.
///
/// The figures are far above what fits a screen, and keep its memory flat over any traffic.
enum BoardLimits {
    /// Peers: a crowd at a concert; one more than the far ends and neighbours of neighbours of 60 links.
    static let peers = 512
    /// Sync requests: with one every 15 s to each of 8 neighbours, eight minutes of them.
    static let requests = 256
    /// Fragment streams: twice what the iOS app keeps open.
    static let streams = 256
    /// Device addresses whose signal strength is kept: devices change theirs every quarter of an hour.
    static let addresses = 512
    /// Sources: more than a machine has adapters.
    static let sources = 64
    /// Remarks: those after the last that a tall terminal shows.
    static let notes = 8
    /// Cells of a text from outside, such as a nickname or a source's name.
    static let textCells = 64
    /// How long packets count for a rate, in seconds.
    static let rateSeconds = 10
}
