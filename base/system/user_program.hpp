// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Programs that the user chooses and deals with on the same terminal: they get the signals that
/// this program keeps for itself (EndRequests), and may do what they want. (Those that are not
/// trusted: analysis/hub.)
namespace damscope::base {

/// A program that reads what it is given on its standard input.
class FedProgram {
public:
    /// Its words are the program, which is looked for in $PATH, and its arguments; `defaults` are
    /// variables of its environment that are not set in ours. Nothing if it cannot be started.
    [[nodiscard]] static std::optional<FedProgram>
    start(const std::vector<std::string>& words,
          const std::vector<std::pair<std::string, std::string>>& defaults);

    FedProgram(FedProgram&&) noexcept;
    FedProgram& operator=(FedProgram&&) = delete;
    /// Waits for its end.
    ~FedProgram();

    /// What is written here it reads.
    [[nodiscard]] int descriptor() const;
    /// Ends its input and waits for its end.
    void finish();

private:
    struct State;
    explicit FedProgram(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

/// Runs a command of the user's shell with a file as its last argument, and waits for its end.
/// Whether its exit status was 0. Throws std::system_error, which names the shell, if there is
/// none.
[[nodiscard]] bool runCommand(const std::string& command, const std::filesystem::path& file);

} // namespace damscope::base
