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

/// What happens to missing tables when a variant is first used.
enum class Missing : std::uint8_t {
    stay,   ///< missing
    areMade ///< in a thread of low priority: small ones first, then those of backgroundPieces if
            ///< there is room. Later calls get them. Without them if that fails
};

/// The tables of every variant, opened when a variant is first used. Safe for concurrent
/// use.
class Library {
public:
    using ReportRefusal = std::function<void(const Tables&, const Tables::Refusal&)>;

    /// The default folder of tables: $DAMSCOPE_ENDGAMES, else $XDG_DATA_HOME/damscope/endgame.
    /// Nothing if there is no home folder, or if
    /// $DAMSCOPE_ENDGAMES is "none".
    [[nodiscard]] static std::optional<std::filesystem::path> usualFolder();

    /// The folder contains a folder for each variant; it need not exist. `report` is called with
    /// each file that cannot be used, by the thread that asks for the variant or the one that makes
    /// its tables, never by two at once.
    explicit Library(std::filesystem::path folder, ReportRefusal report = {},
                     Missing missing = Missing::stay);

    /// The tables of a variant: empty if there are none. They live as long as the library, even if
    /// it has newer ones.
    [[nodiscard]] const Tables& of(rules::Variant variant) const;

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// Whether there is a folder of tables at all.
    [[nodiscard]] bool exists() const;

private:
    /// Makes these the tables of the variant. The mutex is locked.
    void add(rules::Variant variant, std::unique_ptr<const Tables> tables) const;
    /// The number of pieces up to which missing tables are made.
    [[nodiscard]] int piecesToMake(rules::Variant variant) const;
    void makeMissing(rules::Variant variant, int pieces, const std::stop_token& stop) const;

    std::filesystem::path folder_;
    ReportRefusal report_;
    Missing missing_;
    mutable std::mutex mutex_;
    mutable std::map<rules::Variant, std::vector<std::unique_ptr<const Tables>>> tables_;
    mutable std::vector<std::jthread> makers_; // last: they end before what they use
};

} // namespace damscope::analysis::endgame
