// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/tables.hpp"

#include "analysis/endgame/numbering.hpp"

#include <algorithm>
#include <system_error>

namespace damscope::analysis::endgame {

namespace fs = std::filesystem;

std::string fileName(const Material& m) {
    return nameOf(m) + ".endgame";
}

Tables::Tables(const fs::path& folder, rules::Variant variant)
    : folder_(folder / rules::rules(variant).name), variant_(variant),
      tables_(std::size_t{1} << 12) {
    for (const Material& m : classesUpTo(variant, mostPieces))
        open(m);
}

fs::path Tables::fileOf(const Material& m) const {
    return folder_ / fileName(m);
}

std::size_t Tables::count() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(tables_, [](const auto& table) { return table != nullptr; }));
}

void Tables::open(const Material& m) {
    const fs::path file = fileOf(m);
    std::error_code error;
    if (!fs::exists(file, error))
        return;
    auto table = Table::open(file, variant_, m, numbersOf(rules::rules(variant_).board, m));
    if (!table) {
        refusals_.push_back({file, table.error()});
        return;
    }
    tables_[keyOf(m)] = std::make_unique<const Table>(std::move(*table));
    largest_ = std::max(largest_, m.pieces());
}

} // namespace damscope::analysis::endgame
