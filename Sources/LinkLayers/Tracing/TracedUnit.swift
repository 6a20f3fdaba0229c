import WireFormat

/// What one end of a link sent as a whole, with the places in the records that its bytes come from.
package struct TracedUnit: Sendable {
    /// What it is.
    package enum Kind: UInt8, Sendable, Hashable {
        /// A PDU of the attribute protocol.
        case attribute
        /// Packets that open and close channels.
        case signalling
        /// Anything else.
        case other
    }

    /// The link it was sent on.
    package var link: TracedLink
    /// Whether the capturing device, or on the air the central, sent it.
    package var isFromNearEnd: Bool
    /// What it is.
    package var kind: Kind
    /// Its bytes, without the headers of the layers below.
    package var bytes: [UInt8]
    /// Where they come from, in order.
    package var pieces: [RecordPiece]
    /// Where its L2CAP headers stand, and the length of an SDU.
    package var headers: [RecordPiece]
    /// The number of every record that it was put together from, in order.
    package var records: [Int]
    /// Whether bytes of it are missing, which the logger cut.
    package var isCut: Bool
}

/// What names a link in a capture while it lasts.
package struct TracedLink: Sendable, Hashable {
    let key: LinkKey

    /// The name of `link`.
    package init(_ link: Link) {
        key =
            link.accessAddress != 0
            ? LinkKey(adapter: link.adapter, accessAddress: link.accessAddress)
            : LinkKey(adapter: link.adapter, handle: link.handle)
    }

    init(_ key: LinkKey) { self.key = key }
}

extension TracedUnit {
    /// One attribute value inside the unit.
    package struct Value: Sendable, Hashable {
        /// The attribute's handle.
        package var handle: UInt16
        /// Where in the unit's bytes it stands.
        package var range: ByteRange
    }

    /// The values that a PDU of the attribute protocol carries, in order; none for any other.
    package var values: [Value] {
        bytes.withRawSpan { span in
            var result: [Value] = []
            guard kind == .attribute, var values = AttributeValues(AttributePDU(range: span.whole, length: span.byteCount), span)
            else { return result }
            repeat {
                guard let item = values.next(span) else { break }
                result.append(Value(handle: item.handle, range: item.range))
            } while values.isMultiple
            return result
        }
    }
}
