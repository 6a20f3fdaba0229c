/// Options that belong together: a heading of the help page and of the manual.
package struct OptionGroup: Sendable, Hashable {
    /// The heading: `Input`.
    package var title: String
    /// Whether the program's own page only names its options, since the page of a command that has them all explains them.
    package var isFolded: Bool

    /// Declares a group; see the properties.
    package init(_ title: String, isFolded: Bool = false) {
        self.title = title
        self.isFolded = isFolded
    }

    /// The options in the order of their groups' first ones; those without a group come last.
    static func sections(of options: [OptionDeclaration]) -> [(group: OptionGroup?, options: [OptionDeclaration])] {
        var groups: [OptionGroup] = []
        for group in options.compactMap(\.group) where !groups.contains(group) { groups.append(group) }
        let sections = groups.map { group in (group: Optional(group), options: options.filter { $0.group == group }) }
        let others = options.filter { $0.group == nil }
        return others.isEmpty ? sections : sections + [(group: nil, options: others)]
    }
}

extension [OptionDeclaration] {
    /// The same options, in `group`.
    package func under(_ group: OptionGroup) -> [OptionDeclaration] {
        map { option in
            var option = option
            option.group = group
            return option
        }
    }
}
