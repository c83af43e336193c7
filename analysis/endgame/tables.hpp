// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/table.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace damscope::analysis::endgame {

/// The name of the file of a class: "0112.endgame".
[[nodiscard]] std::string fileName(const Material& m);

/// The tables of one variant in a folder. After construction safe for concurrent use.
class Tables {
public:
    /// A file that cannot be used, and why.
    struct Refusal {
        std::filesystem::path file;
        std::string reason;
    };

    /// Opens the tables in `folder`/NAME OF THE VARIANT; none if there is no folder.
    Tables(const std::filesystem::path& folder, rules::Variant variant);

    [[nodiscard]] rules::Variant variant() const { return variant_; }
    /// The folder of its files.
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    [[nodiscard]] const std::vector<Refusal>& refusals() const { return refusals_; }
    [[nodiscard]] bool empty() const { return largest_ == 0; }
    /// How many tables there are.
    [[nodiscard]] std::size_t count() const;
    /// The largest number of pieces of a table.
    [[nodiscard]] int largest() const { return largest_; }

    /// The table of a class; null if there is none. A class of more than mostPieces has none.
    [[nodiscard]] const Table* find(const Material& m) const {
        return m.pieces() > largest_ ? nullptr : tables_[keyOf(m)].get();
    }

    [[nodiscard]] std::filesystem::path fileOf(const Material& m) const;
    /// Opens the table of a class if its file is there.
    void open(const Material& m);

private:
    static std::size_t keyOf(const Material& m) {
        return std::size_t{m.whiteMen} | std::size_t{m.blackMen} << 3U |
               std::size_t{m.whiteKings} << 6U | std::size_t{m.blackKings} << 9U;
    }

    std::filesystem::path folder_;
    rules::Variant variant_;
    int largest_ = 0;
    std::vector<std::unique_ptr<const Table>> tables_;
    std::vector<Refusal> refusals_;
};

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
