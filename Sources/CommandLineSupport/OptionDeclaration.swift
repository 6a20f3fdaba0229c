/// One option of a command: declared once, used by the parser, the help page, the manual and the completions.
package struct OptionDeclaration: Sendable, Hashable {
    /// Every spelling, the one named in messages first: `-r`, `--profile`.
    package var names: [String]
    /// What stands for its value in the help, such as `FILE`; nil for a switch.
    package var value: String?
    /// The only values it takes; empty when any will do.
    package var choices: [String]
    /// Values worth proposing where others do as well; empty when `choices` says it, or there are none.
    package var suggestions: [String]
    /// Whether a value may be left out; one that is given is then joined to the option, as in `--name=value`.
    package var valueIsOptional: Bool
    /// Whether it may be given more than once.
    package var repeats: Bool
    /// Whether more values may follow it without repeating the option, as in `-r a b`.
    package var takesRest: Bool
    /// One clause of help.
    package var help: String
    /// The heading it stands under; nil: with what belongs nowhere else.
    package var group: OptionGroup?

    /// Declares an option; see the properties.
    package init(
        _ names: String..., value: String? = nil, choices: [String] = [], suggestions: [String] = [],
        valueIsOptional: Bool = false, repeats: Bool = false, takesRest: Bool = false, help: String, group: OptionGroup? = nil
    ) {
        self.names = names
        self.value = value
        self.choices = choices
        self.suggestions = suggestions
        self.valueIsOptional = valueIsOptional
        self.repeats = repeats
        self.takesRest = takesRest
        self.help = help
        self.group = group
    }

    /// The spelling used in messages and as the key of parsed values.
    package var key: String { names.first ?? "" }
}
