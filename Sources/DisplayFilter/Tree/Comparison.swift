/// How two sides are compared, and of how many of their values it must hold.
struct Comparison: Sendable, Hashable {
    /// What must hold of one pair of values.
    enum Relation: Sendable, Hashable {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual

        /// Whether it holds for values that stand to each other as `order` says.
        func holds(_ order: Int) -> Bool {
            switch self {
            case .equal: order == 0
            case .unequal: order != 0
            case .less: order < 0
            case .lessOrEqual: order <= 0
            case .greater: order > 0
            case .greaterOrEqual: order >= 0
            }
        }
    }

    /// What must hold.
    var relation: Relation
    /// Whether it must hold of every pair, not only of one.
    var ofAll = false

    /// The comparison that each operator asks for; `!=` is true when no value is equal.
    static let operators: [String: Comparison] = [
        "==": Comparison(relation: .equal), "eq": Comparison(relation: .equal), "any_eq": Comparison(relation: .equal),
        "===": Comparison(relation: .equal, ofAll: true), "all_eq": Comparison(relation: .equal, ofAll: true),
        "!=": Comparison(relation: .unequal, ofAll: true), "ne": Comparison(relation: .unequal, ofAll: true),
        "all_ne": Comparison(relation: .unequal, ofAll: true),
        "!==": Comparison(relation: .unequal), "any_ne": Comparison(relation: .unequal), "~=": Comparison(relation: .unequal),
        "<": Comparison(relation: .less), "lt": Comparison(relation: .less),
        "<=": Comparison(relation: .lessOrEqual), "le": Comparison(relation: .lessOrEqual),
        ">": Comparison(relation: .greater), "gt": Comparison(relation: .greater),
        ">=": Comparison(relation: .greaterOrEqual), "ge": Comparison(relation: .greaterOrEqual),
    ]
}
