import Capture

/// A step that a link makes before, or beside, the values it carries.
package struct LinkEvent: Sendable, Hashable {
    /// Which step.
    package enum Kind: UInt8, Sendable, Hashable, CaseIterable {
        /// A low-energy link was opened, or first seen to be one.
        case connected
        /// An MTU exchange was answered; the link's `mtu` is what holds from now on.
        case exchangedMTU
        /// One end asked to be notified of bitchat's characteristic.
        case subscribed
    }

    /// Which step.
    package var kind: Kind
    /// The link, as it is after the step.
    package var link: Link
    /// The record in which it was seen.
    package var record: CaptureRecord

    /// Makes an event; see the properties.
    package init(_ kind: Kind, on link: Link, _ record: CaptureRecord) {
        self.kind = kind
        self.link = link
        self.record = record
    }
}
