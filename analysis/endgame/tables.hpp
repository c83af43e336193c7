// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/table.hpp"

#include <filesystem>
#include <memory>
#include <string>
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

} // namespace damscope::analysis::endgame
