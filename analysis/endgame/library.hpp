// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/tables.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace damscope::analysis::endgame {

/// What becomes of small tables that are missing when a variant is first asked for.
enum class Missing : std::uint8_t {
    stay,   ///< missing
    areMade ///< in a thread of low priority; who asks later gets them. Without them where that
            ///< fails
};

/// The tables of every variant, opened when a variant is first asked for. Safe for several threads
/// at once.
class Library {
public:
    using TellRefusal = std::function<void(const Tables&, const Tables::Refusal&)>;

    /// Where tables are unless somebody says otherwise: $DAMSCOPE_ENDGAMES, else
    /// $XDG_DATA_HOME/damscope/endgame. Nothing where there is no home folder, or where
    /// $DAMSCOPE_ENDGAMES is "none".
    [[nodiscard]] static std::optional<std::filesystem::path> usualFolder();

    /// The folder holds a folder for each variant; it need not exist. `tell` is called with each
    /// file that cannot be used, by the thread that asks for the variant.
    explicit Library(std::filesystem::path folder, TellRefusal tell = {},
                     Missing missing = Missing::stay);

    /// The tables of a variant: none if there are none. They live as long as the library, also when
    /// it has newer ones.
    [[nodiscard]] const Tables& of(rules::Variant variant) const;

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// Whether there is a folder of tables at all.
    [[nodiscard]] bool exists() const;

private:
    void open(rules::Variant variant) const;
    void makeMissing(rules::Variant variant, const std::stop_token& stop) const;

    std::filesystem::path folder_;
    TellRefusal tell_;
    Missing missing_;
    mutable std::mutex mutex_;
    mutable std::map<rules::Variant, std::vector<std::unique_ptr<const Tables>>> tables_;
    mutable std::vector<std::jthread> makers_; // last: they end before what they use
};

} // namespace damscope::analysis::endgame
