// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/format_option.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/exit_status.hpp"
#include "cli/text/sheet.hpp"
#include "db/people/decisions.hpp"
#include "db/people/proposals.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace damscope::cli {

// What `damscope players` prints of proposals and decisions.

[[nodiscard]] Json proposalJson(const db::MergeProposal& proposal);
[[nodiscard]] std::string proposalsCsv(const std::vector<db::MergeProposal>& all,
                                       base::CsvReader reader);
[[nodiscard]] Sheet proposalSheet(const std::vector<db::MergeProposal>& all);

/// `decision`: "merged" or "separated".
ExitStatus printDecision(const std::string& decision, std::uint64_t names,
                         const FormatOption& format, Console& console);
ExitStatus printUndone(const db::UndoneNaming& undone, const FormatOption& format,
                       Console& console);

} // namespace damscope::cli
