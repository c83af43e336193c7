// SPDX-License-Identifier: GPL-3.0-or-later
// A page starts no programs.
#include "base/system/user_program.hpp"

#include <system_error>

namespace damscope::base {

struct FedProgram::State {};

std::optional<FedProgram>
FedProgram::start(const std::vector<std::string>& /*words*/,
                  const std::vector<std::pair<std::string, std::string>>& /*defaults*/) {
    return std::nullopt;
}

FedProgram::FedProgram(std::unique_ptr<State> state) : state_(std::move(state)) {}

FedProgram::FedProgram(FedProgram&&) noexcept = default;

FedProgram::~FedProgram() = default;

int FedProgram::descriptor() const {
    return -1;
}

void FedProgram::finish() {}

bool runCommand(const std::string& /*command*/, const std::filesystem::path& /*file*/) {
    throw std::system_error(std::make_error_code(std::errc::function_not_supported), "sh");
}

} // namespace damscope::base
