// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measure.hpp"

#include <ctime>
#include <fstream>
#include <string>

#include <fcntl.h>
#include <unistd.h>

namespace damscope::bench {
namespace {

double secondsOf(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// A line "name: number" of a file in /proc (proc(5)); 0 where there is none.
std::uint64_t numberIn(const char* file, const std::string& name) {
    std::ifstream in(file);
    for (std::string word; in >> word;)
        if (word == name) {
            std::uint64_t number = 0;
            in >> number;
            return number;
        }
    return 0;
}

} // namespace

double threadSeconds() {
    return secondsOf(CLOCK_THREAD_CPUTIME_ID);
}

double programSeconds() {
    return secondsOf(CLOCK_PROCESS_CPUTIME_ID);
}

double wallSeconds() {
    return secondsOf(CLOCK_MONOTONIC);
}

double waitedSeconds() {
    std::ifstream counts("/proc/thread-self/schedstat"); // in nanoseconds: computed, waited
    double computed = 0;
    double waited = 0;
    counts >> computed >> waited;
    return 1e-9 * waited;
}

std::uint64_t peakMemory() {
    return numberIn("/proc/self/status", "VmHWM:") * 1024;
}

void resetPeakMemory() {
    std::ofstream("/proc/self/clear_refs") << "5";
}

std::uint64_t bytesWritten() {
    return numberIn("/proc/self/io", "wchar:");
}

void dropFromCache(const std::filesystem::path& file) {
    const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    (void)posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED);
    close(descriptor);
}

} // namespace damscope::bench
