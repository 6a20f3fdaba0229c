/* The program's own allocator entry points, over glibc's: they count what a run allocates, and end the process when it
   wants more than it may. AddressSanitizer brings its own entry points, and hooks that count. */

#if !defined(__has_feature)
#define __has_feature(feature) 0
#endif
#include <stdlib.h>

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer) && !__has_feature(memory_sanitizer)
#include <CFuzzing.h>
#include <errno.h>
#include <malloc.h>
#include <unistd.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *place, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *place);

const bool cfuzz_interposes = true;

/* An allocator runs before, between and below everything else: it must not be measured as a part of the target. */
#pragma clang attribute push(__attribute__((no_sanitize("coverage"))), apply_to = function)

static inline void ask(size_t size) {
    if (__builtin_expect(size > cfuzz_guard.most_request, 0)) cfuzz_guard_breach(size, cfuzz_large_request);
}

static inline void *count(void *place) {
    size_t size = malloc_usable_size(place);
    cfuzz_guard.allocated += size;
    cfuzz_guard.in_use += (int64_t)size;
    if (__builtin_expect(cfuzz_guard.in_use > cfuzz_guard.most_in_use, 0)) cfuzz_guard_breach(size, cfuzz_much_in_use);
    return place;
}

static inline void discount(void *place) { cfuzz_guard.in_use -= (int64_t)malloc_usable_size(place); }

void *malloc(size_t size) {
    ask(size);
    return count(__libc_malloc(size));
}

void *calloc(size_t number, size_t size) {
    size_t bytes;
    ask(__builtin_mul_overflow(number, size, &bytes) ? SIZE_MAX : bytes);
    return count(__libc_calloc(number, size));
}

void *realloc(void *place, size_t size) {
    ask(size);
    size_t before = malloc_usable_size(place);
    void *moved = __libc_realloc(place, size);
    if (!moved && size) return NULL;
    cfuzz_guard.in_use -= (int64_t)before;
    return count(moved);
}

void free(void *place) {
    discount(place);
    __libc_free(place);
}

void *memalign(size_t alignment, size_t size) {
    ask(size);
    return count(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

void *valloc(size_t size) { return memalign((size_t)getpagesize(), size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) || !alignment || alignment & (alignment - 1)) return EINVAL;
    void *place = memalign(alignment, size);
    if (!place) return ENOMEM;
    *result = place;
    return 0;
}

#pragma clang attribute pop
#endif
