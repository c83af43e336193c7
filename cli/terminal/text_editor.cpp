// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/text_editor.hpp"

#include "base/files/user_folder.hpp"
#include "cli/terminal/reader_language.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace damscope::cli {
namespace {

/// The editor gets the signals that this program blocks for itself (Interruption).
class SpawnAttributes {
public:
    SpawnAttributes() {
        ::posix_spawnattr_init(&attributes_);
        sigset_t none;
        ::sigemptyset(&none);
        ::posix_spawnattr_setsigmask(&attributes_, &none);
        ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK);
    }
    SpawnAttributes(const SpawnAttributes&) = delete;
    SpawnAttributes& operator=(const SpawnAttributes&) = delete;
    ~SpawnAttributes() { ::posix_spawnattr_destroy(&attributes_); }
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
    const SpawnAttributes attributes;
    pid_t child = 0;
    if (const int error =
            ::posix_spawn(&child, "/bin/sh", nullptr, attributes.get(), words.data(), environ))
        throw std::system_error(error, std::generic_category(), "/bin/sh");
    const int status = statusOf(child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw std::runtime_error(inWords({"editor-failed", {{"editor", editor}}}));
}

} // namespace damscope::cli
