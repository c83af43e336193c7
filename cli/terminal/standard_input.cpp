// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/standard_input.hpp"

#include "base/files/user_folder.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

namespace damscope::cli {
namespace {

constexpr std::size_t longestLine = std::size_t{1} << 20U;

std::string withoutReturn(std::string line) {
    if (line.ends_with('\r'))
        line.pop_back();
    return line;
}

std::size_t readSome(char* target, std::size_t size) {
    for (;;) {
        const ssize_t count = ::read(STDIN_FILENO, target, size);
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            throw std::system_error(errno, std::generic_category(), "standard input");
    }
}

} // namespace

bool StandardInput::fill() {
    buffer_.erase(0, used_);
    used_ = 0;
    if (buffer_.size() > longestLine)
        throw std::system_error(std::make_error_code(std::errc::message_size), "standard input");
    std::array<char, 65536> bytes;
    const std::size_t count = readSome(bytes.data(), bytes.size());
    buffer_.append(bytes.data(), count);
    return count > 0;
}

std::optional<std::string> StandardInput::nextLine() {
    std::size_t end = buffer_.find('\n', used_);
    while (end == std::string::npos && !atEnd_) {
        atEnd_ = !fill();
        end = buffer_.find('\n', used_);
    }
    if (end == std::string::npos && used_ == buffer_.size())
        return std::nullopt;
    std::string line = buffer_.substr(used_, end == std::string::npos ? end : end - used_);
    used_ = end == std::string::npos ? buffer_.size() : end + 1;
    return withoutReturn(std::move(line));
}

namespace {

/// The editor gets the signals that this program blocks for itself (Interruption).
class EditorAttributes {
public:
    EditorAttributes() {
        ::posix_spawnattr_init(&attributes_);
        sigset_t none;
        ::sigemptyset(&none);
        ::posix_spawnattr_setsigmask(&attributes_, &none);
        ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK);
    }
    EditorAttributes(const EditorAttributes&) = delete;
    EditorAttributes& operator=(const EditorAttributes&) = delete;
    ~EditorAttributes() { ::posix_spawnattr_destroy(&attributes_); }
    [[nodiscard]] const posix_spawnattr_t* get() const { return &attributes_; }

private:
    posix_spawnattr_t attributes_{};
};

int statusOf(pid_t child) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            throw std::system_error(errno, std::generic_category(), "waiting for the editor");
    return status;
}

} // namespace

std::optional<std::string> textEditor() {
    for (const char* name : {"VISUAL", "EDITOR"})
        if (auto editor = base::environment(name); editor && !editor->empty())
            return editor;
    return std::nullopt;
}

void editFile(const std::string& editor, const std::filesystem::path& file) {
    std::string shell = "sh";
    std::string option = "-c";
    std::string command = editor + " \"$0\"";
    std::string name = file.string();
    const std::array<char*, 5> words{shell.data(), option.data(), command.data(), name.data(),
                                     nullptr};
    const EditorAttributes attributes;
    pid_t child = 0;
    if (const int error =
            ::posix_spawn(&child, "/bin/sh", nullptr, attributes.get(), words.data(), environ))
        throw std::system_error(error, std::generic_category(), "/bin/sh");
    const int status = statusOf(child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw Failure({"editor-failed", {{"editor", editor}}});
}

} // namespace damscope::cli
