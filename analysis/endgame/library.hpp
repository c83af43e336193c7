// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/tables.hpp"

#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>

namespace damscope::analysis::endgame {

/// The tables of every variant, opened when a variant is first asked for. Safe for several threads
/// at once.
class Library {
public:
    using TellRefusal = std::function<void(const Tables&, const Tables::Refusal&)>;

    /// Where tables are unless somebody says otherwise: $DAMSCOPE_ENDGAMES, else
    /// $XDG_DATA_HOME/damscope/endgame. Nothing where there is no home folder.
    [[nodiscard]] static std::optional<std::filesystem::path> usualFolder();

    /// The folder holds a folder for each variant; it need not exist. `tell` is called with each
    /// file that cannot be used, by the thread that asks for the variant.
    explicit Library(std::filesystem::path folder, TellRefusal tell = {});

    /// The tables of a variant: none if there are none. They live as long as the library.
    [[nodiscard]] const Tables& of(rules::Variant variant) const;

    /// Whether there is a folder of tables at all.
    [[nodiscard]] bool exists() const;

private:
    std::filesystem::path folder_;
    TellRefusal tell_;
    mutable std::mutex mutex_;
    mutable std::map<rules::Variant, Tables> tables_;
};

} // namespace damscope::analysis::endgame
