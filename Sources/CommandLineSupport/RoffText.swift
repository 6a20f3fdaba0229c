/// Text as man(7) wants it.
enum RoffText {
    /// A line of running text, or a part of one, that no formatter takes for a request.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case ".": result += result.isEmpty ? "\\&." : "."
            case "\n": result += " "
            default: result.append(character)
            }
        }
        return result
    }

    /// In bold: what is typed as it stands.
    static func bold(_ text: String) -> String { "\\fB" + escaped(text) + "\\fR" }

    /// In italics: what stands for something else.
    static func italic(_ text: String) -> String { "\\fI" + escaped(text) + "\\fR" }
}
