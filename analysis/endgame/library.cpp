// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/library.hpp"

#include "analysis/endgame/build.hpp"
#include "base/files/user_folder.hpp"

#include <algorithm>
#include <exception>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace damscope::analysis::endgame {

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
