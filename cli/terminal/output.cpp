// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/output.hpp"

#include "cli/terminal/ascii_signs.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/export/export.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <sstream>
#include <utility>

namespace damscope::cli {
namespace {

constexpr std::size_t bufferSize = std::size_t{64} * 1024;

} // namespace

std::error_code writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            return {errno, std::generic_category()};
    }
    return {};
}

Output::Output(int descriptor, std::string name)
    : descriptor_(descriptor), name_(std::move(name)), isTerminal_(::isatty(descriptor) == 1) {}

void Output::write(std::string_view bytes) {
    if (isTerminal_)
        buffer_ += drawn(forTerminal(bytes));
    else
        buffer_ += bytes;
    if (buffer_.size() >= bufferSize || isTerminal_)
        flush();
}

void Output::pageWith(std::function<std::unique_ptr<Pager>()> start) {
    if (isTerminal_)
        startPager_ = std::move(start);
}

void Output::closePager() {
    if (pager_ == nullptr)
        return;
    (void)writeAll(pager_->descriptor(), std::exchange(buffer_, {})); // it may have been closed
    pager_.reset();
    isPaged_ = false;
}

void Output::flush() {
    if (startPager_ && !buffer_.empty())
        pager_ = std::exchange(startPager_, {})();
    isPaged_ = pager_ != nullptr;
    const std::string bytes = std::exchange(buffer_, {});
    const std::error_code error =
        writeAll(pager_ == nullptr ? descriptor_ : pager_->descriptor(), bytes);
    if (error == std::errc::broken_pipe)
        throw BrokenPipe();
    if (error)
        throw std::system_error(error, name_);
}

namespace {

std::string chosen() {
    for (const char* name : {"DAMSCOPE_PAGER", "PAGER"})
        if (const char* value = std::getenv(name); value != nullptr)
            return value;
    return "less";
}

bool canMoveCursor() {
    const char* terminal = std::getenv("TERM");
    return terminal != nullptr && std::string_view(terminal) != "dumb" && *terminal != '\0';
}

// Nothing is blocked in the pager: Interruption blocks signals in this program.
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

} // namespace

std::vector<std::string> Pager::usualCommand() {
    std::vector<std::string> words;
    std::istringstream text(chosen());
    for (std::string word; text >> word;)
        words.push_back(word);
    if (!canMoveCursor() || (!words.empty() && words.front() == "cat"))
        words.clear();
    return words;
}

std::unique_ptr<Pager> Pager::start(const std::vector<std::string>& command) {
    std::array<int, 2> ends{};
    if (command.empty() || ::pipe2(ends.data(), O_CLOEXEC) != 0)
        return nullptr;
    base::FileDescriptor reading(ends[0]);
    base::FileDescriptor writing(ends[1]);
    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    pid_t process = -1;
    std::vector<char*> variables;
    for (char** variable = environ; *variable != nullptr; ++variable)
        variables.push_back(*variable);
    // As git does: one screen is not paged, colours are shown, the screen stays as it is.
    std::string less = "LESS=FRX";
    if (std::getenv("LESS") == nullptr) // NOLINT(concurrency-mt-unsafe): nobody sets any
        variables.push_back(less.data());
    variables.push_back(nullptr);
    const SpawnFiles files(reading.number());
    const SpawnAttributes attributes;
    if (::posix_spawnp(&process, arguments[0], files.get(), attributes.get(), arguments.data(),
                       variables.data()) != 0)
        return nullptr;
    return std::make_unique<Pager>(process, std::move(writing));
}

Pager::Pager(pid_t process, base::FileDescriptor input)
    : process_(process), input_(std::move(input)) {}

Pager::~Pager() {
    finish();
}

void Pager::finish() {
    input_.close();
    while (process_ > 0 && ::waitpid(process_, nullptr, 0) == -1 && errno == EINTR) {
    }
    process_ = -1;
}

SavedFile::SavedFile(const base::OutputTarget& target)
    : file_(target), out_(file_.descriptor(), target.file.string()) {}

void SavedFile::keep() {
    out_.flush();
    file_.keep();
}

void JsonRows::addAsItIs(const Json& value) {
    if (layout_ == Layout::lines)
        return out_->write(jsonText(value) + '\n');
    out_->write((begun_ ? ",\n" : "[\n") + jsonText(value));
    begun_ = true;
}

void JsonRows::end() {
    if (layout_ == Layout::array)
        out_->write(begun_ ? "\n]\n" : "[]\n");
}

std::string jsonText(const Json& value) {
    return visibleJson(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Json versioned(Json value) {
    if (value.is_object())
        value["schema_version"] = db::jsonVersion;
    return value;
}

std::string jsonLine(const Json& value) {
    return jsonText(versioned(value)) + '\n';
}

Json textOrNull(std::string_view text) {
    return text.empty() ? Json() : Json(text);
}

Json numberOrNull(int number) {
    return number == 0 ? Json() : Json(number);
}

} // namespace damscope::cli
