/// What a generated capture for measurements is full of.
package enum TrafficProfile: String, Sendable, Hashable, CaseIterable {
    /// Mostly bitchat frames over four links of one adapter.
    case busy
    /// A phone in daily use: one record in 500 is bitchat, the rest audio, a keyboard and scan reports.
    case phone
    /// Traffic made to exhaust its reader: fragments without an end, compressed zeros, one endless stream.
    case hostile
}
