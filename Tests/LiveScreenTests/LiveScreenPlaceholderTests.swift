import Testing

@testable import LiveScreen

@Suite struct LiveScreenPlaceholderTests {}
