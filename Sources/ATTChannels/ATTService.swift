/// A service with one characteristic and its client configuration, and where its four attributes stand.
package struct ATTService: Sendable, Hashable {
    /// The service's UUID, 16 bytes as they travel: least significant first.
    package var uuid: [UInt8]
    /// The characteristic's UUID, likewise.
    package var characteristic: [UInt8]
    /// The handle of the service; the other attributes follow it.
    package var handle: UInt16

    /// Makes a service; `handle` is at most 0xFFFC.
    package init(uuid: [UInt8], characteristic: [UInt8], handle: UInt16) {
        self.uuid = uuid
        self.characteristic = characteristic
        self.handle = handle
    }

    /// The handle of the characteristic's declaration.
    package var declaration: UInt16 { handle &+ 1 }
    /// The handle that values are written to and notified from.
    package var value: UInt16 { handle &+ 2 }
    /// The handle of the client configuration, the last one.
    package var configuration: UInt16 { handle &+ 3 }
}
