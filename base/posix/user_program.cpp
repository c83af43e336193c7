// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/user_program.hpp"

#include "base/files/open_files.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <system_error>

namespace damscope::base {
namespace {

// Nothing is blocked in the program: EndRequests blocks signals in this one.
class SpawnAttributes {
public:
    SpawnAttributes() {
        sigset_t none;
        ::sigemptyset(&none);
        ::posix_spawnattr_init(&attributes_);
        ::posix_spawnattr_setsigmask(&attributes_, &none);
        ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK);
    }
    ~SpawnAttributes() { ::posix_spawnattr_destroy(&attributes_); }
    SpawnAttributes(const SpawnAttributes&) = delete;
    SpawnAttributes& operator=(const SpawnAttributes&) = delete;
    [[nodiscard]] const posix_spawnattr_t* get() const { return &attributes_; }

private:
    posix_spawnattr_t attributes_{};
};

class SpawnFiles {
public:
    explicit SpawnFiles(int input) {
        ::posix_spawn_file_actions_init(&actions_);
        ::posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
    }
    ~SpawnFiles() { ::posix_spawn_file_actions_destroy(&actions_); }
    SpawnFiles(const SpawnFiles&) = delete;
    SpawnFiles& operator=(const SpawnFiles&) = delete;
    [[nodiscard]] const posix_spawn_file_actions_t* get() const { return &actions_; }

private:
    posix_spawn_file_actions_t actions_{};
};

std::vector<char*> pointersTo(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

std::vector<std::string>
environmentWith(const std::vector<std::pair<std::string, std::string>>& defaults) {
    std::vector<std::string> variables;
    for (char** variable = environ; *variable != nullptr; ++variable)
        variables.emplace_back(*variable);
    for (const auto& [name, value] : defaults)
        // NOLINTNEXTLINE(concurrency-mt-unsafe): nobody sets any
        if (std::getenv(name.c_str()) == nullptr)
            variables.push_back(name + "=" + value);
    return variables;
}

int statusOfChild(pid_t child) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            throw std::system_error(errno, std::generic_category(), "waiting for a program");
    return status;
}

} // namespace

struct FedProgram::State {
    pid_t process = -1;
    FileDescriptor input;
};

std::optional<FedProgram>
FedProgram::start(const std::vector<std::string>& words,
                  const std::vector<std::pair<std::string, std::string>>& defaults) {
    std::array<int, 2> ends{};
    if (words.empty() || ::pipe2(ends.data(), O_CLOEXEC) != 0)
        return std::nullopt;
    const FileDescriptor reading(ends[0]);
    auto state = std::make_unique<State>();
    state->input = FileDescriptor(ends[1]);
    std::vector<std::string> ownWords = words;
    std::vector<std::string> variables = environmentWith(defaults);
    const std::vector<char*> arguments = pointersTo(ownWords);
    const SpawnFiles files(reading.number());
    const SpawnAttributes attributes;
    if (::posix_spawnp(&state->process, arguments[0], files.get(), attributes.get(),
                       arguments.data(), pointersTo(variables).data()) != 0)
        return std::nullopt;
    return FedProgram(std::move(state));
}

FedProgram::FedProgram(std::unique_ptr<State> state) : state_(std::move(state)) {}

FedProgram::FedProgram(FedProgram&&) noexcept = default;

FedProgram::~FedProgram() {
    if (state_)
        finish();
}

int FedProgram::descriptor() const {
    return state_->input.number();
}

void FedProgram::finish() {
    state_->input.close();
    while (state_->process > 0 && ::waitpid(state_->process, nullptr, 0) == -1 && errno == EINTR) {
    }
    state_->process = -1;
}

bool runCommand(const std::string& command, const std::filesystem::path& file) {
    std::vector<std::string> words{"sh", "-c", command + " \"$0\"", file.string()};
    const SpawnAttributes attributes;
    pid_t child = 0;
    if (const int error = ::posix_spawn(&child, "/bin/sh", nullptr, attributes.get(),
                                        pointersTo(words).data(), environ))
        throw std::system_error(error, std::generic_category(), "/bin/sh");
    const int status = statusOfChild(child);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace damscope::base
