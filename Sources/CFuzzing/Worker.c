#define _GNU_SOURCE
#include "CFuzzing.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

struct cfuzz_board *cfuzz_board_create(void) {
    void *page = mmap(NULL, sizeof(struct cfuzz_board), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return page == MAP_FAILED ? NULL : page;
}

void cfuzz_board_destroy(struct cfuzz_board *board) {
    if (board) munmap(board, sizeof *board);
}

int32_t cfuzz_fork(void) {
    pid_t parent = getpid(), child = fork();
    if (child != 0) return child;
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(0);
#endif
    /* What a terminal or `timeout` sends to the whole group is the parent's to answer: it ends its workers itself. */
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    return 0;
}

void cfuzz_reset_faults(void) {
    static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGQUIT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
    for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) signal(faults[index], SIG_DFL);
}

int cfuzz_wait(int32_t child, bool blocks, int32_t *code, int32_t *signal_number) {
    int status = 0;
    pid_t ended;
    do ended = waitpid(child, &status, blocks ? 0 : WNOHANG);
    while (ended < 0 && errno == EINTR);
    if (ended <= 0) return ended;
    *code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    *signal_number = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    return 1;
}

int64_t cfuzz_processor_time(int32_t child) {
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(child, &clock) || clock_gettime(clock, &time)) return -1;
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

int32_t cfuzz_memory_file(void) {
#ifdef __linux__
    return memfd_create("bitchat-fuzz", MFD_CLOEXEC);
#else
    return -1;
#endif
}
