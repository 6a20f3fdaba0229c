#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- libFuzzer ---- */

/// One run of libFuzzer's loop.
typedef int (*cfuzz_callback)(const uint8_t *data, size_t size);

/// Whether libFuzzer's runtime is linked in, as by `--sanitize fuzzer`.
bool cfuzz_has_driver(void);
/// Whether AddressSanitizer is linked in.
bool cfuzz_has_address_sanitizer(void);
/// How many coverage counters the program has: thousands when its Swift modules are instrumented, a few when only its C is.
size_t cfuzz_counters(void);
/// Runs libFuzzer's loop, which ends the process; -1 when it is not linked in.
int cfuzz_run_driver(int *argc, char ***argv, cfuzz_callback callback);
/// libFuzzer's own mutation; 0 when it is not linked in.
size_t cfuzz_mutate(uint8_t *data, size_t size, size_t max_size);

/* ---- a worker process and what it shares with its parent ---- */

/// One page of memory that a worker and its parent both see.
struct cfuzz_board {
    uint64_t index;     /* the number of the input that runs */
    uint64_t runs;      /* how many inputs were run to their end */
    uint64_t stop;      /* not 0: the parent asks the worker to end */
    uint64_t breach;    /* why memory was refused: a cfuzz_breach */
    uint64_t requested; /* the request that was refused */
    uint64_t in_use;    /* what was in use then, above what the target holds between runs */
};

/// Why memory was refused.
enum cfuzz_breach { cfuzz_no_breach = 0, cfuzz_large_request = 1, cfuzz_much_in_use = 2 };

/// The exit status of a worker that was refused memory.
enum { cfuzz_breach_status = 99 };

/// Makes a board of zeros that forked processes share; NULL when there is no memory.
struct cfuzz_board *cfuzz_board_create(void);
/// Gives a board back.
void cfuzz_board_destroy(struct cfuzz_board *board);

/* Stores and loads that no optimizer moves or drops: a worker may die after any of them. */
static inline void cfuzz_store(uint64_t *place, uint64_t value) { __atomic_store_n(place, value, __ATOMIC_RELEASE); }
static inline uint64_t cfuzz_load(const uint64_t *place) { return __atomic_load_n(place, __ATOMIC_ACQUIRE); }

/// Forks: the child's ID in the parent, 0 in the child, -1 when it cannot.
///
/// A child dies with its parent, leaves the terminal's signals to it, and writes no core file.
int32_t cfuzz_fork(void);
/// Lets every trap and fault end this process at once, whatever handlers a runtime has installed.
void cfuzz_reset_faults(void);
/// Waits for a child, or only looks: 1 when it has ended, 0 when not yet, -1 when there is none.
///
/// `code` becomes its exit status or -1, `signal_number` the signal that ended it or 0.
int cfuzz_wait(int32_t child, bool blocks, int32_t *code, int32_t *signal_number);
/// The processor time that a child has used, in milliseconds; -1 when it cannot be told.
int64_t cfuzz_processor_time(int32_t child);
/// An anonymous file in memory, or -1.
int32_t cfuzz_memory_file(void);

/// Catches SIGINT and SIGTERM, the second of which ends the process, and ignores SIGPIPE.
void cfuzz_catch_interruptions(void);
/// Whether one of them came.
bool cfuzz_is_interrupted(void);

/* ---- memory ---- */

/// What one run may allocate, and what it has.
struct cfuzz_guard {
    size_t most_request;       /* the largest single request */
    int64_t most_in_use;       /* the most bytes in use at once since the mark */
    int64_t in_use;            /* bytes in use since the mark; below 0 when older ones were freed */
    uint64_t allocated;        /* all bytes allocated since the mark, freed or not */
    struct cfuzz_board *board; /* where a breach is noted */
    bool traps;                /* end by a trap, which libFuzzer sees, rather than by an exit status */
};

/// The guard of this process; without limits until it is armed.
extern struct cfuzz_guard cfuzz_guard;

/// Whether allocations are counted: by the program's own allocator entry points, or by AddressSanitizer's hooks.
bool cfuzz_guard_counts(void);
/// Sets the limits of this process.
void cfuzz_guard_arm(struct cfuzz_board *board, size_t most_request, size_t most_in_use, bool traps);
/// Begins a run: what is in use now counts as nothing.
static inline void cfuzz_guard_mark(void) {
    cfuzz_guard.in_use = 0;
    cfuzz_guard.allocated = 0;
}
/// All bytes allocated since the mark.
static inline uint64_t cfuzz_guard_allocated(void) { return cfuzz_guard.allocated; }
/// Notes the refused request and ends the process.
_Noreturn void cfuzz_guard_breach(size_t requested, enum cfuzz_breach breach);
