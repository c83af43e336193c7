// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace damscope::db::importing {

using VariantSet = std::set<rules::Variant>;

/// The folder or archive of a source, with a slash at the end; empty for a name alone.
[[nodiscard]] std::string folderOf(const std::string& path);

/// What the sources of a folder or archive play. It decides for a source of which several variants
/// are possible, such as positions without moves.
class FolderVariants {
public:
    /// A source in the folder has games of this variant.
    void add(const std::string& folder, rules::Variant variant) {
        variants_[folder].insert(variant);
    }
    void add(const std::string& folder, const VariantSet& variants) {
        variants_[folder].insert(variants.begin(), variants.end());
    }
    /// The only variant of the folder among the possible ones; nothing if there are none or
    /// several.
    [[nodiscard]] std::optional<rules::Variant>
    agreed(const std::string& folder, const std::vector<rules::Variant>& possible) const;

private:
    std::map<std::string, VariantSet> variants_;
};

} // namespace damscope::db::importing
