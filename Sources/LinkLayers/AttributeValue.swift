import Capture

/// One attribute value that travelled over a link, whole as ATT carried it; its bytes travel beside it.
package struct AttributeValue: Sendable, Hashable {
    /// What carried the value.
    package enum Carrier: UInt8, Sendable, Hashable, CaseIterable {
        /// Handle value notification, 0x1B.
        case notification
        /// One value of a multiple handle value notification, 0x23.
        case multipleNotification
        /// Handle value indication, 0x1D.
        case indication
        /// Write request, 0x12.
        case writeRequest
        /// Write command, 0x52.
        case writeCommand
        /// Prepared writes joined and committed by an execute request, 0x16 and 0x18.
        case longWrite
        /// Prepared writes that were cancelled: on the air, but never delivered.
        case cancelledWrite
    }

    /// How the handle is known to be bitchat's characteristic.
    package enum Mapping: UInt8, Sendable, Hashable {
        /// Discovery named another characteristic; such values are not delivered.
        case other
        /// Nothing was seen about the handle.
        case unknown
        /// The sink recognised an earlier value of this handle by its shape.
        case inferred
        /// An earlier link with the same device had it discovered.
        case assumed
        /// Discovery on this link named the characteristic.
        case discovered
    }

    /// The record that completed the value.
    package var record: CaptureRecord
    /// The number of the record in which it began.
    package var firstRecord: Int
    /// The link it travelled on.
    package var link: LinkID
    /// Which way it went, decided for every link type.
    package var direction: PacketDirection
    /// What carried it.
    package var carrier: Carrier
    /// The attribute handle.
    package var handle: UInt16
    /// How the handle is known.
    package var mapping: Mapping
    /// Where the value is to be placed in a long write; 0 for every other carrier.
    package var offset: Int
    /// The value's length when the logger cut it; equals the bytes at hand otherwise.
    package var originalLength: Int

    /// Makes a value; see the properties.
    package init(
        record: CaptureRecord, firstRecord: Int, link: LinkID, direction: PacketDirection, carrier: Carrier, handle: UInt16,
        mapping: Mapping, offset: Int = 0, originalLength: Int
    ) {
        self.record = record
        self.firstRecord = firstRecord
        self.link = link
        self.direction = direction
        self.carrier = carrier
        self.handle = handle
        self.mapping = mapping
        self.offset = offset
        self.originalLength = originalLength
    }

    /// Whether the value went from a GATT client to a server (a write of any kind).
    package var isWrite: Bool { carrier.isWrite }
}

extension AttributeValue.Carrier {
    /// Whether it goes from a GATT client to a server.
    var isWrite: Bool {
        switch self {
        case .notification, .multipleNotification, .indication: false
        case .writeRequest, .writeCommand, .longWrite, .cancelledWrite: true
        }
    }

    /// The NDJSON word of `via`.
    package var name: StaticString {
        switch self {
        case .notification: "notification"
        case .multipleNotification: "multipleNotification"
        case .indication: "indication"
        case .writeRequest: "writeRequest"
        case .writeCommand: "writeCommand"
        case .longWrite: "longWrite"
        case .cancelledWrite: "cancelledWrite"
        }
    }
}
