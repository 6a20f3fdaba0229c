import BitchatFrame
import Conformance
import Hashes

/// The rules about payloads other than sync requests and fragments (docs/protocol.md 9.3).
enum PayloadRulesLua: LuaPart {
    static let text = #"""
        local rule = bc.rule
        -- What the decoder says against a payload of this type.
        local function fault(p, type)
          return p.payload and p.header.type == type and p.error and p.error.layer == "payload" and p.error.reason or nil
        end
        -- What a payload of this type and of the current dialect holds.
        local function read(p, type) return p.isDecoded and p.dialect == 0 and p.header.type == type and p.details or nil end
        -- Whether a field of the list satisfies the condition; bytes that cannot be walked end it.
        local function hasField(p, width, matches)
          local payload, isFound = p.payload, false
          bc.try(function()
            local at, last = payload.o, payload.o + payload.n
            while true do
              local type, value, length = bc.field(payload.b, at, last, width)
              if not type or isFound then break end
              isFound, at = matches(type, value, length), value + length
            end
          end)
          return isFound
        end
        bc.fault, bc.details = fault, read

        rule("ANN-001", function(p) return fault(p, 0x01) end)
        rule("ANN-002", function(p)
          local d = read(p, 0x01)
          return d and (d.noiseKey[2] ~= \#(ProtocolLimits.announcedKey) or d.signingKey[2] ~= \#(ProtocolLimits.announcedKey))
        end)
        rule("ANN-003", function(p)
          return read(p, 0x01) and hasField(p, 1, function(type, _, length)
            return type == 0x04 and (length % 8 ~= 0 or length / 8 > \#(ProtocolLimits.announcedNeighbours))
          end)
        end)
        rule("ANN-004", function(p)
          local range = read(p, 0x01) and p.details.capabilities
          if not range then return end
          if not bc.isMinimal(p.payload.b, range[1], range[2]) then return true end
          for index = bc.namedCapabilities, 63 do
            if bc.capability(p.payload.b, range, index) then return true end
          end
        end)
        rule("ANN-005", function(p) return read(p, 0x01) and p.details.leftover end)
        rule("ANN-008", function(p)
          if not read(p, 0x01) then return end
          local range = p.details.capabilities
          local isBridge = range and bc.capability(p.payload.b, range, 7)
          return hasField(p, 1, function(type, _, length)
            return type == 0x06 and (not isBridge or length > \#(ProtocolLimits.geohash))
          end)
        end)
        rule("ANN-009", function(p) return fault(p, 0x2C) or read(p, 0x2C) end)
        rule("NOI-001", function(p) return read(p, 0x10) and not p.details.message end)
        rule("NOI-002", function(p)
          return p.payload and p.dialect == 0 and (p.header.type == 0x10 or p.header.type == 0x11) and bc.isBroadcast(p)
        end)
        rule("NOI-003", function(p) return fault(p, 0x11) == "short" end)
        local weak = bc.set(\#(X25519KeyFault.lowOrderPoints.map { LuaText.string($0) }.joined(separator: ",\n  ")))
        rule("NOI-006", function(p)
          local key = read(p, 0x10) and p.details.ephemeralKey
          return key and weak[bc.part(key, 0, 31) .. string.char(bc.u8(key, 31) % 128)]
        end)
        rule("COU-001", function(p) return fault(p, 0x04) or read(p, 0x04) and bc.isBroadcast(p) end)
        -- The author's signature is not checked here.
        rule("BRD-001", function(p) return fault(p, 0x23) end)
        local groupSizes = { 16, 4, 12 }
        rule("GRP-001", function(p)
          if not p.payload or p.dialect ~= 0 or p.header.type ~= 0x25 then return end
          if bc.has(p.header.flags, "signature") or fault(p, 0x25) then return true end
          return hasField(p, 2, function(type, _, length)
            if type == 0x04 then return length <= 16 end
            return groupSizes[type] and length ~= groupSizes[type]
          end)
        end)
        rule("NOS-001", function(p)
          local direction = read(p, 0x28) and p.details.direction
          return fault(p, 0x28) or (direction == "toGateway" or direction == "toBridge") and not p.frame.signature
        end)
        rule("VOX-001", function(p) return fault(p, 0x29) end)
        rule("FIL-001", function(p) return read(p, 0x22) and (p.details.isLongSize or p.details.isShortLength) end)
        rule("FIL-002", function(p) return fault(p, 0x22) == "missingField" or fault(p, 0x22) == "lengthLimit" end)
        rule("FIL-003", function(p) return read(p, 0x22) and #p.details.others > 0 end)
        """#
}
