// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/analysis/merge_evaluations.hpp"

#include "db/shards/record_file.hpp"

#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

using analysis::PositionEvaluation;

constexpr std::size_t recordsPerCommit = 1000;

/// Proved before estimated, more lines before fewer, more nodes, deeper; what is equal in these has
/// an order too, for the result must not depend on which file comes first.
auto thoroughness(const EvaluatedPosition& evaluated) {
    EvaluatedPosition timeless = evaluated;
    timeless.evaluation.time = {};
    const PositionEvaluation& e = timeless.evaluation;
    return std::tuple(e.score().kind() != analysis::Score::Kind::estimate, e.asked.lines, e.nodes,
                      e.depth, recordText(timeless));
}

class Merge {
public:
    Merge(Store& store, const base::Progress& progress, std::uint64_t bytes)
        : store_(store), writer_(store), progress_(progress), bytes_(bytes) {}

    void add(const std::filesystem::path& file, const EvaluationHeader& header,
             const std::stop_token& stop) {
        RecordReader reader(file);
        while (const auto record = reader.next()) {
            take(*record, header);
            if (waiting_.size() >= recordsPerCommit)
                save();
            if (stop.stop_requested()) {
                done_.complete = false;
                break;
            }
        }
        save();
        if (done_.complete)
            files_.add(reader, std::exchange(illegal_, 0));
    }
    [[nodiscard]] EvaluationMerge done() const {
        EvaluationMerge done = done_;
        static_cast<FileFaults&>(done) = files_.faults();
        return done;
    }

private:
    void take(const std::string& record, const EvaluationHeader& header) {
        readBytes_ += record.size();
        auto evaluated = readRecord(record, header);
        if (!evaluated) {
            ++illegal_;
            return;
        }
        ++done_.records;
        const EvaluationPlace place = placeOf(evaluated->position);
        const auto known = waiting_.find(place);
        if (known == waiting_.end())
            waiting_.emplace(place, std::move(*evaluated));
        else if (thoroughness(known->second) < thoroughness(*evaluated))
            known->second = std::move(*evaluated);
    }

    [[nodiscard]] bool isBetter(const EvaluatedPosition& evaluated) {
        const auto known = evaluation(store_, evaluated.position, evaluated.evaluation.engine);
        return !known || thoroughness({evaluated.position, *known}) < thoroughness(evaluated);
    }

    void save() {
        std::vector<EvaluatedPosition> better;
        for (auto& [place, evaluated] : waiting_)
            if (isBetter(evaluated))
                better.push_back(std::move(evaluated));
        waiting_.clear();
        if (!better.empty())
            writer_.save(better);
        done_.stored += better.size();
        if (progress_)
            progress_(std::min(readBytes_, bytes_), bytes_);
    }

    Store& store_;
    EvaluationWriter writer_;
    const base::Progress& progress_;
    std::uint64_t bytes_;
    std::uint64_t readBytes_ = 0;
    std::map<EvaluationPlace, EvaluatedPosition> waiting_;
    EvaluationMerge done_;
    MergedFiles files_;
    std::uint64_t illegal_ = 0; // records of this file
};

Expected<EvaluationHeader, MergeRefusal> headerOf(const std::filesystem::path& file) {
    using Reason = MergeRefusal::Reason;
    const RecordReader reader(file);
    if (!reader.header())
        return Unexpected{MergeRefusal{Reason::otherContent, file}};
    const auto header = readHeader(*reader.header());
    if (!header)
        return Unexpected{MergeRefusal{
            header.error() == HeaderFault::newerFormat ? Reason::newerFormat : Reason::otherContent,
            file}};
    return *header;
}

} // namespace

Expected<EvaluationMerge, MergeRefusal>
mergeEvaluations(Store& store, std::span<const std::filesystem::path> files,
                 const std::stop_token& stop, const base::Progress& progress) {
    std::optional<EvaluationHeader> first;
    std::uint64_t bytes = 0;
    for (const std::filesystem::path& file : files) {
        if (RecordReader(file).isOnlyBegun())
            continue;
        const auto header = headerOf(file);
        if (!header)
            return Unexpected{header.error()};
        if (first && headerText(*first) != headerText(*header))
            return Unexpected{
                MergeRefusal{MergeRefusal::Reason::otherSettings, file, *header, *first}};
        first = *header;
        bytes += std::filesystem::file_size(file);
    }
    Merge merge(store, progress, bytes);
    for (const std::filesystem::path& file : files)
        if (!stop.stop_requested())
            merge.add(file, first.value_or(EvaluationHeader{}), stop);
    EvaluationMerge done = merge.done();
    done.complete = !stop.stop_requested();
    return done;
}

} // namespace damscope::db
