// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/batch_reader.hpp"

#include "parser/syntax/reader.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

using parser::TextOddity;
using parser::TextProblem;

constexpr std::size_t portion = std::size_t{1} << 16;

TextProblem cutAt(std::size_t at) {
    return {{Severity::error, {"text-cut", {}}}, at};
}

TextProblem problemOf(const TextOddity& oddity, std::uint64_t start) {
    return {{Severity::warning, oddity.message()}, static_cast<std::size_t>(oddity.offset - start)};
}

} // namespace

BatchReader::BatchReader(ByteStream& bytes, const std::string& encoding, const BatchSizes& sizes)
    : bytes_(bytes), transcoder_(encoding), cutter_(sizes), room_(portion) {}

std::optional<TextBatch> BatchReader::next() {
    for (;;) {
        if (const auto cut = cutter_.look(text_, ended_))
            return take(*cut);
        if (!ended_)
            readOn();
        else if (text_.empty())
            return std::nullopt;
        else
            return take({text_.size(), false});
    }
}

void BatchReader::readOn() {
    const std::size_t got = bytes_.read(room_);
    if (got > 0) {
        transcoder_.convert({room_.data(), got}, text_);
    } else {
        transcoder_.finish(text_);
        ended_ = true;
    }
    for (TextOddity& oddity : transcoder_.takeOddities())
        oddities_.push_back(oddity);
}

TextBatch BatchReader::take(const BatchCut& cut) {
    std::string rest = text_.substr(cut.at);
    text_.resize(cut.at);
    TextBatch batch{number_++, offset_, place_, {}, takeProblems(cut)};
    place_ = parser::placeBehind(text_, place_);
    offset_ += cut.at;
    batch.text = std::make_shared<const std::string>(std::exchange(text_, std::move(rest)));
    cutter_.restart();
    return batch;
}

// Oddities of one kind are reported once in a batch, however many there are.
std::vector<TextProblem> BatchReader::takeProblems(const BatchCut& cut) {
    const auto isHere = [&](const TextOddity& o) { return o.offset < offset_ + cut.at; };
    const auto later = std::ranges::partition_point(oddities_, isHere);
    std::vector<TextOddity> summed;
    for (auto i = oddities_.begin(); i != later; ++i) {
        const auto same = std::ranges::find(summed, i->kind, &TextOddity::kind);
        if (same == summed.end())
            summed.push_back(*i);
        else
            same->count += i->count;
    }
    oddities_.erase(oddities_.begin(), later);
    std::vector<TextProblem> problems;
    problems.reserve(summed.size() + 1);
    for (const TextOddity& oddity : summed)
        problems.push_back(problemOf(oddity, offset_));
    if (cut.forced)
        problems.push_back(cutAt(cut.at));
    return problems;
}

} // namespace damscope::db
