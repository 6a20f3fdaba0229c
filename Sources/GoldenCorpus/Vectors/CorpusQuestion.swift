import CorpusFiles

/// A question that is put to one profile or to several: everything of a vector but the profile and the answer.
struct CorpusQuestion {
    /// The name; the profile goes before it to make the ID.
    var name: String
    /// The kind.
    var kind: String
    /// The case in words.
    var note: String
    /// The rule that it pins.
    var rule: String
    /// The input fields of the kind.
    var inputs: JSONObject

    /// Makes a question; see the properties.
    init(_ name: String, _ kind: String, _ note: String, _ rule: String, _ inputs: JSONObject) {
        self.name = name
        self.kind = kind
        self.note = note
        self.rule = rule
        self.inputs = inputs
    }

    /// One vector a profile, marked when the answers differ.
    func asked(of profiles: [VectorProfile]) -> [CorpusVector] {
        ProfileGroup.marked(profiles.map { CorpusVector(self, $0) })
    }

    /// One vector for each app.
    func askedOfBothApps() -> [CorpusVector] { asked(of: [.ios, .android]) }

    /// One vector for the specification and one for the app that implements it.
    func askedOfSpecAndIOS() -> [CorpusVector] { asked(of: [.spec, .ios]) }

    /// One vector for each profile.
    func askedOfAll() -> [CorpusVector] { asked(of: VectorProfile.all) }

    /// The vector of the iOS app alone.
    func askedOfIOS() -> [CorpusVector] { asked(of: [.ios]) }
}
