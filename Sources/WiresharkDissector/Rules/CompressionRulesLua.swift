import BitchatFrame
import Conformance

/// The rules about compressed payloads (docs/protocol.md 9.1).
enum CompressionRulesLua: LuaPart {
    static let text = #"""
        local rule, frameOf, refusal = bc.rule, bc.frameOf, bc.refusal

        rule("CMP-001", function(p) return refusal(p) == "packedTooSmall" or refusal(p) == "packedEmpty" end)
        rule("CMP-002", function(p)
          local size
          if refusal(p) == "originalLimit" then size = p.error.available end
          if refusal(p) == "packedEmpty" and p.header then
            local field = p.header.version == 1 and 2 or 4
            if p.error.offset + field <= #p.bytes then
              size = field == 2 and bc.u16(p.bytes, p.error.offset) or bc.u32(p.bytes, p.error.offset)
            end
          end
          return size and (size == 0 or size > \#(ProtocolLimits.iosPayload))
        end)
        rule("CMP-003", function(p)
          local frame = frameOf(p)
          return refusal(p) == "ratio" or frame.original and frame.original > frame.bodyLength * \#(ProtocolLimits.deflateRatio)
        end)
        rule("CMP-004", function(p)
          local inflating = frameOf(p).original and refusal(p) == nil and p.inflating
          if not inflating then return end
          local ending = inflating.ending
          return ending == "outputFull" or ending == "inputEnded" or ending == "finished" and inflating.used < p.frame.bodyLength
        end)
        rule("CMP-005", function(p)
          return (refusal(p) == "originalMismatch" or refusal(p) == "inflate") and not p.payload
        end)
        rule("CMP-006", function(p)
          local frame = frameOf(p)
          return refusal(p) and frame.original and bc.hasZlibHeader(p.bytes, frame.body, frame.bodyLength)
        end)
        rule("CMP-007", function(p)
          local frame = frameOf(p)
          if not frame.original or not p.payload then return end
          return frame.original < \#(ProtocolLimits.compressionThreshold) or frame.bodyLength >= frame.original
        end)
        """#
}
