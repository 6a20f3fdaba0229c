import Testing

@testable import HCIAdapters

@Suite struct HCIAdaptersPlaceholderTests {}
