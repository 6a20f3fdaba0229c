/// How much state the link layers keep; beyond it the oldest goes, and is counted.
///
/// The figures are far above what one phone or sniffer reaches, and small enough that no input makes the
/// program grow without end.
package enum LinkLayerLimits {
    /// Links open at once: a phone holds about 8, a controller's handles seldom reach 64.
    package static let links = 256
    /// Dynamic channels on one link: BlueZ opens up to 6 EATT channels.
    static let channels = 32
    /// Channel requests on one link that wait for their answer.
    static let channelRequests = 16
    /// The longest SDU believed on a channel whose opening was not seen: an ATT value has 512 bytes at most.
    package static let assumedChannelMTU = 1_024
    /// Attributes remembered for one server.
    package static let attributes = 2_048
    /// Bytes queued by prepared writes on one bearer: an attribute value has 512 at most.
    package static let preparedBytes = 65_539
    /// Separate runs queued by prepared writes on one bearer.
    package static let preparedRuns = 64
    /// Devices whose attribute handles are remembered after their link ended.
    static let databases = 256
    /// Adverts waiting for their later parts.
    static let advertJoins = 64
    /// The longest advertising data: the sum over a chain of extended adverts (Core specification, LE controller).
    static let advertBytes = 1_650
    /// Addresses remembered for having shown bitchat.
    static let advertisers = 1_024
    /// Two air packets that begin closer together than this, in microseconds, belong to one connection event.
    static let airEventGap: Int64 = 3_000
}
