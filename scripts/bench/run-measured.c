/* Runs a command and writes what it cost into a file: wall nanoseconds, processor microseconds, peak KiB, status.
   The kernel counts the memory that a process had before exec() towards its peak, so that a starter must itself be small: this one
   has about 1.5 MB, a Python interpreter ten times that. The status is that of a shell: 128 and the signal where one ended it. */
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static long long microseconds(struct timeval time) { return time.tv_sec * 1000000LL + time.tv_usec; }

int main(int count, char **arguments) {
    if (count < 3) {
        fprintf(stderr, "usage: run-measured RESULT COMMAND [ARGUMENT...]\n");
        return 2;
    }
    long long start = nanoseconds();
    pid_t child = fork();
    if (child == 0) {
        execvp(arguments[2], arguments + 2);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) != child) return 1;
    long long wall = nanoseconds() - start;
    FILE *result = fopen(arguments[1], "w");
    if (result == NULL) return 1;
    fprintf(result, "%lld %lld %ld %d\n", wall, microseconds(usage.ru_utime) + microseconds(usage.ru_stime), usage.ru_maxrss,
            WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status));
    return fclose(result) == 0 ? 0 : 1;
}
