import LinkLayers

/// One advert as a page holds it.
struct AdvertRow: Sendable, Hashable {
    /// The source.
    var source: Int
    /// The advert.
    var advertisement: Advertisement
}
