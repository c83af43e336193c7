// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/variant_endgame.hpp"

#include "analysis/endgame/numbering.hpp"
#include "analysis/endgame/variant_endgame_of.hpp"
#include "base/files/open_files.hpp"
#include "base/files/user_folder.hpp"
#include "base/system/machine.hpp"
#include "rules/board/variants.hpp"

#include <algorithm>
#include <stdexcept>
#include <system_error>

namespace damscope::analysis::endgame {
namespace {

/// The endgame of one of these variants, created once; null for other variants.
template <const rules::Rules&... R> const VariantEndgame* oneOf(rules::Variant variant) {
    const VariantEndgame* found = nullptr;
    const auto offer = [&](rules::Variant v, const VariantEndgame& endgame) {
        if (v == variant)
            found = &endgame;
    };
    (
        [&] {
            static const VariantEndgameOf<R> endgame;
            offer(R.variant, endgame);
        }(),
        ...);
    return found;
}

} // namespace

const VariantEndgame& variantEndgame(rules::Variant variant) {
    namespace tables = rules::tables;
    const VariantEndgame* found =
        oneOf<tables::international, tables::killer, tables::canadian, tables::breakthrough,
              tables::antidraughts, tables::english, tables::italian, tables::thai, tables::russian,
              tables::pool, tables::brazilian, tables::spantsiretti, tables::spanish,
              tables::portuguese, tables::czech, tables::turkish>(variant);
    if (!found)
        throw std::logic_error("the rules of this variant do not allow endgame tables");
    return *found;
}

namespace fs = std::filesystem;

std::optional<fs::path> Library::usualFolder() {
    if (const auto named = base::environment("DAMSCOPE_ENDGAMES"))
        return *named == "none" ? std::nullopt : std::optional(fs::path(*named));
    const auto data = base::userFolder(base::UserFiles::data);
    return data ? std::optional(*data / "endgame") : std::nullopt;
}

namespace {

/// Prevents a second build in a folder while it exists.
base::FileLock folderLock(const fs::path& folder) {
    base::FileLock lock(folder / "building");
    if (!lock.tryLock())
        throw std::system_error(std::make_error_code(std::errc::operation_would_block),
                                folder.string() + ": another build is running here");
    return lock;
}

/// The space left for files in `folder`, which need not exist yet.
std::uint64_t spaceFor(fs::path folder) {
    std::error_code error;
    while (!fs::exists(folder, error) && folder.has_relative_path())
        folder = folder.parent_path();
    const fs::space_info space = fs::space(folder, error);
    return error ? 0 : space.available;
}

} // namespace

bool hasRoomFor(const fs::path& folder, rules::Variant variant, int pieces) {
    if (!hasTables(variant) || pieces > mostPieces)
        return false;
    constexpr std::uint64_t shareOfDisk = 10;
    constexpr std::uint64_t shareOfMemory = 8;
    constexpr std::uint64_t positionsPerByte = 10; // in files; 15 to 40 were measured
    const rules::Board& board = rules::rules(variant).board;
    std::uint64_t all = 0;
    std::uint64_t largest = 0;
    for (const Material& m : classesUpTo(variant, pieces)) {
        all += numberCount(board, m);
        largest = std::max(largest, numberCount(board, m));
    }
    // A class and its mirrored class are solved together, a byte a position.
    return spaceFor(folder) / shareOfDisk >= all / positionsPerByte &&
           base::physicalMemory() / shareOfMemory >= 2 * largest;
}

bool lacksTables(const fs::path& folder, rules::Variant variant, int pieces) {
    if (!hasTables(variant))
        return false;
    const fs::path own = folder / rules::rules(variant).name;
    return std::ranges::any_of(classesUpTo(variant, pieces), [&](const Material& m) {
        std::error_code unknown; // then it counts as missing, and the build reports the error
        return !fs::exists(own / fileName(m), unknown);
    });
}

BuildReport build(const fs::path& folder, rules::Variant variant, int pieces, int threads,
                  const std::stop_token& stop,
                  const std::function<void(const BuildProgress&)>& report) {
    fs::create_directories(folder / rules::rules(variant).name);
    Tables tables(folder, variant);
    const base::FileLock lock = folderLock(tables.folder());
    const rules::Board& board = rules::rules(variant).board;
    const std::vector<Material> classes = classesUpTo(variant, pieces);
    BuildProgress progress;
    for (const Material& m : classes)
        progress.all += numberCount(board, m);
    BuildReport made;
    for (const Material& m : classes) {
        if (tables.find(m) != nullptr) {
            progress.done += numberCount(board, m);
            continue;
        }
        progress.current = m;
        const RunOptions work{threads, stop, [&](std::uint64_t done) {
                                  BuildProgress now = progress;
                                  now.done += done;
                                  if (report)
                                      report(now);
                              }};
        for (const Solution& s : variantEndgame(variant).solve(m, tables, work)) {
            writeTable(tables.fileOf(s.material), variant, s);
            tables.open(s.material);
            ++made.made;
        }
        if (stop.stop_requested())
            return made;
        progress.done += numberCount(board, m);
    }
    made.ready = static_cast<int>(classes.size()) - made.made;
    made.complete = true;
    return made;
}

namespace {

/// The next choice: the first item that can move up by one does, and those before it are
/// reset.
void advance(Chosen& c) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(c.count); ++i) {
        const bool last = i + 1 == static_cast<std::size_t>(c.count);
        if (last || c.at[i] + 1 < c.at[i + 1]) {
            ++c.at[i];
            return;
        }
        c.at[i] = static_cast<std::uint8_t>(i);
    }
}

} // namespace

std::vector<Chosen> allChoices(int n, int k) {
    assert(n >= 0 && n <= mostSquares && k >= 0 && k <= mostPieces);
    std::vector<Chosen> choices;
    if (k > n)
        return choices;
    choices.reserve(choose(n, k));
    Chosen c;
    for (int i = 0; i < k; ++i)
        c.push(static_cast<unsigned>(i));
    for (std::uint64_t left = choose(n, k); left > 0; --left) {
        choices.push_back(c);
        advance(c);
    }
    return choices;
}

} // namespace damscope::analysis::endgame
