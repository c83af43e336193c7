// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/columnar/export_columns.hpp"

#include "base/files/atomic_file.hpp"
#include "db/columnar/column_files.hpp"
#include "db/columnar/games_table.hpp"
#include "db/columnar/judged_positions.hpp"
#include "db/columnar/positions_table.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <string>
#include <utility>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

/// Exports to one folder.
class Export {
public:
    Export(Store& store, std::span<const GameId> ids, const ColumnsTarget& target,
           std::stop_token stop)
        : store_(store), keepPresent_(target.keepPresent), stop_(std::move(stop)),
          total_(ids.size()), partitions_(partitionsOf(store, ids)),
          files_(store, target.folder, partitions_), judged_(store) {}

    ColumnsReport run(const base::Progress& progress) {
        progress_ = progress;
        report_.complete = !stop_.stop_requested();
        files_.requireWritable(keepPresent_);
        for (const auto& [partition, games] : partitions_) {
            if (!report_.complete)
                return std::move(report_);
            write(partition, games);
        }
        if (report_.complete && !keepPresent_)
            files_.removeOutdated();
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

    [[nodiscard]] fs::path made(std::string_view table, const Partition& partition) const {
        fs::path file = files_.file(table, partition);
        fs::create_directories(file.parent_path());
        return file;
    }

    void write(const Partition& partition, const std::vector<GameId>& ids) {
        File gamesFile(made(ColumnFiles::tables[0], partition), keepPresent_);
        File positionsFile(made(ColumnFiles::tables[1], partition), keepPresent_);
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
        files_.removeReplaced(partition);
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

    Store& store_;
    bool keepPresent_;
    std::stop_token stop_;
    std::uint64_t total_;
    Partitions partitions_;
    ColumnFiles files_;
    JudgedPositions judged_;
    base::Progress progress_;
    ColumnsReport report_;
};

} // namespace

ColumnsReport exportColumns(Store& store, std::span<const GameId> ids, const ColumnsTarget& target,
                            const std::stop_token& stop, const base::Progress& progress) {
    const Snapshot snapshot(store);
    return Export(store, ids, target, stop).run(progress);
}

} // namespace damscope::db
