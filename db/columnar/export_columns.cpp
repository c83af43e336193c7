// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/columnar/export_columns.hpp"

#include "base/files/atomic_file.hpp"
#include "db/columnar/games_table.hpp"
#include "db/columnar/judged_positions.hpp"
#include "db/columnar/positions_table.hpp"
#include "db/index/header_columns.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/identity.hpp"
#include "db/store/store.hpp"
#include "rules/text/date.hpp"

#include <array>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 2> tables{"games", "positions"};

/// The games of one file.
struct Partition {
    rules::Variant variant{};
    int year = 0; ///< 0: not known
    friend auto operator<=>(const Partition&, const Partition&) = default;
};
using Partitions = std::map<Partition, std::vector<GameId>>;

Partitions partitionsOf(Store& store, std::span<const GameId> ids) {
    HeaderColumns headers(store.connection());
    Partitions partitions;
    for (const GameId id : ids) {
        const auto game = static_cast<std::uint32_t>(id);
        const GameKind kind(headers.value(HeaderColumn::kind, game));
        const auto day = rules::Date::ofStored(headers.value(HeaderColumn::day, game));
        partitions[{kind.variant(), day.year()}].push_back(id);
    }
    return partitions;
}

fs::path folderOf(std::string_view table, const Partition& partition) {
    return fs::path(table) / ("variant=" + std::string(rules::rules(partition.variant).name)) /
           ("year=" + std::to_string(partition.year));
}

std::string fileName(Store& store) {
    std::array<char, 32> name{};
    (void)std::snprintf(name.data(), name.size(), "%016llx.parquet",
                        static_cast<unsigned long long>(identityOf(store.connection())));
    return name.data();
}

/// Exports to one folder.
class Export {
public:
    Export(Store& store, const ColumnsTarget& target, std::stop_token stop)
        : store_(store), target_(target), stop_(std::move(stop)), name_(fileName(store)),
          judged_(store) {}

    ColumnsReport run(std::span<const GameId> ids, const base::Progress& progress) {
        total_ = ids.size();
        for (const std::string_view table : tables)
            fs::create_directories(target_.folder / table);
        progress_ = progress;
        for (const auto& [partition, games] : partitionsOf(store_, ids)) {
            write(partition, games);
            if (!report_.complete)
                return std::move(report_);
        }
        removeOthers();
        return std::move(report_);
    }

private:
    /// A file that gets its name when it is complete.
    class File {
    public:
        File(fs::path path, bool keepPresent)
            : path_(std::move(path)), file_({path_, {}, keepPresent}) {}
        [[nodiscard]] parquet::Sink sink() {
            return [this](std::string_view bytes) {
                file_.write(bytes);
                bytes_ += bytes.size();
            };
        }
        void keep() { file_.keep(); }
        [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

    private:
        fs::path path_;
        base::AtomicFile file_;
        std::uint64_t bytes_ = 0;
    };

    [[nodiscard]] fs::path made(std::string_view table, const Partition& partition) {
        const fs::path folder = target_.folder / folderOf(table, partition);
        fs::create_directories(folder);
        written_.insert(folder / name_);
        return folder / name_;
    }

    void write(const Partition& partition, const std::vector<GameId>& ids) {
        File gamesFile(made(tables[0], partition), target_.keepPresent);
        File positionsFile(made(tables[1], partition), target_.keepPresent);
        GamesTable games(gamesFile.sink());
        PositionsTable positions(partition.variant, positionsFile.sink());
        for (const GameId id : ids) {
            if (stop_.stop_requested()) {
                report_.complete = false;
                return;
            }
            add(id, games, positions);
        }
        games.end();
        positions.end();
        gamesFile.keep();
        positionsFile.keep();
        report_.positions += positions.rows();
        report_.bytes += gamesFile.bytes() + positionsFile.bytes();
    }

    void add(GameId id, GamesTable& games, PositionsTable& positions) {
        const auto parts = readGameParts(store_.connection(), id);
        if (!parts || !isIntact(*parts)) {
            report_.damaged.push_back({id, !parts,
                                       "game " + std::to_string(number(id)) +
                                           " is damaged; 'damscope check' reports what can be "
                                           "saved"});
            return;
        }
        games.add(*parts);
        positions.add(*parts, judged_.of(*parts));
        ++report_.games;
        if (progress_)
            progress_(report_.games, total_);
    }

    // What the same database wrote before and has not written now.
    void removeOthers() const {
        std::vector<fs::path> others;
        for (const std::string_view table : tables)
            for (const auto& entry : fs::recursive_directory_iterator(target_.folder / table))
                if (entry.path().filename() == name_ && !written_.contains(entry.path()))
                    others.push_back(entry.path());
        for (const fs::path& file : others)
            fs::remove(file);
    }

    Store& store_;
    const ColumnsTarget& target_;
    std::stop_token stop_;
    std::string name_;
    JudgedPositions judged_;
    base::Progress progress_;
    std::uint64_t total_ = 0;
    std::set<fs::path> written_;
    ColumnsReport report_;
};

} // namespace

ColumnsReport exportColumns(Store& store, std::span<const GameId> ids, const ColumnsTarget& target,
                            const std::stop_token& stop, const base::Progress& progress) {
    const Snapshot snapshot(store);
    return Export(store, target, stop).run(ids, progress);
}

} // namespace damscope::db
