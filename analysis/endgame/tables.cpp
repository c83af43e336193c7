// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/tables.hpp"

#include "analysis/endgame/build.hpp"
#include "analysis/endgame/numbering.hpp"
#include "base/files/user_folder.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <system_error>
#include <utility>

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

namespace fs = std::filesystem;

std::optional<fs::path> Library::usualFolder() {
    if (const auto named = base::environment("DAMSCOPE_ENDGAMES"))
        return *named == "none" ? std::nullopt : std::optional(fs::path(*named));
    const auto data = base::userDataFolder();
    return data ? std::optional(*data / "endgame") : std::nullopt;
}

Library::Library(fs::path folder, ReportRefusal report, Missing missing)
    : folder_(std::move(folder)), report_(std::move(report)), missing_(missing) {}

const Tables& Library::of(rules::Variant variant) const {
    const std::scoped_lock lock(mutex_);
    if (!tables_.contains(variant)) {
        add(variant, std::make_unique<const Tables>(folder_, variant));
        const int pieces = missing_ == Missing::areMade ? piecesToMake(variant) : 0;
        if (pieces > 0 && lacksTables(folder_, variant, pieces))
            makers_.emplace_back([this, variant, pieces](const std::stop_token& stop) {
                makeMissing(variant, pieces, stop);
            });
    }
    return *tables_.at(variant).back();
}

void Library::add(rules::Variant variant, std::unique_ptr<const Tables> tables) const {
    if (report_)
        for (const Tables::Refusal& refusal : tables->refusals())
            report_(*tables, refusal);
    tables_[variant].push_back(std::move(tables));
}

int Library::piecesToMake(rules::Variant variant) const {
    return hasRoomFor(folder_, variant, backgroundPieces) ? backgroundPieces : smallPieces;
}

void Library::makeMissing(rules::Variant variant, int pieces, const std::stop_token& stop) const {
    constexpr int lowest = 19;
    // Only of this thread. If it is refused, the work is done anyway.
    (void)::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), lowest);
    // The small ones are of use long before the others are ready.
    for (int ready = std::min(smallPieces, pieces); ready <= pieces; ++ready) {
        try {
            const BuildReport report = build(folder_, variant, ready, 1, stop, {});
            if (report.made == 0 && report.complete)
                continue;
        } catch (const std::exception&) {
            return; // a full disk, or another program is building them: tables are optional
        }
        if (stop.stop_requested())
            return;
        // Opened before the lock is taken: nobody may wait for a thread of this priority.
        auto tables = std::make_unique<const Tables>(folder_, variant);
        const std::scoped_lock lock(mutex_);
        add(variant, std::move(tables));
    }
}

bool Library::exists() const {
    std::error_code error;
    return fs::is_directory(folder_, error);
}

} // namespace damscope::analysis::endgame
