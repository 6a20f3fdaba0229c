import Conformance

/// Nodes as items of Wireshark's tree.
enum TreeLua: LuaPart {
    static let text = #"""
        local function range(tvb, o, n)
          o = math.max(0, math.min(o or 0, tvb:len() - 1))
          return tvb(o, math.max(0, math.min(n or 0, tvb:len() - o)))
        end
        bc.range = range

        local add = {
          number = function(tree, field, node, where) return tree:add(field, where, math.floor(node[3])) end,
          decimal = function(tree, field, node, where) return tree:add(field, where, node[3]) end,
          flag = function(tree, field, node, where) return tree:add(field, where, node[3]) end,
          symbol = function(tree, field, node, where) return tree:add(field, where, node[3]) end,
          text = function(tree, field, _, where)
            if where:len() == 0 then return tree:add(field, where, "") end
            return (tree:add_packet_field(field, where, ENC_UTF_8))
          end,
          bytes = function(tree, field, _, where) return tree:add(field, where) end,
          derived = function(tree, field, node, where)
            if where:len() < #node[3] then where = ByteArray.new(node[3], true):tvb("Derived")() end
            local item = tree:add(field, where, node[3])
            item:set_generated()
            return item
          end,
          object = function(tree, field, _, where) return tree:add(field, where) end,
          list = function(tree, _, node, where) return tree:add(where, bc.label[node[1]] .. ": " .. #node[6]) end,
        }

        -- Adds the nodes, whose ranges are those of tvb.
        function bc.show(nodes, tree, tvb)
          for _, node in ipairs(nodes) do
            local item = add[node[2]](tree, bc.field_[node[1]], node, range(tvb, node[4], node[5]))
            if node[5] == 0 and node[2] ~= "bytes" and node[2] ~= "text" then item:set_generated() end
            if node[6] then bc.show(node[6], item, tvb) end
          end
        end
        """#
}
