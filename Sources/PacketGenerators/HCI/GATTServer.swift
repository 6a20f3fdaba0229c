/// Where one device's attributes stand: the usual two services, then bitchat's (docs/capture-formats.md 10.6).
package struct GATTServer: Sendable, Hashable {
    /// The handle of bitchat's service.
    package var service: UInt16

    /// Makes a server whose bitchat service begins at `service`, which is above 0x0009.
    package init(service: UInt16) { self.service = service }

    /// A phone with iOS.
    package static let ios = GATTServer(service: 0x002A)
    /// A phone with Android.
    package static let android = GATTServer(service: 0x0028)

    /// The handle of the characteristic's declaration.
    package var declaration: UInt16 { service &+ 1 }
    /// The handle that values are written to and notified from.
    package var value: UInt16 { service &+ 2 }
    /// The handle of the client configuration.
    package var configuration: UInt16 { service &+ 3 }
    /// The last handle of the service.
    package var end: UInt16 { configuration }
}
