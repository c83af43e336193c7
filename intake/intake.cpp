// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/intake.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "intake/archive_reader.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::uint64_t readings = 2;

} // namespace

struct Intake::State {
    State(const std::vector<std::string>& paths, IntakeOptions opts)
        : options(std::move(opts)), list(listPaths(paths)) {
        for (const auto* files : {&list.files, &list.databases})
            for (const PathList::File& file : *files)
                total += readings * file.size;
    }

    std::optional<IntakeItem> next();
    std::optional<IntakeItem> nextOfFile();
    [[nodiscard]] const std::string& nameOf(const std::string& path) const;
    bool openNext();
    void closeFile();

    IntakeOptions options;
    PathList list;
    std::size_t nextNotice = 0;
    std::size_t nextFile = 0;
    std::unique_ptr<Container> container;
    std::atomic<std::uint64_t> total = 0;
    std::atomic<std::uint64_t> finished = 0; // readings of the files before this one
    std::atomic<std::uint64_t> counter = 0;  // of this one
};

std::optional<IntakeItem> Intake::State::next() {
    if (nextNotice < list.notices.size())
        return std::move(list.notices[nextNotice++]);
    while (!options.stop.stop_requested()) {
        if (!container && nextFile == list.files.size())
            return std::nullopt;
        if (auto item = nextOfFile())
            return item;
    }
    return std::nullopt;
}

// Nothing where the file is at its end.
std::optional<IntakeItem> Intake::State::nextOfFile() {
    try {
        if (!container && !openNext())
            return std::nullopt;
        if (auto item = container->next())
            return item;
        closeFile();
        return std::nullopt;
    } catch (const SourceFailure& failure) {
        closeFile();
        return unreadable(shownName(nameOf(list.files[nextFile - 1].path)), failure.reason());
    }
}

const std::string& Intake::State::nameOf(const std::string& path) const {
    const auto found = options.names.find(path);
    return found == options.names.end() ? path : found->second;
}

// False where a stop was requested.
bool Intake::State::openNext() {
    PathList::File& file = list.files[nextFile++];
    const auto input = file.path == "-" ? InputFile::fromStandardInput(options.stop)
                                        : std::make_shared<InputFile>(file.path);
    if (!input)
        return false;
    total += readings * (input->size() - std::min(file.size, input->size()));
    file.size = std::max(file.size, input->size());
    container = openContainer({input,
                               nameOf(file.path),
                               {options.encoding, options.stop, options.tick},
                               options.limits,
                               counter});
    return true;
}

void Intake::State::closeFile() {
    container.reset();
    finished += readings * list.files[nextFile - 1].size;
    counter = 0;
}

Intake::Intake(const std::vector<std::string>& paths, IntakeOptions options)
    : state_(std::make_unique<State>(paths, std::move(options))) {}

Intake::~Intake() = default;

std::optional<IntakeItem> Intake::next() {
    return state_->next();
}

const std::vector<PathList::File>& Intake::databases() const {
    return state_->list.databases;
}

void Intake::noteRead(const PathList::File& database, std::uint64_t done, std::uint64_t total) {
    const bool whole = done >= total;
    const double part = whole ? 0 : static_cast<double>(done) / static_cast<double>(total);
    const std::uint64_t size = readings * database.size;
    state_->counter = static_cast<std::uint64_t>(part * static_cast<double>(size));
    state_->finished += whole ? size : 0;
}

IntakeProgress Intake::progress() const {
    const std::uint64_t total = state_->total;
    return {std::min(total, state_->finished + state_->counter), total};
}

namespace {

using parser::TextOddity;
using parser::TextProblem;

constexpr std::size_t portion = std::size_t{1} << 16;

TextProblem cutAt(std::size_t at) {
    return {{Severity::error, {"text-cut", {}}}, at};
}

TextProblem toProblem(const TextOddity& oddity, std::uint64_t start) {
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
        problems.push_back(toProblem(oddity, offset_));
    if (cut.forced)
        problems.push_back(cutAt(cut.at));
    return problems;
}

namespace {

using namespace std::literals;

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view blanks = " \t\r\n\f\v\x1A";
constexpr std::string_view blanksAndQuoteMarks = "> \t\r\n\f\v\x1A"; // of mail
// How far before the target to start examining lines: only the last line before a cut that is not
// blank matters.
constexpr std::size_t lookBehind = std::size_t{16} << 10;
constexpr std::array terminators{"*"sv,   "1-0"sv, "0-1"sv, "1/2-1/2"sv, "2-0"sv,
                                 "0-2"sv, "1-1"sv, "0-0"sv, "½-½"sv};

bool endsLine(char c) {
    return c == '\n' || c == '\r';
}

// The end of the line that `from` is on. Whole blocks are tried first: a compiler turns them into a
// few instructions, and lines can be megabytes long.
std::size_t findLineEnd(std::string_view text, std::size_t from) {
    constexpr std::size_t block = 64;
    for (; from + block <= text.size(); from += block) {
        unsigned ends = 0;
        for (const char c : text.substr(from, block))
            ends |= static_cast<unsigned>(endsLine(c));
        if (ends != 0)
            break;
    }
    while (from < text.size() && !endsLine(text[from]))
        ++from;
    return from < text.size() ? from : text.npos;
}

std::string_view quotedContent(std::string_view line) {
    if (line.starts_with(byteOrderMark))
        line.remove_prefix(byteOrderMark.size());
    line = base::trimmedStart(line, blanksAndQuoteMarks);
    for (;;) {
        line = base::trimmedEnd(line, blanks);
        // Some programs write the two characters `\r` where they mean the one.
        if (!line.ends_with("\\r"))
            return line;
        line.remove_suffix(2);
    }
}

// Whether a line that begins with a bracket opens a tag.
bool opensTag(std::string_view line) {
    const std::size_t name = line.find_first_not_of(" \t", 1);
    return name != line.npos && base::isLetter(line[name]) && line.find('"') != line.npos;
}

bool endsWithTerminator(std::string_view line) {
    constexpr std::string_view lastCharacters = "*012\xBD"; // the last byte of a fraction sign
    if (line.empty() || lastCharacters.find(line.back()) == line.npos)
        return false;
    return std::ranges::any_of(terminators, [&](std::string_view terminator) {
        if (!line.ends_with(terminator))
            return false;
        const std::string_view before = line.substr(0, line.size() - terminator.size());
        // "A. Alder - B. Birch 2-0" heads a game.
        const bool heads = before.find_first_of(base::digits) == before.npos &&
                           std::ranges::count_if(before, base::isLetter) > 1;
        return !heads && (before.empty() || blanks.find(before.back()) != blanks.npos ||
                          before.ends_with('}') || before.ends_with(')'));
    });
}

} // namespace

struct BatchCutter::TextLine {
    std::size_t start;
    bool blank;
    bool bracket;
    bool tag;
    bool endsGame;

    static TextLine at(std::size_t start, std::string_view text) {
        const std::string_view line = quotedContent(text);
        const bool bracket = line.starts_with('[');
        return {start, line.empty(), bracket, bracket && opensTag(line), endsWithTerminator(line)};
    }
};

std::optional<BatchCut> BatchCutter::look(std::string_view text, bool ended) {
    const bool full = text.size() >= sizes_.longest;
    const std::string_view seen = text.substr(0, sizes_.longest);
    if (!skipped_ && !(skipped_ = skipFarFromTarget(seen)))
        return std::nullopt;
    while (const auto end = endOfLine(seen, ended && !full)) {
        remember(TextLine::at(lineStart_, seen.substr(lineStart_, *end - lineStart_)));
        lineStart_ = searched_ = *end;
        skipWords(seen);
        if (const auto at = choose())
            return BatchCut{*at, false};
    }
    if (full)
        return force(seen);
    return std::nullopt;
}

void BatchCutter::restart() {
    *this = BatchCutter(sizes_);
}

// False if the text is too short yet.
bool BatchCutter::skipFarFromTarget(std::string_view text) {
    if (sizes_.target <= lookBehind)
        return true;
    searched_ = std::max(searched_, sizes_.target - lookBehind);
    const auto end = text.size() < searched_ ? std::nullopt : endOfLine(text, false);
    lineStart_ = searched_ = end.value_or(searched_);
    return end || text.size() >= sizes_.longest;
}

// Behind a line of words others change nothing but the size, by which choose() decides.
void BatchCutter::skipWords(std::string_view text) {
    if (!anyLine_ || bracket_ || endsGame_ || blankBehind_)
        return;
    std::size_t stop = text.size();
    for (const std::size_t times : {std::size_t{3}, std::size_t{2}})
        if (lineStart_ < times * sizes_.target)
            stop = std::min(stop, times * sizes_.target);
    for (std::size_t at = lineStart_; at < stop && base::isLetter(text[at]);) {
        while (at < text.size() && !endsLine(text[at]))
            ++at;
        if (at == text.size() || text[at] != '\n' || !base::isLetter(text[at - 1]))
            break;
        lineStart_ = ++at;
    }
    searched_ = lineStart_;
}

// LF, CR LF and CR each end a line.
std::optional<std::size_t> BatchCutter::endOfLine(std::string_view text, bool ended) {
    const std::size_t end = findLineEnd(text, searched_);
    if (end == text.npos) {
        searched_ = text.size();
        return ended && lineStart_ < text.size() ? std::optional(text.size()) : std::nullopt;
    }
    if (text[end] == '\r' && end + 1 == text.size() && !ended) {
        searched_ = end;
        return std::nullopt;
    }
    return text.substr(end).starts_with("\r\n") ? end + 2 : end + 1;
}

std::optional<BatchCutter::Rank> BatchCutter::lineRank(const TextLine& line) const {
    if (line.blank || !anyLine_ || (bracket_ && !endsGame_))
        return std::nullopt;
    if (line.tag)
        return endsGame_ ? tagsBehindGame : tags;
    if (endsGame_)
        return blankBehind_ ? behindGameAndBlank : behindGame;
    return blankBehind_ ? std::optional(blankLine) : std::nullopt;
}

void BatchCutter::remember(const TextLine& line) {
    const auto rank = lineRank(line);
    if (rank && line.start >= sizes_.target && !first_[*rank])
        first_[*rank] = line.start;
    if (line.blank) {
        blankBehind_ = true;
        return;
    }
    anyLine_ = true;
    bracket_ = line.bracket;
    endsGame_ = line.endsGame;
    blankBehind_ = false;
}

std::optional<std::size_t> BatchCutter::choose() const {
    const std::size_t size = lineStart_;
    const std::size_t least = size < 2 * sizes_.target   ? tagsBehindGame
                              : size < 3 * sizes_.target ? tags
                                                         : behindGame;
    for (std::size_t rank = ranks; rank-- > least;)
        if (first_[rank])
            return first_[rank];
    return std::nullopt;
}

BatchCut BatchCutter::force(std::string_view text) const {
    if (first_[blankLine])
        return {*first_[blankLine], true};
    const std::size_t blank = text.substr(0, text.size() - 1).find_last_of(" \t\n");
    if (blank != text.npos && blank >= sizes_.target)
        return {blank + 1, true};
    std::size_t at = text.size();
    while (at > 1 && base::isContinuation(text[at - 1]))
        --at;
    return {at - 1, true};
}

} // namespace damscope::db
