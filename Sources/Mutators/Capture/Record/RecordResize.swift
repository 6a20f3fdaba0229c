/// Gives a record's data another length, its lengths fitting.
enum RecordResize: Mutation {
    static let name = "record-resize"
    /// Nothing; one byte; headers and a little; a maximal PDU of old and of new controllers; beyond what loggers write.
    static let lengths = [0, 1, 4, 9, 14, 27, 251, 517, 1_490]

    static func apply(_ draft: inout Draft) {
        guard let record = draft.anyRecord() else { return }
        let count = draft.around(draft.pick(lengths))
        let data = draft.copy(record.body)
        draft.setData(count < data.count ? Array(data.prefix(count)) : data + draft.random.bytes(count - data.count), of: record)
    }
}
