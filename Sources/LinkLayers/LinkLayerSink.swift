import WireFormat

/// Receives what the link layers deliver, in file order.
package protocol LinkLayerSink {
    /// Takes one attribute value that is or may be bitchat's; its bytes are valid during the call only.
    ///
    /// - Returns: true when the value was recognised as bitchat's by its shape. The link layers then mark the
    ///   handle, and the other direction's, as inferred; the answer is not asked for handles already known.
    mutating func value(_ value: AttributeValue, _ bytes: RawSpan, on link: Link) -> Bool
    /// Takes one advert that shows bitchat.
    mutating func advertisement(_ advertisement: Advertisement)
    /// A link was opened, or first seen.
    mutating func opened(_ link: Link)
    /// A link ended; nothing more comes on it.
    mutating func closed(_ link: Link)
    /// A link made a step towards traffic.
    mutating func event(_ event: LinkEvent)
}

extension LinkLayerSink {
    package mutating func event(_ event: LinkEvent) {}
}
