/// The members of a JSON object in the order they were written, each name once.
package struct JSONObject: Sendable, Equatable {
    /// A name and its value.
    package struct Member: Sendable, Equatable {
        /// The name.
        package let name: String
        /// The value.
        package var value: JSONValue

        /// Makes a member.
        package init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The members in order.
    package var members: [Member]

    /// Makes an object; the names must differ.
    package init(_ members: [Member] = []) { self.members = members }

    /// The value of `name`, or nil when it is absent; set to replace, add, or remove it.
    package subscript(name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set {
            let place = members.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// The members for whose names `isIncluded` holds.
    package func filter(_ isIncluded: (String) -> Bool) -> JSONObject { JSONObject(members.filter { isIncluded($0.name) }) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Makes an object of literal members; those that are nil are left out.
    package init(dictionaryLiteral elements: (String, JSONValue?)...) {
        self.init(elements.compactMap { name, value in value.map { Member(name: name, value: $0) } })
    }
}
