import Capture
import WireFormat

/// The prefixes under which sniffers store packets of the air.
enum AirEncapsulation {
    /// No prefix (DLT 251).
    static func plain(_ bytes: RawSpan, _ range: ByteRange) -> EncapsulatedPacket {
        do throws(DecodeError) {
            return .air(try AirPacket(bytes, range))
        } catch {
            return .skipped(.unreadableRecord)
        }
    }

    /// Ten bytes before the packet (DLT 256, docs/capture-formats.md 8.2).
    ///
    /// Channel, signal, noise, offenses, one byte each, reference access address u32, flags u16, little-endian. Only
    /// the two data directions of the PDU type are believed: old writers leave it 0 or put garbage there.
    static func withHeader(_ bytes: RawSpan, _ range: ByteRange) -> EncapsulatedPacket {
        var cursor = ByteCursor(range, layer: .linkLayer)
        do throws(DecodeError) {
            _ = try cursor.byte(bytes)
            let signal = try cursor.byte(bytes)
            _ = try cursor.take(6)
            let flags = try cursor.littleEndian(bytes, UInt16.self)
            var packet = try AirPacket(bytes, cursor.rest, isCoded: flags >> 14 == 2)
            packet.checksum = flags & 0x0400 == 0 ? .notChecked : flags & 0x0800 == 0 ? .bad : .good
            packet.isDecrypted = flags & 0x0008 != 0
            packet.rssi = flags & 0x0002 == 0 ? nil : Int8(bitPattern: signal)
            switch flags >> 7 & 7 {
            case 2: packet.direction = .centralToPeripheral
            case 3: packet.direction = .peripheralToCentral
            default: break
            }
            return .air(packet)
        } catch {
            return .skipped(.unreadableRecord)
        }
    }

    /// Seventeen bytes before the packet (DLT 272, docs/capture-formats.md 8.3).
    ///
    /// Flags at 8: bit 0 checksum right; on data bit 1 central to peripheral, bit 2 encrypted, whatever bit 3 says of
    /// its MIC; bits 4 to 6 the PHY, 2 being the coded one. Signal magnitude at 10.
    static func nordic(_ bytes: RawSpan, _ range: ByteRange) -> EncapsulatedPacket {
        var cursor = ByteCursor(range, layer: .linkLayer)
        do throws(DecodeError) {
            _ = try cursor.take(8)
            let flags = try cursor.byte(bytes)
            _ = try cursor.byte(bytes)
            let magnitude = try cursor.byte(bytes)
            _ = try cursor.take(6)
            var packet = try AirPacket(bytes, cursor.rest, isCoded: flags >> 4 & 7 == 2)
            packet.checksum = flags & 1 == 0 ? .bad : .good
            packet.rssi = Int8(clamping: -Int(magnitude))
            if packet.accessAddress != AirPacket.advertisingAddress { describeData(flags, &packet) }
            return .air(packet)
        } catch {
            return .skipped(.unreadableRecord)
        }
    }

    /// The meaning of Nordic flags on a data packet.
    private static func describeData(_ flags: UInt8, _ packet: inout AirPacket) {
        packet.direction = flags & 2 == 0 ? .peripheralToCentral : .centralToPeripheral
        packet.isEncrypted = flags & 4 != 0
    }
}
