// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/child_process.hpp"

#include "analysis/hub/posix/keeper.hpp"
#include "analysis/hub/program_output.hpp"
#include "base/files/open_files.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace damscope::analysis {
namespace {

using Clock = ChildProcess::Clock;
using keeper::News;

constexpr int lowestDescriptor = 10; // above those that the keeper assigns
constexpr std::chrono::milliseconds keeperPatience{3000};

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

// Takes over a new descriptor, above those that the keeper assigns. No program that is started
// inherits it.
base::FileDescriptor taken(int number) {
    base::FileDescriptor descriptor(number);
    if (descriptor.isOpen() && number < lowestDescriptor)
        descriptor = base::FileDescriptor(::fcntl(number, F_DUPFD_CLOEXEC, lowestDescriptor));
    if (!descriptor.isOpen())
        fail("cannot open a descriptor");
    return descriptor;
}

struct Channel {
    base::FileDescriptor ours;
    base::FileDescriptor theirs;
};

void makeNonBlocking(const base::FileDescriptor& descriptor) {
    ::fcntl(descriptor.number(), F_SETFL, O_NONBLOCK);
}

Channel pipeFromThem() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        fail("cannot make a pipe");
    Channel channel{taken(ends[0]), taken(ends[1])};
    makeNonBlocking(channel.ours);
    return channel;
}

Channel pipeToThem() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        fail("cannot make a pipe");
    return {taken(ends[1]), taken(ends[0])};
}

// A socket rather than a pipe: writing to one that was closed need not raise a signal.
Channel socketToThem() {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        fail("cannot make a socket");
    return {taken(ends[0]), taken(ends[1])};
}

int millisecondsTo(Clock::time_point deadline) {
    constexpr std::int64_t longest = 3'600'000;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, longest));
}

std::string endingWords(int status) {
    if (WIFSIGNALED(status))
        return "was ended by signal " + std::to_string(WTERMSIG(status)) + " (" +
               strsignal(WTERMSIG(status)) + ")";
    return "ended with status " + std::to_string(WEXITSTATUS(status));
}

} // namespace

struct ChildProcess::State {
    base::FileDescriptor input;
    base::FileDescriptor output;
    base::FileDescriptor errors;
    base::FileDescriptor leash;
    base::FileDescriptor news;
    base::FileDescriptor wake; // becomes readable when a stop is requested
    pid_t keeper = -1;
    bool ended = false; // it ended by itself
    std::string ending;
    ProgramOutput printed;
    std::string words;

    void takeNews();
    void takeErrors();
    bool takeOutput();
    short awaitOutput(Clock::time_point deadline);
    void awaitEnd(Clock::time_point deadline);
    void letGo();
};

// Reads the keeper's report; the end of its pipe is not one.
void ChildProcess::State::takeNews() {
    News item;
    while (news.isOpen() && ::read(news.number(), &item, sizeof item) == sizeof item) {
        if (item.kind == News::Kind::notStarted)
            ending = "cannot be started: " + std::generic_category().message(item.value);
        else if (item.kind == News::Kind::ended && ending.empty())
            ending = endingWords(item.value);
        ended = ended || item.kind == News::Kind::ended;
    }
}

void ChildProcess::State::takeErrors() {
    std::array<char, 65536> bytes;
    if (!errors.isOpen())
        return;
    const ssize_t size = ::read(errors.number(), bytes.data(), bytes.size());
    if (size == 0)
        errors.close();
    if (size <= 0)
        return;
    addWords(words, {bytes.data(), static_cast<std::size_t>(size)});
}

// False at the end of the output.
bool ChildProcess::State::takeOutput() {
    std::array<char, 65536> bytes;
    if (!output.isOpen())
        return false;
    const ssize_t size = ::read(output.number(), bytes.data(), bytes.size());
    if (size < 0)
        return errno == EAGAIN || errno == EINTR;
    if (size == 0) {
        output.close();
        printed.end();
        return false;
    }
    printed.add({bytes.data(), static_cast<std::size_t>(size)});
    return true;
}

short ChildProcess::State::awaitOutput(Clock::time_point deadline) {
    std::array<pollfd, 3> ends{
        {{output.number(), POLLIN, 0}, {errors.number(), POLLIN, 0}, {wake.number(), POLLIN, 0}}};
    if (::poll(ends.data(), ends.size(), millisecondsTo(deadline)) < 0)
        return 0;
    if (ends[1].revents != 0)
        takeErrors();
    eventfd_t count = 0;
    if (ends[2].revents != 0)
        (void)::eventfd_read(wake.number(), &count);
    return ends[0].revents;
}

// Until the keeper reports that the program has ended; its last output is discarded.
void ChildProcess::State::awaitEnd(Clock::time_point deadline) {
    for (takeNews(); !ended && Clock::now() < deadline; takeNews()) {
        std::array<pollfd, 3> ends{{{news.number(), POLLIN, 0},
                                    {output.number(), POLLIN, 0},
                                    {errors.number(), POLLIN, 0}}};
        if (::poll(ends.data(), ends.size(), millisecondsTo(deadline)) < 0 && errno != EINTR)
            return;
        if ((ends[0].revents & POLLIN) == 0 && (ends[0].revents & POLLHUP) != 0)
            return; // the keeper is gone
        takeErrors();
        takeOutput();
        printed.discard();
    }
}

void ChildProcess::State::letGo() {
    if (keeper < 0)
        return;
    input.close();
    output.close();
    leash.close();
    constexpr std::chrono::milliseconds pause{2};
    const Clock::time_point deadline = Clock::now() + keeperPatience;
    pid_t collected = 0;
    while ((collected = ::waitpid(keeper, nullptr, WNOHANG)) == 0 && Clock::now() < deadline)
        ::poll(nullptr, 0, static_cast<int>(pause.count()));
    if (collected == 0) {
        ::kill(keeper, SIGKILL);
        ::waitpid(keeper, nullptr, 0);
    }
    keeper = -1;
    takeErrors();
}

ChildProcess::ChildProcess(const ProgramCall& call) : state_(std::make_unique<State>()) {
    Channel input = socketToThem();
    Channel output = pipeFromThem();
    Channel errors = pipeFromThem();
    Channel news = pipeFromThem();
    Channel leash = pipeToThem();
    state_->wake = taken(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    // Everything is prepared before the fork: after it nothing may be allocated.
    std::vector<std::string> words = call.words;
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const std::string folder = call.folder.string();
    const keeper::Ends ends{input.theirs.number(), output.theirs.number(), errors.theirs.number(),
                            leash.theirs.number(), news.theirs.number()};
    const keeper::Call program{pointers.data(), folder.c_str(), call.memory};
    state_->keeper = ::fork();
    if (state_->keeper < 0)
        fail("cannot start a process");
    if (state_->keeper == 0)
        keeper::run(ends, program);
    state_->input = std::move(input.ours);
    state_->output = std::move(output.ours);
    state_->errors = std::move(errors.ours);
    state_->news = std::move(news.ours);
    state_->leash = std::move(leash.ours);
}

ChildProcess::~ChildProcess() {
    state_->letGo();
}

bool ChildProcess::say(std::string_view line, Clock::time_point deadline) {
    std::string rest(line);
    rest += '\n';
    while (!rest.empty() && state_->input.isOpen()) {
        const ssize_t size =
            ::send(state_->input.number(), rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (size >= 0) {
            rest.erase(0, static_cast<std::size_t>(size));
            continue;
        }
        if (errno != EAGAIN && errno != EINTR)
            return false;
        std::array<pollfd, 1> ends{{{state_->input.number(), POLLOUT, 0}}};
        if (::poll(ends.data(), ends.size(), millisecondsTo(deadline)) == 0)
            return false;
    }
    return rest.empty();
}

ChildProcess::Heard ChildProcess::hear(std::string& line, Clock::time_point deadline,
                                       const std::stop_token& stop) {
    const std::stop_callback onStop(stop,
                                    [this] { (void)::eventfd_write(state_->wake.number(), 1); });
    for (;;) {
        if (state_->printed.next(line))
            return Heard::line;
        if (!state_->output.isOpen())
            return Heard::ended;
        if (state_->printed.isTooMuch())
            return Heard::tooMuch;
        if (stop.stop_requested())
            return Heard::stopped;
        if (state_->awaitOutput(deadline) != 0)
            state_->takeOutput();
        else if (Clock::now() >= deadline)
            return Heard::nothing;
    }
}

void ChildProcess::allowMore() {
    state_->printed.allowMore();
}

void ChildProcess::end(std::chrono::milliseconds timeout) {
    state_->input.close();
    state_->awaitEnd(Clock::now() + timeout);
    const bool byItself = state_->ended;
    const bool isSilent = !state_->output.isOpen(); // its keeper was killed with it
    state_->letGo();
    if (!byItself && state_->ending.empty())
        state_->ending = isSilent ? "ended without saying why" : "was still running";
}

std::string ChildProcess::ending() {
    if (state_->ending.empty())
        end(std::chrono::milliseconds(500));
    return state_->ending;
}

std::string ChildProcess::lastWords() const {
    return state_->words;
}

} // namespace damscope::analysis
