import LinkLayers
import WireFormat

/// Keeps everything that is delivered.
struct RecordingSink: LinkLayerSink {
    /// A value with its bytes.
    struct Value: Equatable {
        var value: AttributeValue
        var bytes: [UInt8]
    }

    var values: [Value] = []
    var adverts: [Advertisement] = []
    var opened: [Link] = []
    var closed: [Link] = []
    var events: [LinkEvent] = []
    /// Each value's link as it was then.
    var links: [Link] = []
    /// Values that begin with this byte are recognised as bitchat's.
    var recognised: UInt8?

    mutating func value(_ value: AttributeValue, _ bytes: RawSpan, on link: Link) -> Bool {
        values.append(Value(value: value, bytes: bytes.array))
        links.append(link)
        return recognised != nil && bytes.byte(at: 0) == recognised
    }

    mutating func advertisement(_ advertisement: Advertisement) { adverts.append(advertisement) }
    mutating func opened(_ link: Link) { opened.append(link) }
    mutating func closed(_ link: Link) { closed.append(link) }
    mutating func event(_ event: LinkEvent) { events.append(event) }
}
