// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/columnar/export_columns.hpp"

#include "base/files/atomic_file.hpp"
#include "base/files/links.hpp"
#include "base/files/output_target.hpp"
#include "db/search/columnar/tables.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/identity.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <cstdio>

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
            report_.damaged.push_back(
                {id, !parts, {"game-unreadable", {{"id", counted(number(id))}}}});
            return;
        }
        games.add(*parts);
        positions.add(*parts, judged_.of(parts->moves));
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

namespace {

constexpr std::string_view extension = ".parquet";

std::string hexadecimal(std::uint64_t number) {
    std::array<char, 17> digits{};
    (void)std::snprintf(digits.data(), digits.size(), "%016llx",
                        static_cast<unsigned long long>(number));
    return digits.data();
}

std::string hashOfIds(std::vector<GameId> ids) {
    constexpr std::size_t digits = 8;
    std::ranges::sort(ids);
    Hash hash;
    for (const GameId id : ids)
        hash.add(static_cast<std::uint64_t>(number(id)));
    return hexadecimal(hash.value()).substr(0, digits);
}

// Also of a folder that is not there. What a link leads to is not below it.
std::vector<fs::path> filesBelow(const fs::path& folder) {
    std::vector<fs::path> files;
    if (!fs::is_directory(folder))
        return files;
    for (fs::recursive_directory_iterator at(folder), end; at != end; ++at) {
        if (at->is_regular_file())
            files.push_back(at->path());
        else if (base::isLink(at->path()))
            at.disable_recursion_pending();
    }
    return files;
}

} // namespace

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

ColumnFiles::ColumnFiles(Store& store, fs::path folder, const Partitions& chosen)
    : folder_(std::move(folder)),
      number_(hexadecimal(static_cast<std::uint64_t>(identityOf(store.connection())))) {
    const Partitions all = partitionsOf(store, findGames(store, {}));
    for (const auto& [partition, ids] : chosen) {
        const auto same = all.find(partition);
        const bool complete = same != all.end() && same->second.size() == ids.size();
        if (complete)
            complete_.insert(partition);
        names_[partition] = number_ + (complete ? "" : "-" + hashOfIds(ids));
    }
    whole_ = !all.empty() && complete_.size() == all.size();
}

fs::path ColumnFiles::folderOf(std::string_view table, const Partition& partition) const {
    return folder_ / table / ("variant=" + std::string(rules::rules(partition.variant).name)) /
           ("year=" + std::to_string(partition.year));
}

fs::path ColumnFiles::file(std::string_view table, const Partition& partition) const {
    return folderOf(table, partition) / (names_.at(partition) + std::string(extension));
}

bool ColumnFiles::isOfDatabase(const fs::path& file) const {
    const std::string stem = file.stem().string();
    return file.extension() == extension && (stem == number_ || stem.starts_with(number_ + "-"));
}

std::vector<fs::path> ColumnFiles::others(std::string_view table,
                                          const Partition& partition) const {
    std::vector<fs::path> files = filesBelow(folderOf(table, partition));
    std::erase_if(files, [&, own = file(table, partition)](const fs::path& other) {
        return other == own || !isOfDatabase(other);
    });
    return files;
}

void ColumnFiles::requireWritable(bool keepPresent) const {
    for (const auto& [partition, name] : names_)
        for (const std::string_view table : tables) {
            const std::vector<fs::path> present = others(table, partition);
            if (!present.empty() && keepPresent)
                throw base::OutputRefused({base::OutputRefusal::Reason::present, present[0], {}});
            if (!present.empty() && !complete_.contains(partition))
                throw OtherColumns(present[0]);
            base::requireWritable({file(table, partition), {}, keepPresent});
        }
}

void ColumnFiles::removeReplaced(const Partition& partition) const {
    for (const std::string_view table : tables)
        for (const fs::path& file : others(table, partition))
            fs::remove(file);
}

void ColumnFiles::removeOutdated() const {
    if (!whole_)
        return;
    std::set<fs::path> current;
    for (const std::string_view table : tables) {
        for (const auto& [partition, name] : names_)
            current.insert(file(table, partition));
        for (const fs::path& file : filesBelow(folder_ / table))
            if (isOfDatabase(file) && !current.contains(file))
                fs::remove(file);
    }
}

} // namespace damscope::db
