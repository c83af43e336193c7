// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program_run.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <stdexcept>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace damscope::cli {
namespace {

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

struct Ends {
    int reading = -1;
    int writing = -1;
};

Ends makePipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        fail("pipe");
    return {ends[0], ends[1]};
}

Ends makeTerminal(unsigned short columns) {
    const int master = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master == -1 || ::grantpt(master) != 0 || ::unlockpt(master) != 0)
        fail("posix_openpt");
    const int slave = ::open(::ptsname(master), O_RDWR | O_NOCTTY | O_CLOEXEC);
    const winsize size{24, columns, 0, 0};
    if (slave == -1 || ::ioctl(slave, TIOCSWINSZ, &size) != 0)
        fail("terminal");
    return {master, slave};
}

Ends outputOf(const Start& start) {
    if (start.terminal)
        return makeTerminal(start.columns);
    if (start.output.empty())
        return makePipe();
    const int file = ::open(start.output.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file == -1)
        fail("open");
    return {-1, file};
}

// In the child. Only what is safe between fork and exec would be, if there were threads.
[[noreturn]] void become(const std::vector<std::string>& arguments, const Start& start, int in,
                         int out, int err) {
    ::dup2(in, STDIN_FILENO);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(err, STDERR_FILENO);
    if (start.closeOutput)
        ::close(STDOUT_FILENO);
    ::setenv("XDG_CONFIG_HOME", "/nonexistent", 1); // no settings of who runs the tests
    ::setenv("PAGER", "", 1);
    for (const char* locale : {"LC_ALL", "LC_CTYPE", "LANG"})
        ::unsetenv(locale);
    for (const auto& [name, value] : start.environment)
        ::setenv(name.c_str(), value.c_str(), 1);
    std::signal(SIGPIPE, SIG_DFL);
    const char* program = std::getenv("DAMSCOPE_PROGRAM");
    std::vector<char*> words{const_cast<char*>("damscope")};
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    ::execv(program, words.data());
    ::_exit(127);
}

void closeIfOpen(int& descriptor) {
    if (descriptor != -1)
        ::close(descriptor);
    descriptor = -1;
}

// Appends what can be read; closes at the end (a terminal ends with EIO).
void take(int& descriptor, std::string& text) {
    std::array<char, 65536> bytes;
    const ssize_t count = ::read(descriptor, bytes.data(), bytes.size());
    if (count > 0)
        text.append(bytes.data(), static_cast<std::size_t>(count));
    else if (count == 0 || errno != EINTR)
        closeIfOpen(descriptor);
}

std::string beside(const std::string& name) {
    const std::filesystem::path program = std::getenv("DAMSCOPE_PROGRAM");
    return program.parent_path() / name;
}

} // namespace

Running::Running(const std::vector<std::string>& arguments, const Start& start) {
    if (std::getenv("DAMSCOPE_PROGRAM") == nullptr)
        throw std::runtime_error("DAMSCOPE_PROGRAM must name the program");
    std::signal(SIGPIPE, SIG_IGN);
    Ends in = makePipe();
    Ends out = outputOf(start);
    Ends err = start.terminal ? Ends{-1, ::fcntl(out.writing, F_DUPFD_CLOEXEC, 3)} : makePipe();
    process_ = ::fork();
    if (process_ == -1)
        fail("fork");
    if (process_ == 0)
        become(arguments, start, in.reading, out.writing, err.writing);
    closeIfOpen(in.reading);
    closeIfOpen(out.writing);
    closeIfOpen(err.writing);
    out_ = out.reading;
    err_ = err.reading;
    in_ = in.writing;
    // Tests give less than a pipe holds.
    if (::write(in_, start.input.data(), start.input.size()) < 0 && errno != EPIPE)
        fail("write");
    if (!start.keepInput)
        closeIfOpen(in_);
}

Running::~Running() {
    closeIfOpen(in_);
    closeIfOpen(out_);
    closeIfOpen(err_);
    if (process_ == -1)
        return;
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
}

void Running::signal(int number) const {
    ::kill(process_, number);
}

void Running::send(const std::string& text) const {
    if (::write(in_, text.data(), text.size()) < 0 && errno != EPIPE)
        fail("write");
}

std::string Running::readAndClose(std::size_t bytes) {
    while (out_ != -1 && ran_.out.size() < bytes)
        take(out_, ran_.out);
    closeIfOpen(out_);
    return ran_.out;
}

void Running::awaitOutput(const std::string& text) {
    while (out_ != -1 && ran_.out.find(text) == std::string::npos)
        readBoth();
}

void Running::awaitWords(const std::string& text) {
    while (err_ != -1 && ran_.err.find(text) == std::string::npos)
        readBoth();
}

void Running::readBoth() {
    std::array<pollfd, 2> ends{{{out_, POLLIN, 0}, {err_, POLLIN, 0}}};
    if (::poll(ends.data(), ends.size(), -1) < 0)
        return;
    if (ends[0].revents != 0)
        take(out_, ran_.out);
    if (ends[1].revents != 0)
        take(err_, ran_.err);
}

Ran Running::finish() {
    while (out_ != -1 || err_ != -1)
        readBoth();
    int status = 0;
    while (::waitpid(process_, &status, 0) == -1 && errno == EINTR) {
    }
    process_ = -1;
    ran_.status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    return ran_;
}

Ran damscope(const std::vector<std::string>& arguments, const Start& start) {
    return Running(arguments, start).finish();
}

std::string asHere(std::string text) {
    if (text.find("Z:\\") == std::string::npos)
        return text;
    std::ranges::replace(text, '\\', '/');
    for (std::size_t at = text.find("Z:/"); at != text.npos; at = text.find("Z:/", at))
        text.erase(at, 2);
    return text;
}

std::string scriptedEngine() {
    return beside("scripted_engine");
}

std::string ownEngine() {
    return beside("damscope") + " engine hub";
}

} // namespace damscope::cli
