import WireFormat

/// One advertising report or advertising packet of another device.
struct AdvertisingReport: Sendable, Hashable {
    /// The advertiser's address; nil when it is anonymous.
    var address: DeviceAddress?
    /// Whether it is a scan response.
    var isScanResponse: Bool
    /// The advertising set of an extended advert, else 0.
    var set: UInt8 = 0
    /// Whether more data of the same advert come in a later report.
    var hasMore = false
    /// The data.
    var data: ByteRange
    /// Received signal strength in dBm; nil when not given.
    var rssi: Int8?

    /// Signal strength 127 means that it is not available.
    static func signal(_ byte: UInt8) -> Int8? { byte == 127 ? nil : Int8(bitPattern: byte) }

    /// Reads one report of a legacy event (subevent 0x02).
    ///
    /// Event type, address type, address 6, length, data, signal strength behind the data.
    static func legacy(_ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) -> AdvertisingReport {
        let type = try cursor.byte(bytes)
        let isRandom = try cursor.byte(bytes) & 1 != 0
        let address = try DeviceAddress.read(&cursor, bytes, isRandom: isRandom)
        let length = Int(try cursor.byte(bytes))
        let data = try cursor.take(length, claim: .recordLength)
        let rssi = signal(try cursor.byte(bytes))
        return AdvertisingReport(address: address, isScanResponse: type == 4, data: data, rssi: rssi)
    }

    /// Reads one report of an extended event (subevent 0x0d): 24 bytes, then the data.
    ///
    /// Event type u16 (bit 3 scan response, bits 5 and 6 data status), address type (0xff anonymous), address 6, two
    /// PHYs, set, power, signal strength, interval u16, direct address type and address, length.
    @inline(__always)
    static func extended(_ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) -> AdvertisingReport {
        var fixed = try cursor.child(24)
        let type = try fixed.littleEndian(bytes, UInt16.self)
        let addressType = try fixed.byte(bytes)
        let address = try DeviceAddress.read(&fixed, bytes, isRandom: addressType & 1 != 0)
        _ = try fixed.take(2)
        let set = try fixed.byte(bytes)
        _ = try fixed.byte(bytes)
        let rssi = signal(try fixed.byte(bytes))
        _ = try fixed.take(9)
        let length = Int(try fixed.byte(bytes))
        return AdvertisingReport(
            address: addressType == 0xFF ? nil : address, isScanResponse: type & 8 != 0, set: set, hasMore: type >> 5 & 3 == 1,
            data: try cursor.take(length, claim: .recordLength), rssi: rssi)
    }
}
