import BitchatFrame
import Dissection
import MeshModel

/// Fragments put back together, once for each adapter and direction, as `FragmentRebuilder` does by the iOS rules.
enum FragmentsLua: LuaPart {
    static let text = #"""
        local limit = {
          sets = \#(rules.sets), set = \#(rules.setBytes), media = \#(rules.mediaSetBytes), total = \#(rules.totalBytes),
          lifetime = \#(rules.lifetime), sweep = \#(FragmentRebuilder.sweep), scopes = \#(FragmentRebuilder.scopes),
          recent = \#(RecentStreams.capacity), recentLifetime = \#(RecentStreams.lifetime),
        }

        local function forget(memory, key)
          memory.bytes, memory.count = memory.bytes - memory.sets[key].bytes, memory.count - 1
          memory.sets[key] = nil
        end

        local function expire(memory, now)
          if memory.swept and now >= memory.swept and now - memory.swept < limit.sweep then return end
          memory.swept = now
          for key, set in pairs(memory.sets) do
            if now - set.started > limit.lifetime then forget(memory, key) end
          end
        end

        local function isRecent(memory, key, now)
          local time = memory.recent[key]
          return time and math.abs(now - time) <= limit.recentLifetime
        end

        local function remember(memory, key, now)
          if memory.recentCount >= limit.recent then
            for other, time in pairs(memory.recent) do
              if math.abs(now - time) > limit.recentLifetime then
                memory.recent[other], memory.recentCount = nil, memory.recentCount - 1
              end
            end
          end
          if memory.recentCount >= limit.recent then memory.recent, memory.recentCount = {}, 0 end
          if not memory.recent[key] then memory.recentCount = memory.recentCount + 1 end
          memory.recent[key] = now
        end

        local function makeRoom(memory)
          if memory.count < limit.sets then return end
          local oldest
          for key, set in pairs(memory.sets) do
            local other = oldest and memory.sets[oldest]
            if not other or set.started < other.started or set.started == other.started and set.serial < other.serial then
              oldest = key
            end
          end
          forget(memory, oldest)
        end

        local function join(set, total)
          local indexes, parts, records = {}, {}, {}
          for index in pairs(set.slices) do indexes[#indexes + 1] = index end
          table.sort(indexes)
          for _, index in ipairs(indexes) do
            if index < total then parts[#parts + 1], records[#records + 1] = set.slices[index], set.records[index] end
          end
          return table.concat(parts), records
        end

        -- Adds a fragment; returns the bytes and the records of the frame that it completes.
        local function add(memory, key, piece, now, record)
          local set = memory.sets[key]
          if not set then makeRoom(memory) end
          local held, old = set and set.bytes or 0, set and set.slices[piece.index]
          local media = piece.original == 0x22 or piece.original == 0x11
          if held + #piece.slice > (media and limit.media or limit.set) then
            if set then forget(memory, key) end
            return nil
          end
          if memory.bytes - (old and #old or 0) + #piece.slice > limit.total then return nil end
          if not set then
            set = { slices = {}, records = {}, bytes = 0, count = 0, started = now, serial = memory.serial }
            memory.sets[key], memory.count, memory.serial = set, memory.count + 1, memory.serial + 1
          end
          local growth = #piece.slice - (old and #old or 0)
          set.bytes, memory.bytes, set.count = set.bytes + growth, memory.bytes + growth, set.count + (old and 0 or 1)
          set.slices[piece.index], set.records[piece.index] = piece.slice, record
          if set.count ~= piece.total then return nil end
          local bytes, records = join(set, piece.total)
          forget(memory, key)
          return bytes, records
        end

        -- Adds the fragment that p carries; returns the frame that it completes, and the records it came in.
        function bc.rebuild(p, value)
          local piece = bc.details(p, 0x20)
          if not piece then return nil end
          local scopes = bc.state.scopes
          local memory = scopes[value.scope]
          if not memory then
            if bc.state.scopeCount >= limit.scopes then return nil end
            bc.state.scopeCount = bc.state.scopeCount + 1
            memory = { sets = {}, count = 0, bytes = 0, serial = 0, recent = {}, recentCount = 0 }
            scopes[value.scope] = memory
          end
          local now, key = math.floor(value.time / 1000), p.header.sender .. piece.stream
          if isRecent(memory, key, now) then return nil end
          expire(memory, now)
          local bytes, records = add(memory, key, piece, now, value.record)
          if bytes then remember(memory, key, now) end
          return bytes, records
        end
        """#

    private static var rules: FragmentRules { FragmentRebuilder.rules }
}
