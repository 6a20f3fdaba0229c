import BitchatFrame
import Conformance

/// The rules about header, route, padding, time and signature of one frame (docs/protocol.md 9.1, 9.2 and 9.5).
enum HeaderRulesLua: LuaPart {
    static let text = #"""
        local rule, noise = bc.rule, bc.set(0x10, 0x11)
        -- What a frame rule looks at: the frame of a packet that speaks the current dialect.
        local function frameOf(p) return p.dialect ~= nil and p.dialect > 0 and {} or p.frame or {} end
        local function refusal(p) return p.error and p.error.layer == "frame" and p.error.reason or nil end
        local function hops(p) return frameOf(p).hops or 0 end
        bc.frameOf, bc.refusal = frameOf, refusal

        rule("HDR-001", function(p) return refusal(p) == "version" end)
        rule("HDR-002", function(p) return (refusal(p) == "short" or refusal(p) == "truncated") and not p.isCutByLogger end)
        rule("HDR-003", function(p) return refusal(p) == "lengthLimit" end)
        rule("HDR-004", function(p) return frameOf(p).header and bc.has(p.header.flags, "reserved") end)
        rule("HDR-005", function(p) return frameOf(p).header and p.header.version == 1 and bc.has(p.header.flags, "route") end)
        rule("HDR-006", function(p) return frameOf(p).hasRoute and hops(p) == 0 end)
        rule("HDR-007", function(p) return hops(p) > 0 and not p.frame.recipient end)
        rule("HDR-008", function(p)
          local seen = {}
          for index = 0, hops(p) - 1 do
            local hop = bc.part(p.bytes, p.frame.route + 1 + 8 * index, 8)
            if hop == p.header.sender or hop == p.frame.recipient or seen[hop] then return true end
            seen[hop] = true
          end
        end)
        rule("HDR-009", function(p) return hops(p) > \#(ProtocolLimits.originHops) end)
        rule("HDR-010", function(p) return frameOf(p).header and p.header.ttl > \#(ProtocolLimits.originTTL) end)
        rule("HDR-011", function(p)
          local sender = frameOf(p).header and p.header.sender
          return sender == string.rep("\0", 8) or sender == string.rep("\255", 8)
        end)
        rule("HDR-012", function(p) return frameOf(p).header and p.trailing > 0 end)
        rule("HDR-013", function(p) return frameOf(p).header and p.padding > 0 and not noise[p.header.type] end)
        rule("HDR-014", function(p)
          if not frameOf(p).header or not noise[p.header.type] or p.padding > 0 or p.trailing > 0 or p.history then return end
          local missing = bc.block(p.frame.length) - p.frame.length
          return missing >= 1 and missing <= \#(ProtocolLimits.longestPadding)
        end)
        rule("HDR-015", function(p)
          return frameOf(p).header and p.padding > 0 and p.padding < \#(ProtocolLimits.shortestPadding)
        end)
        rule("HDR-016", function(p) return p.frame and (p.dialect ~= nil and p.dialect > 0 or not bc.typeName[p.header.type]) end)
        rule("HDR-017", function(p)
          if not frameOf(p).header then return end
          local time = bc.approximately(p.bytes, 3)
          for _, unit in ipairs { 1, 1000000 } do
            local seconds = math.floor(time / unit)
            if seconds >= \#(TimestampUnit.years.lowerBound) and seconds < \#(TimestampUnit.years.upperBound) then return true end
          end
        end)
        rule("SIG-001", function(p) return frameOf(p).header and p.header.type == 0x01 and not p.frame.signature end)
        rule("SIG-008", function(p) return frameOf(p).header and p.header.type == 0x20 and p.frame.signature end)
        rule("RSR-002", function(p)
          return frameOf(p).header and bc.has(p.header.flags, "rsr") and p.header.ttl ~= 0 and not p.history
        end)
        local unstored = bc.set(\#(ResponseFigures.unstored.map { "\($0.rawValue)" }.joined(separator: ", ")))
        rule("RSR-003", function(p) return frameOf(p).header and bc.has(p.header.flags, "rsr") and unstored[p.header.type] end)
        """#
}
