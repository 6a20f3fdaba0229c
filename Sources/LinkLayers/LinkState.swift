import Capture
import WireFormat

/// Everything held for one link while it lasts.
struct LinkState: Sendable {
    /// What names it in the capture.
    let key: LinkKey
    /// Which radio it runs over.
    var transport: Transport
    /// The two devices, where both are known.
    var devices: DatabaseCache.Key?
    /// The attribute protocol, and the link's own description.
    var attributes: AttributeLayer
    /// What only a link on the air has.
    var air = AirConnection()
    /// The PDU each end has begun to send, at the index of the sender.
    var assemblies: [2 of PDUAssembly] = [PDUAssembly(), PDUAssembly()]
    /// Which end sent the last fragment.
    var lastSender = LinkEnd.near
    /// The attribute bearer on the fixed channel.
    var bearer = AttributeBearer()
    /// The requests that open channels.
    var signalling = Signalling()
    /// The dynamic channels.
    var table = ChannelTable()

    /// What is known of the link.
    var link: Link { attributes.link }

    /// Makes the state of a link of which `link` tells what is known.
    init(_ link: Link, key: LinkKey, transport: Transport) {
        self.key = key
        self.transport = transport
        attributes = AttributeLayer(link: link)
    }

    /// Who sends a continuation whose direction the capture does not tell: the end with an unfinished PDU.
    ///
    /// When both have one, the end that sent last (docs/capture-formats.md 8.1).
    var continuingEnd: LinkEnd? {
        switch (assemblies[0].isPending, assemblies[1].isPending) {
        case (true, true): lastSender
        case (true, false): .near
        case (false, true): .far
        case (false, false): nil
        }
    }

    /// The number of PDUs, SDUs and long values begun and not finished.
    var unfinished: Int {
        var count = bearer.unfinished
        for end in 0..<2 where assemblies[end].isPending { count += 1 }
        for channel in table.channels {
            count += channel.bearer.unfinished
            for end in 0..<2 where channel.units[end].isPending { count += 1 }
        }
        return count
    }
}
