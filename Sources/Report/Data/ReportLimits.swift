/// How much of a capture a page holds; what goes beyond is counted, and the page says so.
///
/// A browser opens a page of 100,000 packets within seconds; these figures keep memory and page bounded over any traffic.
package enum ReportLimits {
    /// The packets kept unless the user says otherwise.
    package static let packets = 200_000
    /// The most packets that the user may ask for: a table of more rows is higher than browsers can scroll.
    package static let mostPackets = 500_000
    /// Findings kept.
    static let findings = 200_000
    /// Adverts kept.
    static let adverts = 500
    /// Peers kept: authors, recipients and named neighbours.
    static let peers = 20_000
    /// Links kept.
    static let links = 10_000
    /// Fragment streams kept.
    static let streams = 20_000
    /// Lists of neighbours kept.
    static let neighbourLists = 20_000
    /// Announces with neighbours kept.
    static let announces = 100_000
    /// Sync requests whose answers can be told.
    static let requests = 100_000
    /// Bytes of UTF-8 in all descriptions and messages together.
    static let textBytes = 48 << 20
    /// Bytes kept of all frames together; a half is for frames that break a rule alone.
    static let frameBytes = 4 << 20
    /// Bytes kept of one frame.
    static let bytesOfAFrame = 2_048
    /// Bytes of UTF-8 read of a nickname.
    static let nickname = 64
    /// Remarks about sources.
    static let notes = 1_000
}
