import CorpusFiles
import WireFormat

extension JSONObject {
    /// The value at `path`, member by member; set to replace it.
    subscript(path path: some Collection<String>) -> JSONValue? {
        get {
            guard let name = path.first else { return nil }
            if path.count == 1 { return self[name] }
            guard case .object(let object) = self[name] else { return nil }
            return object[path: path.dropFirst()]
        }
        set {
            guard let name = path.first else { return }
            if path.count == 1 { return self[name] = newValue }
            guard case .object(var object) = self[name] else { return }
            object[path: path.dropFirst()] = newValue
            self[name] = .object(object)
        }
    }

    /// The bytes of the hex string at `path`; the `head` of a long one in its place.
    func bytes(at path: [String]) -> [UInt8]? {
        guard case .string(let text) = self[path: place(of: path)] else { return nil }
        return Hexadecimal.decode(text)
    }

    /// Replaces the hex string at `path`, or the `head` in its place.
    mutating func setBytes(_ bytes: [UInt8], at path: [String]) {
        self[path: place(of: path)] = .string(Hexadecimal.encode(bytes))
    }

    /// The elements of the list at `path`.
    func list(at path: [String]) -> [JSONValue]? {
        guard case .array(let elements) = self[path: path] else { return nil }
        return elements
    }

    private func place(of path: [String]) -> [String] { self[path: path] == nil ? path.dropLast() + ["head"] : path }
}

extension JSONObject {
    /// The bytes at `path` of the event at `index`, or of the object itself.
    func bytes(at path: [String], inEvent index: Int?) -> [UInt8]? {
        guard let index else { return bytes(at: path) }
        guard let events = list(at: ["events"]), events.indices.contains(index), case .object(let event) = events[index] else {
            return nil
        }
        return event.bytes(at: path)
    }

    /// Replaces the bytes at `path` of the event at `index`, or of the object itself.
    mutating func setBytes(_ bytes: [UInt8], at path: [String], inEvent index: Int?) {
        guard let index else { return setBytes(bytes, at: path) }
        guard var events = list(at: ["events"]), events.indices.contains(index), case .object(var event) = events[index] else {
            return
        }
        event.setBytes(bytes, at: path)
        events[index] = .object(event)
        self["events"] = .array(events)
    }
}
