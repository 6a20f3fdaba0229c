/// The tables, views and indexes, as docs/sqlite.md explains them.
package enum DatabaseSchema {
    /// The version of the tables, which `PRAGMA user_version` gives.
    package static let version = 1
    /// What tells a database of this program from others: `PRAGMA application_id`, the letters `bchd`.
    package static let applicationID: Int32 = 0x6263_6864

    /// The statements that make an empty database.
    static var sql: String {
        """
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        BEGIN;
        \(tables)
        \(indexes)
        \(views)
        COMMIT;
        """
    }

    private static let tables = """
        CREATE TABLE sources (
          id INTEGER PRIMARY KEY, name TEXT NOT NULL, format TEXT, records INTEGER, truncated INTEGER, adverts INTEGER);
        CREATE TABLE rules (
          id TEXT PRIMARY KEY, severity TEXT NOT NULL, condition TEXT NOT NULL, explanation TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE packets (
          id INTEGER PRIMARY KEY, source INTEGER REFERENCES sources, record INTEGER, first_record INTEGER,
          time TEXT, time_us INTEGER, direction TEXT, adapter INTEGER, handle INTEGER, address TEXT, role TEXT, link_peer TEXT,
          via TEXT, name TEXT NOT NULL, type INTEGER, version INTEGER, ttl INTEGER, timestamp INTEGER, skew_ms INTEGER,
          sender TEXT, recipient TEXT, flags INTEGER, length INTEGER NOT NULL, kind TEXT, stream TEXT, fragments INTEGER,
          request INTEGER REFERENCES requests, request_age INTEGER, signature TEXT,
          error TEXT, error_layer TEXT, frame BLOB NOT NULL, payload BLOB, json TEXT NOT NULL,
          packet_id TEXT AS (json_extract(json, '$.frame.packetID')) VIRTUAL);
        CREATE TABLE fragments (
          packet INTEGER PRIMARY KEY REFERENCES packets, stream TEXT NOT NULL, piece INTEGER NOT NULL, total INTEGER NOT NULL,
          original_type INTEGER NOT NULL, bytes INTEGER NOT NULL);
        CREATE TABLE requests (
          packet INTEGER PRIMARY KEY REFERENCES packets, p INTEGER NOT NULL, m INTEGER NOT NULL, filter BLOB NOT NULL,
          types TEXT NOT NULL, types_mask INTEGER, since INTEGER, streams TEXT, opens INTEGER, closes INTEGER);
        CREATE TABLE verdicts (
          packet INTEGER NOT NULL REFERENCES packets, profile TEXT NOT NULL, accept INTEGER, reason TEXT NOT NULL, now INTEGER,
          skew INTEGER, link_peer TEXT, judged TEXT, request_age INTEGER, PRIMARY KEY (packet, profile)) WITHOUT ROWID;
        CREATE TABLE adverts (
          id INTEGER PRIMARY KEY, source INTEGER NOT NULL REFERENCES sources, record INTEGER NOT NULL, time TEXT,
          time_us INTEGER, origin TEXT NOT NULL, address TEXT, peer TEXT, local_name INTEGER NOT NULL, rssi INTEGER,
          json TEXT NOT NULL);
        CREATE TABLE findings (
          id INTEGER PRIMARY KEY, packet INTEGER REFERENCES packets, advert INTEGER REFERENCES adverts,
          rule TEXT NOT NULL REFERENCES rules, severity TEXT NOT NULL, message TEXT NOT NULL, place INTEGER);
        """

    private static let indexes = """
        CREATE INDEX packets_by_record ON packets (source, record);
        CREATE INDEX packets_by_sender ON packets (sender, name);
        CREATE INDEX packets_by_request ON packets (request) WHERE request IS NOT NULL;
        CREATE INDEX fragments_by_stream ON fragments (stream);
        CREATE INDEX verdicts_by_reason ON verdicts (profile, reason);
        CREATE INDEX findings_by_rule ON findings (rule);
        CREATE INDEX findings_by_packet ON findings (packet);
        """

    private static let views = """
        CREATE VIEW payload_values AS
          SELECT p.id AS packet, p.kind AS kind, substr(t.fullkey, 3) AS path, t.value AS value
          FROM packets p, json_tree(p.json, '$.payload') t WHERE t.atom IS NOT NULL;
        CREATE VIEW messages AS
          SELECT id AS packet, time, sender, json_extract(json, '$.payload.text') AS text, payload AS bytes
          FROM packets WHERE kind = 'message';
        CREATE VIEW answers AS
          SELECT p.request AS request, p.id AS packet, p.sender AS sender, p.name AS name, p.request_age AS age,
            p.time_us / 1000 > r.closes AS late
          FROM packets p JOIN requests r ON r.packet = p.request;
        CREATE VIEW streams AS
          SELECT p.source AS source, p.sender AS sender, f.stream AS stream, max(f.total) AS total,
            count(DISTINCT f.piece) AS pieces, max(f.total) - count(DISTINCT f.piece) AS missing, min(p.id) AS first,
            EXISTS (SELECT 1 FROM packets w
              WHERE w.stream = f.stream AND w.sender = p.sender AND w.source IS p.source) AS rebuilt
          FROM fragments f JOIN packets p ON p.id = f.packet GROUP BY p.source, p.sender, f.stream;
        """
}
