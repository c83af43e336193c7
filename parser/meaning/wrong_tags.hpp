// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/find_variant.hpp"

#include <optional>
#include <vector>

namespace damscope::parser {

/// The games of an archive that break at once in the variant of their tags, and which variants all
/// of them fit. Broken games, which fit none, do not count.
class WrongTags {
public:
    void add(const GameText& text);
    /// One if these games decide, several if they leave it open, none if they differ.
    [[nodiscard]] const std::vector<rules::Variant>& common() const { return common_; }

private:
    std::vector<rules::Variant> common_;
    bool isBegun_ = false;
};

/// The variant that a game fits to its end which breaks at once, after `plies`, in the one that its
/// tags say. Its source is `corrected` if it is to be taken: nothing else fits. Nothing if there is
/// none.
[[nodiscard]] std::optional<FoundVariant> otherVariant(const GameText& text,
                                                       const std::vector<rules::Tag>& tags,
                                                       rules::Variant said, int plies,
                                                       const AssembleOptions& options);

} // namespace damscope::parser
