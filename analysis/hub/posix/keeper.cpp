// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/posix/keeper.hpp"

#include "base/text/ascii.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstring>

#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace damscope::analysis::keeper {
namespace {

// The keeper's own descriptors once the standard ones belong to the program.
constexpr int leashPlace = 3;
constexpr int newsPlace = 4;
constexpr int firstFree = 5;
constexpr int pauseMilliseconds = 2;
constexpr int mostRounds = 1000; // of looking for processes to end: two seconds and more

void report(News::Kind kind, int value) {
    const News news{kind, value};
    // Smaller than a pipe's buffer; if Damscope is gone the report is not needed.
    [[maybe_unused]] const ssize_t written = ::write(newsPlace, &news, sizeof news);
}

// Only these stay open: descriptors of other programs' pipes would keep those open.
void arrange(const Ends& ends) {
    ::dup2(ends.input, STDIN_FILENO);
    ::dup2(ends.output, STDOUT_FILENO);
    ::dup2(ends.errors, STDERR_FILENO);
    ::dup3(ends.leash, leashPlace, O_CLOEXEC);
    ::dup3(ends.news, newsPlace, O_CLOEXEC);
    ::close_range(firstFree, ~0U, 0);
}

void limit(decltype(RLIMIT_AS) resource, rlim_t most) {
    rlimit now{};
    if (::getrlimit(resource, &now) != 0)
        return;
    const rlimit wanted{most < now.rlim_max ? most : now.rlim_max, now.rlim_max};
    ::setrlimit(resource, &wanted);
}

void resetSignals() {
    for (int signal = 1; signal < NSIG; ++signal)
        (void)std::signal(signal, SIG_DFL); // refused for SIGKILL, SIGSTOP and the C library's own
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

[[noreturn]] void becomeProgram(const Call& call) {
    constexpr int cannotStart = 127;
    ::setsid(); // signals to its own process group do not reach the keeper
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    resetSignals();
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_AS, call.memory);
    if (::chdir(call.folder) == 0)
        ::execvp(call.words[0], call.words);
    report(News::Kind::notStarted, errno);
    ::_exit(cannotStart);
}

// The parent of a process, from /proc/PID/stat: "42 (name) S 7 ..."; the name may be anything.
int parentProcess(const char* pid) {
    std::array<char, 64> path{"/proc/"};
    std::array<char, 512> text{};
    if (std::strlen(pid) > 20)
        return 0;
    std::strcat(path.data(), pid);
    std::strcat(path.data(), "/stat");
    const int file = ::open(path.data(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return 0;
    const ssize_t size = ::read(file, text.data(), text.size() - 1);
    ::close(file);
    const char* place = size > 0 ? std::strrchr(text.data(), ')') : nullptr;
    if (place == nullptr || std::strlen(place) < 5)
        return 0;
    int parent = 0;
    for (place += 4; base::isDigit(*place); ++place)
        parent = parent * 10 + (*place - '0');
    return parent;
}

int processNumber(const char* name) {
    int number = 0;
    for (; *name != '\0'; ++name) {
        if (*name < '0' || *name > '9')
            return 0;
        number = number * 10 + (*name - '0');
    }
    return number;
}

// How an entry of getdents64(2) begins; right behind the type stands the name, ended by a zero.
struct EntryHead {
    std::uint64_t inode;
    std::int64_t offset;
    unsigned short length;
    unsigned char type;
};
constexpr std::size_t nameOffset = offsetof(EntryHead, type) + 1;

void killIfOurs(const char* name) {
    const int pid = processNumber(name);
    if (pid > 0 && parentProcess(name) == ::getpid())
        ::kill(pid, SIGKILL);
}

// readdir(3) may allocate, which is not safe here.
void killChildren() {
    const int proc = ::open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (proc < 0)
        return;
    alignas(EntryHead) std::array<char, 8192> bytes{};
    for (;;) {
        const long size = ::syscall(SYS_getdents64, proc, bytes.data(), bytes.size());
        if (size <= 0)
            break;
        for (long at = 0; at < size;) {
            EntryHead head{};
            std::memcpy(&head, bytes.data() + at, nameOffset);
            killIfOurs(bytes.data() + at + nameOffset);
            at += head.length;
        }
    }
    ::close(proc);
}

// Reaps children that have ended; true when there are none left.
bool collect(pid_t program) {
    for (;;) {
        int status = 0;
        const pid_t pid = ::waitpid(-1, &status, WNOHANG);
        if (pid < 0)
            return errno == ECHILD;
        if (pid == 0)
            return false;
        if (pid == program)
            report(News::Kind::ended, status);
    }
}

// Orphans come to the keeper as their parents end, so a few rounds reach every generation.
[[noreturn]] void endEverything(pid_t program) {
    ::kill(-program, SIGKILL);
    for (int round = 0; !collect(program) && round < mostRounds; ++round) {
        killChildren();
        ::poll(nullptr, 0, pauseMilliseconds);
    }
    ::_exit(0);
}

bool hasEnded(pid_t program) {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(program), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid == program;
}

void collectOrphans(pid_t program) {
    for (;;) {
        siginfo_t info{};
        if (::waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0 ||
            info.si_pid == program)
            return;
        ::waitpid(info.si_pid, nullptr, WNOHANG);
    }
}

[[noreturn]] void watch(pid_t program, int childSignals) {
    for (;;) {
        std::array<pollfd, 2> ends{{{leashPlace, POLLIN, 0}, {childSignals, POLLIN, 0}}};
        if (::poll(ends.data(), ends.size(), -1) < 0 && errno != EINTR)
            endEverything(program);
        if (ends[0].revents != 0 || hasEnded(program))
            endEverything(program);
        signalfd_siginfo info{};
        [[maybe_unused]] const ssize_t size = ::read(childSignals, &info, sizeof info);
        collectOrphans(program);
    }
}

} // namespace

void run(const Ends& ends, const Call& call) {
    sigset_t all;
    sigfillset(&all);
    ::sigprocmask(SIG_SETMASK, &all, nullptr);
    (void)std::signal(SIGCHLD, SIG_DFL); // ignored, children would vanish uncollected
    ::setsid();
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    arrange(ends);
    const pid_t program = ::fork();
    if (program == 0)
        becomeProgram(call);
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        ::close(descriptor);
    if (program < 0) {
        report(News::Kind::notStarted, errno);
        ::_exit(1);
    }
    report(News::Kind::started, program);
    sigset_t children;
    sigemptyset(&children);
    sigaddset(&children, SIGCHLD);
    watch(program, ::signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK));
}

} // namespace damscope::analysis::keeper
