import CommandLineSupport
import DisplayFilter

extension DisplayFilter {
    /// Reads `-Y`; nil without it.
    static func named(_ arguments: ParsedArguments) throws(UsageError) -> DisplayFilter? {
        guard let expression = arguments.last("-Y") else { return nil }
        do throws(FilterError) {
            return try DisplayFilter(expression)
        } catch {
            var usage = UsageError("-Y, column \(error.column): \(error.message)", command: arguments.command.name)
            usage.excerpt = error.excerpt
            throw usage
        }
    }
}
