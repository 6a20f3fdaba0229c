/// A step on the way from silence to traffic that both ends take.
package enum Milestone: UInt8, Sendable, Hashable, CaseIterable {
    /// The capturing device advertises bitchat's service, of either build.
    case ownAdvert
    /// Another device's advert lists the service of released builds.
    case advert
    /// Another device's advert lists the service of debug builds.
    case debugAdvert
    /// A low-energy link was opened, or seen to be open.
    case connection
    /// An MTU exchange was answered.
    case exchangedMTU
    /// One end asked to be notified of bitchat's characteristic.
    case subscription
    /// The capturing device, or the link's central, sent a frame.
    case frameSent
    /// The other end sent a frame.
    case frameReceived
    /// The specification's gate took a packet.
    case acceptedBySpec
    /// The iOS app's gate took one.
    case acceptedByIOS
    /// The Android app's gate took one.
    case acceptedByAndroid

    /// The key in `stats --json`.
    package var name: StaticString {
        switch self {
        case .ownAdvert: "ownAdvert"
        case .advert: "advert"
        case .debugAdvert: "debugAdvert"
        case .connection: "connection"
        case .exchangedMTU: "mtu"
        case .subscription: "subscription"
        case .frameSent: "sent"
        case .frameReceived: "received"
        case .acceptedBySpec: "acceptedBySpec"
        case .acceptedByIOS: "acceptedByIOS"
        case .acceptedByAndroid: "acceptedByAndroid"
        }
    }

    /// What a page for a person calls it.
    package var label: StaticString {
        switch self {
        case .ownAdvert: "own adverts"
        case .advert: "adverts of released builds"
        case .debugAdvert: "adverts of debug builds"
        case .connection: "connections"
        case .exchangedMTU: "MTU exchanges"
        case .subscription: "subscriptions"
        case .frameSent: "frames sent"
        case .frameReceived: "frames received"
        case .acceptedBySpec: "accepted by spec"
        case .acceptedByIOS: "accepted by ios"
        case .acceptedByAndroid: "accepted by android"
        }
    }
}
