import LinkLayers
import WireFormat

/// The attribute protocol of one link, as far as bitchat needs it (docs/capture-formats.md 10.5 and 10.6).
enum AttributesLua: LuaPart {
    static let text = #"""
        local characteristic = \#(LuaText.string(onAir))
        -- The same as Wireshark shows it: most significant first.
        bc.characteristic = string.reverse(characteristic)
        local carriers = {
          [0x1B] = "notification", [0x23] = "multipleNotification", [0x1D] = "indication", [0x12] = "writeRequest",
          [0x52] = "writeCommand", [0xD2] = "writeCommand",
        }
        local writes = bc.set("writeRequest", "writeCommand", "longWrite", "cancelledWrite")
        function bc.isWrite(carrier) return writes[carrier] == true end
        local function little(b, o) return bc.u8(b, o) + bc.u8(b, o + 1) * 256 end
        bc.little16 = little

        -- The values inside a PDU: handle, offset and length of each, and what carries them.
        function bc.values(pdu)
          local found, opcode = {}, #pdu > 0 and bc.u8(pdu, 0)
          local carrier, last = carriers[opcode], #pdu - (opcode == 0xD2 and 12 or 0)
          if not carrier or last < 3 then return found, carrier end
          if opcode ~= 0x23 then
            if last > 3 then found[1] = { little(pdu, 1), 3, last - 3 } end
            return found, carrier
          end
          local p = 1
          while last - p >= 4 do
            local length = math.min(little(pdu, p + 2), last - p - 4)
            if length > 0 then found[#found + 1] = { little(pdu, p), p + 4, length } end
            p = p + 4 + length
          end
          return found, carrier
        end

        -- Notes a handle of one end as bitchat's, by the way it is known.
        local function learn(database, handle, how)
          if database.count >= \#(LinkLayerLimits.attributes) and not database[handle] then return end
          if not database[handle] then database.count = database.count + 1 end
          database[handle] = how
        end
        bc.learn = learn

        -- Learns handles from the answers of a server to discovery.
        function bc.discover(pdu, database)
          local opcode = #pdu > 1 and bc.u8(pdu, 0)
          local isDeclaration = opcode == 0x09 and bc.u8(pdu, 1) == 21
          local isInformation = opcode == 0x05 and bc.u8(pdu, 1) == 2
          local width = isDeclaration and 21 or isInformation and 18
          if not width then return end
          for p = 2, #pdu - width, width do
            if bc.part(pdu, p + width - 16, 16) == characteristic then
              learn(database, little(pdu, isDeclaration and p + 3 or p), "discovered")
            end
          end
        end
        """#

    /// The characteristic's UUID as it stands on the air.
    private static var onAir: [UInt8] {
        var writer = ByteWriter(capacity: 16)
        writer.littleEndian(LongIdentifier.characteristic.low)
        writer.littleEndian(LongIdentifier.characteristic.high)
        return writer.bytes
    }
}
