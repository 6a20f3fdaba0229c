import BitchatFrame
import BitchatPayload
import Dissection

/// The dialects of 2025 (docs/protocol.md 3.16), as `HistoricalDialect` and `SenderDialects` tell them.
enum DialectLua: LuaPart {
    static let text = #"""
        \#(LuaText.names(HistoricalPayload.fields))
        \#(tables)
        bc.mostSenders = \#(SenderDialects.capacity)

        local function evidence(type, b, o, n)
          if type == 0x02 and n == 96 and not bc.isText(b, o, n) and not bc.try(bc.payload[0x22], b, o, n, {}) then return 1 end
          if type == 0x01 and bc.isPrintable(b, o, n) then return 1 end
          return nil
        end

        local function refined(dialect, type)
          for index, names in ipairs(bc.dialects) do
            if names[type] then return math.max(dialect, index) end
          end
          return dialect
        end

        -- The dialect of the frame's sender, which is learnt from its first telling frame; 0 for the current one.
        function bc.dialectOf(h, b, o, n)
          local known = bc.state.senders[h.sender]
          local found = known or evidence(h.type, b, o, n)
          if not found then return 0 end
          local dialect = refined(found, h.type)
          if not known and bc.state.senderCount >= bc.mostSenders then return dialect end
          if not known then bc.state.senderCount = bc.state.senderCount + 1 end
          bc.state.senders[h.sender] = dialect
          return dialect
        end

        -- The payload of a frame in a dialect; what its type meant.
        function bc.historical(dialect, type, b, o, n, out)
          local text = bc.longestText(b, o, n)
          if text[2] > 0 then bc.text(out, F.text, text) end
          bc.bytes(out, F.content, o, n)
          return bc.dialects[dialect][type] or "unknown"
        end
        """#

    /// For each dialect its name, and what each type meant.
    private static var tables: String {
        let rows = HistoricalDialect.allCases.map { dialect in
            let names = (UInt8.min...UInt8.max).compactMap { type in
                dialect.name(of: MessageType(rawValue: type)).map { "[\(type)] = \"\($0)\"" }
            }
            return "  { name = \"\(dialect.name)\",\n    \(lines(names)) },"
        }
        return "bc.dialects = {\n\(rows.joined(separator: "\n"))\n}"
    }

    private static func lines(_ names: [String]) -> String { names.joined(separator: ", ") }
}
