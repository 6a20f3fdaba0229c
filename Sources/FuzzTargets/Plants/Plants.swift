/// Every planted fault, the ones that show most first.
package enum Plants {
    /// All of them.
    package static let all: [Plant] = codec + state + blind

    /// The one of that name, if there is one.
    package static func named(_ id: String) -> Plant? { all.first { $0.id == id } }
}
