// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/folder_variants.hpp"

#include <algorithm>

namespace damscope::db::importing {

std::string folderOf(const std::string& path) {
    return path.substr(0, path.rfind('/') + 1);
}

std::optional<rules::Variant>
FolderVariants::agreed(const std::string& folder,
                       const std::vector<rules::Variant>& possible) const {
    const auto found = variants_.find(folder);
    if (found == variants_.end())
        return std::nullopt;
    std::vector<rules::Variant> played;
    std::ranges::copy_if(found->second, std::back_inserter(played), [&](rules::Variant variant) {
        return std::ranges::count(possible, variant) > 0;
    });
    return played.size() == 1 ? std::optional(played.front()) : std::nullopt;
}

} // namespace damscope::db::importing
