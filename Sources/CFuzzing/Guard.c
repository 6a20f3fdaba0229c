#include "CFuzzing.h"

#include <stdlib.h>
#include <unistd.h>

/* Defined beside the program's own malloc, where there is one. */
extern const bool cfuzz_interposes __attribute__((weak));
/* AddressSanitizer's own hooks. */
extern int __sanitizer_install_malloc_and_free_hooks(
    void (*on_malloc)(const volatile void *, size_t), void (*on_free)(const volatile void *)) __attribute__((weak));
extern size_t __sanitizer_get_allocated_size(const volatile void *) __attribute__((weak));
extern void __asan_init(void) __attribute__((weak));

struct cfuzz_guard cfuzz_guard = {SIZE_MAX, INT64_MAX, 0, 0, NULL, false};

static void count_malloc(const volatile void *place, size_t size) {
    (void)place;
    if (size > cfuzz_guard.most_request) cfuzz_guard_breach(size, cfuzz_large_request);
    cfuzz_guard.allocated += size;
    cfuzz_guard.in_use += (int64_t)size;
    if (cfuzz_guard.in_use > cfuzz_guard.most_in_use) cfuzz_guard_breach(size, cfuzz_much_in_use);
}

static void count_free(const volatile void *place) {
    if (place) cfuzz_guard.in_use -= (int64_t)__sanitizer_get_allocated_size(place);
}

static bool has_hooks(void) {
    return __asan_init && __sanitizer_install_malloc_and_free_hooks && __sanitizer_get_allocated_size;
}

bool cfuzz_guard_counts(void) { return &cfuzz_interposes != NULL || has_hooks(); }

void cfuzz_guard_arm(struct cfuzz_board *board, size_t most_request, size_t most_in_use, bool traps) {
    static bool installed = false;
    if (!installed && has_hooks()) __sanitizer_install_malloc_and_free_hooks(count_malloc, count_free);
    installed = true;
    cfuzz_guard.board = board;
    cfuzz_guard.most_request = most_request;
    cfuzz_guard.most_in_use = (int64_t)most_in_use;
    cfuzz_guard.traps = traps;
}

_Noreturn void cfuzz_guard_breach(size_t requested, enum cfuzz_breach breach) {
    struct cfuzz_board *board = cfuzz_guard.board;
    if (board) {
        cfuzz_store(&board->requested, requested);
        cfuzz_store(&board->in_use, cfuzz_guard.in_use < 0 ? 0 : (uint64_t)cfuzz_guard.in_use);
        cfuzz_store(&board->breach, breach);
    }
    /* What saves the input may allocate. */
    cfuzz_guard.most_request = SIZE_MAX;
    cfuzz_guard.most_in_use = INT64_MAX;
    if (cfuzz_guard.traps) __builtin_trap();
    _exit(cfuzz_breach_status);
}
