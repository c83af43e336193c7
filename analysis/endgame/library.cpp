// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/library.hpp"

#include "analysis/user_folder.hpp"

#include <system_error>
#include <utility>

namespace damscope::analysis::endgame {

namespace fs = std::filesystem;

std::optional<fs::path> Library::usualFolder() {
    if (const auto named = environment("DAMSCOPE_ENDGAMES"))
        return fs::path(*named);
    const auto data = userDataFolder();
    return data ? std::optional(*data / "endgame") : std::nullopt;
}

Library::Library(fs::path folder, TellRefusal tell)
    : folder_(std::move(folder)), tell_(std::move(tell)) {}

const Tables& Library::of(rules::Variant variant) const {
    const std::scoped_lock lock(mutex_);
    const auto [place, isNew] = tables_.try_emplace(variant, folder_, variant);
    if (isNew && tell_)
        for (const Tables::Refusal& refusal : place->second.refusals())
            tell_(place->second, refusal);
    return place->second;
}

bool Library::exists() const {
    std::error_code error;
    return fs::is_directory(folder_, error);
}

} // namespace damscope::analysis::endgame
