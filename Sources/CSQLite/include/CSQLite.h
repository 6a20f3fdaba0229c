#pragma once
#include <sqlite3.h>

/// `sqlite3_bind_text64` with a copy of the bytes (the destructor that asks for one is a macro).
static inline int bitchat_sqlite_bind_text(sqlite3_stmt *statement, int position, const char *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, position, bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}
/// `sqlite3_bind_blob64` with a copy of the bytes.
static inline int bitchat_sqlite_bind_blob(sqlite3_stmt *statement, int position, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, position, bytes, count, SQLITE_TRANSIENT);
}
