import CommandLineSupport
import SQLiteOutput

extension Declarations {
    /// `-T` of the command that can also write a database.
    static let readFormat: OptionDeclaration = {
        var option = format
        option.choices.append(DatabaseWriter.formatName)
        option.help += ", or into a database: " + DatabaseWriter.formatName
        return option
    }()

    static let output = OptionDeclaration(
        "-o", "--output", value: "FILE", help: "the database that -T sqlite makes, in place of an earlier one", group: outputGroup
    )
}
