/// What is shown, as a list of nodes: `{ field, kind, value, offset, length, children }`.
///
/// The counterpart of `FieldVisitor`; the tree is made of the nodes later, so that decoding knows no tree.
enum NodesLua: LuaPart {
    static let text = #"""
        local function add(out, ...)
          local node = { ... }
          out[#out + 1] = node
          return node
        end

        function bc.number(out, field, value, o, n) add(out, field, "number", value, o, n) end
        -- An unsigned 64-bit number, as a UInt64.
        function bc.decimal(out, field, value, o, n) add(out, field, "decimal", value, o, n) end
        function bc.flag(out, field, value, o, n) add(out, field, "flag", value, o, n) end
        -- A fixed name.
        function bc.symbol(out, field, value, o, n) add(out, field, "symbol", value, o, n) end
        -- Text that stands in the bytes.
        function bc.text(out, field, range) add(out, field, "text", nil, range[1], range[2]) end
        -- Bytes that stand in the bytes; eight of them where a peer or a stream is named.
        function bc.bytes(out, field, o, n) add(out, field, "bytes", nil, o, n) end
        -- Bytes that stand nowhere; o and n are as many other bytes.
        function bc.derived(out, field, value, o) add(out, field, "derived", value, o, #value) end

        -- Opens an object, or a list, and returns what takes its members.
        function bc.object(out, field, o, n)
          local children = {}
          add(out, field, "object", nil, o, n, children)
          return children
        end

        function bc.list(out, field, o, n)
          local children = {}
          add(out, field, "list", nil, o, n, children)
          return children
        end
        """#
}
