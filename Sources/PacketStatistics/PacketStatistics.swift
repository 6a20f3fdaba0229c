/// Every statistic of `-z`, in the order of the help page.
package enum PacketStatistics {
    /// The statistics; adding one is one file and one line here.
    package static let all: [any PacketStatistic.Type] = [
        TypeStatistic.self, PeerStatistic.self, LinkStatistic.self, SyncStatistic.self, FragmentStatistic.self,
        GateStatistic.self, ExpertStatistic.self, IntervalStatistic.self,
    ]

    /// The statistic called `name`, or nil.
    package static func statistic(named name: some StringProtocol) -> (any PacketStatistic.Type)? {
        all.first { $0.name == name }
    }

    /// How each is asked for, such as `io,SECONDS`.
    package static var forms: [String] { all.map { form(of: $0) } }

    /// How `statistic` is asked for.
    package static func form(of statistic: any PacketStatistic.Type) -> String {
        statistic.name + (statistic.argument.map { "," + $0 } ?? "")
    }
}
