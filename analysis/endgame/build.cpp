// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/build.hpp"

#include "analysis/endgame/numbering.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

namespace damscope::analysis::endgame {

namespace fs = std::filesystem;

namespace {

/// Keeps a second build out of a folder, for as long as this one lives.
class Lock {
public:
    explicit Lock(const fs::path& folder)
        : file_(folder / "building"),
          descriptor_(::open(file_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666)) {
        if (descriptor_ == -1)
            throw std::system_error(errno, std::generic_category(), file_.string());
        if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0)
            return;
        const int error = errno;
        ::close(descriptor_); // nothing was written
        throw std::system_error(error, std::generic_category(),
                                folder.string() + ": another build is at work here");
    }
    ~Lock() { ::close(descriptor_); } // which ends the lock
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

private:
    fs::path file_;
    int descriptor_;
};

} // namespace

bool lacksTables(const fs::path& folder, rules::Variant variant, int pieces) {
    if (!hasTables(variant))
        return false;
    const fs::path own = folder / rules::rules(variant).name;
    return std::ranges::any_of(classesUpTo(variant, pieces), [&](const Material& m) {
        std::error_code unknown; // then it counts as missing, and the build says what is wrong
        return !fs::exists(own / fileName(m), unknown);
    });
}

BuildReport build(const fs::path& folder, rules::Variant variant, int pieces, int threads,
                  const std::stop_token& stop,
                  const std::function<void(const BuildProgress&)>& report) {
    fs::create_directories(folder / rules::rules(variant).name);
    Tables tables(folder, variant);
    const Lock lock(tables.folder());
    const rules::Board& board = rules::rules(variant).board;
    const std::vector<Material> classes = classesUpTo(variant, pieces);
    BuildProgress progress;
    for (const Material& m : classes)
        progress.all += numbersOf(board, m);
    BuildReport made;
    for (const Material& m : classes) {
        if (tables.find(m) != nullptr) {
            progress.done += numbersOf(board, m);
            continue;
        }
        progress.current = m;
        const Work work{threads, stop, [&](std::uint64_t done) {
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
        progress.done += numbersOf(board, m);
    }
    made.ready = static_cast<int>(classes.size()) - made.made;
    made.complete = true;
    return made;
}

} // namespace damscope::analysis::endgame
