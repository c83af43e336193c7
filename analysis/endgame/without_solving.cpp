// SPDX-License-Identifier: GPL-3.0-or-later
// In place of variant_endgame.cpp where no endgame tables can be kept, as in a page: it has no room
// for them, none is missing, and since none is ever open, no result is asked for.
#include "analysis/endgame/variant_endgame.hpp"

#include <stdexcept>
#include <system_error>

namespace damscope::analysis::endgame {

std::optional<std::filesystem::path> Library::usualFolder() {
    return std::nullopt;
}

const VariantEndgame& variantEndgame(rules::Variant /*variant*/) {
    throw std::logic_error("this build has no endgame tables");
}

bool hasRoomFor(const std::filesystem::path& /*folder*/, rules::Variant /*variant*/,
                int /*pieces*/) {
    return false;
}

bool lacksTables(const std::filesystem::path& /*folder*/, rules::Variant /*variant*/,
                 int /*pieces*/) {
    return false;
}

BuildReport build(const std::filesystem::path& folder, rules::Variant /*variant*/, int /*pieces*/,
                  int /*threads*/, const std::stop_token& /*stop*/,
                  const std::function<void(const BuildProgress&)>& /*report*/) {
    throw std::system_error(std::make_error_code(std::errc::function_not_supported),
                            folder.string());
}

} // namespace damscope::analysis::endgame
