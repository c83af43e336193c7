// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/configuration/own_names.hpp"

#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "db/own_names/own_names.hpp"

#include <fmt/format.h>

namespace damscope::cli {

std::filesystem::path ownNamesPlace() {
    if (const auto file = db::ownNamesFile())
        return *file;
    throw UsageError("there is no home folder to keep names.ini in; set XDG_CONFIG_HOME");
}

std::string placed(const std::filesystem::path& file, const db::OwnNamesProblem& problem) {
    return fmt::format("{}:{}:{}: {}", file.string(), problem.line, problem.column,
                       inWords(problem.reason));
}

void applyOwnNames() {
    if (const auto problem = db::useOwnNames())
        throw UsageError(
            inWords({"usage-own-names", {{"wrong", placed(ownNamesPlace(), *problem)}}}));
}

} // namespace damscope::cli
