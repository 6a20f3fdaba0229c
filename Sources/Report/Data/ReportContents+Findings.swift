import Conformance

extension ReportContents {
    /// Keeps the findings of the packet or the advert in that row; those of neither are only counted.
    mutating func add(_ found: [Finding], packet: Int? = nil, advert: Int? = nil) {
        for finding in found {
            let rule = rules.number(of: finding.rule)
            guard packet != nil || advert != nil, findings.count < ReportLimits.findings else {
                findingsLeftOut += 1
                continue
            }
            findings.append(
                FindingRow(
                    packet: packet, advert: advert, rule: rule, message: texts.number(of: finding.message),
                    offset: finding.offset))
        }
    }
}
