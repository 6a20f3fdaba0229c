#include "CArguments.h"
#include <stddef.h>

static int count;
static char **words;

// glibc calls constructors with the arguments of main.
__attribute__((constructor)) static void keep(int argc, char **argv) {
    count = argc;
    words = argv;
}

int bitchat_argument_count(void) { return count; }

const char *bitchat_argument(int index) { return index >= 0 && index < count ? words[index] : NULL; }
