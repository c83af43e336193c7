// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/shards/record_file.hpp"

#include "base/files/stream_error.hpp"
#include "base/system/standard_streams.hpp"
#include "base/text/ascii.hpp"
#include "db/store/codec/hash.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <iterator>
#include <span>
#include <system_error>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::size_t checksumDigits = 16;
constexpr std::size_t longestLine = std::size_t{1} << 20;

std::uint64_t checksumOf(std::string_view record) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): text as bytes
    return hashOf(std::span(reinterpret_cast<const std::uint8_t*>(record.data()), record.size()));
}

std::string lineOf(std::string_view record) {
    std::array<char, checksumDigits> digits{};
    digits.fill('0');
    std::array<char, checksumDigits> number{};
    const auto end = std::to_chars(number.begin(), number.end(), checksumOf(record), 16).ptr;
    std::copy_backward(number.begin(), end, digits.end());
    return std::string(digits.begin(), digits.end()) + ' ' + std::string(record) + '\n';
}

/// The record of a line; nothing if it is not as it was written.
std::optional<std::string> recordOf(std::string_view line) {
    if (line.size() <= checksumDigits || line[checksumDigits] != ' ')
        return std::nullopt;
    const auto checksum = base::readNumber<std::uint64_t>(line.substr(0, checksumDigits), 16);
    const std::string_view record = line.substr(checksumDigits + 1);
    return checksum && *checksum == checksumOf(record) ? std::optional(std::string(record))
                                                       : std::nullopt;
}

constexpr std::string_view doneBegin = R"({"done":")";
constexpr std::string_view doneEnd = R"("})";

std::string doneRecord(const Shard& shard) {
    return std::string(doneBegin) + text(shard) + std::string(doneEnd);
}

/// Nothing if it is another record.
std::optional<Shard> shardDone(std::string_view record) {
    if (!record.starts_with(doneBegin) || !record.ends_with(doneEnd) ||
        record.size() < doneBegin.size() + doneEnd.size())
        return std::nullopt;
    record.remove_prefix(doneBegin.size());
    record.remove_suffix(doneEnd.size());
    return shardFrom(record);
}

/// Whether the text can be the beginning of a first line.
bool canBegin(std::string_view text) {
    const std::string_view digits = text.substr(0, checksumDigits);
    const std::string_view rest = text.substr(digits.size());
    return digits.find_first_not_of("0123456789abcdef") == std::string_view::npos &&
           std::string_view(" {").starts_with(rest.substr(0, 2));
}

/// Whether a file is empty, or its writer was killed before the first line was complete.
bool isBegun(const std::filesystem::path& file, std::string_view firstLine) {
    if (std::filesystem::file_size(file) >= firstLine.size())
        return false;
    std::ifstream stream(file, std::ios::binary);
    return firstLine.starts_with(std::string(std::istreambuf_iterator<char>(stream), {}));
}

} // namespace

// ---- reading

RecordReader::RecordReader(const std::filesystem::path& file) : file_(file, std::ios::binary) {
    if (!file_ || std::filesystem::is_directory(file))
        base::failOn(file, base::streamError(file, base::Opening::read));
    if (readLine())
        header_ = recordOf(line_);
    else
        begun_ = canBegin(line_);
}

/// A complete line. What is longer than any record is read on and left empty.
bool RecordReader::readLine() {
    line_.clear();
    std::uint64_t bytes = 0;
    for (int c = file_.get(); c != std::ifstream::traits_type::eof(); c = file_.get()) {
        ++bytes;
        if (c == '\n') {
            completeBytes_ += bytes;
            if (bytes > longestLine)
                line_.clear();
            return true;
        }
        if (bytes < longestLine)
            line_ += static_cast<char>(c);
    }
    cut_ = bytes > 0;
    if (cut_)
        finished_.reset();
    return false;
}

std::optional<std::string> RecordReader::next() {
    while (header_ && readLine()) {
        auto record = recordOf(line_);
        finished_ = record ? shardDone(*record) : std::nullopt;
        if (record && !finished_)
            return record;
        if (!record)
            ++damaged_;
    }
    return std::nullopt;
}

// ---- writing

RecordFileError::RecordFileError(Message reason)
    : std::runtime_error(translated(reason, Language::english)), reason_(std::move(reason)) {}

RecordWriter::RecordWriter(std::filesystem::path file, const std::string& header,
                           const Known& known)
    : file_(std::move(file)), lock_(file_) {
    if (!lock_.tryLock())
        throw RecordFileError({"record-file-taken", {{"file", file_.string()}}});
    prepare(header, known);
    descriptor_ = base::openFile(file_, base::Opening::extend);
    if (std::filesystem::file_size(file_) == 0)
        append(header);
}

void RecordWriter::prepare(const std::string& header, const Known& known) {
    if (!std::filesystem::is_regular_file(file_))
        throw RecordFileError({"record-file-irregular", {{"file", file_.string()}}});
    RecordReader reader(file_);
    if (!isBegun(file_, lineOf(header))) {
        if (!reader.header())
            throw RecordFileError({"record-file-damaged", {{"file", file_.string()}}});
        if (*reader.header() != header)
            throw RecordFileError(
                {"record-file-differs",
                 {{"file", file_.string()}, {"own", *reader.header()}, {"first", header}}});
    }
    while (const auto record = reader.next())
        known(*record);
    finished_ = reader.finished();
    if (reader.isCut())
        std::filesystem::resize_file(file_, reader.completeBytes());
}

void RecordWriter::append(std::string_view record) {
    const std::string line = lineOf(record);
    const std::scoped_lock guard(mutex_);
    finished_.reset();
    // Whole: the system does not mix appended pieces.
    if (const std::error_code error = base::writeAll(descriptor_.number(), line))
        base::failOn(file_, error);
}

void RecordWriter::finish(const Shard& shard) {
    if (finished_ == shard)
        return;
    append(doneRecord(shard));
    finished_ = shard;
}

namespace {

bool take(std::string_view text, std::uint64_t& number) {
    const auto read = base::readNumber<std::uint64_t>(text);
    number = read.value_or(number);
    return read.has_value();
}

} // namespace

bool Shard::holds(std::uint64_t hash) const {
    // Keys are random numbers, but hashes of other things may differ in their low bits only.
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
    constexpr int half = 32;
    return ((hash * golden) >> half) % count == number - 1;
}

std::string text(const Shard& shard) {
    return std::to_string(shard.number) + '/' + std::to_string(shard.count);
}

std::optional<Shard> shardFrom(std::string_view text) {
    const std::size_t slash = text.find('/');
    Shard shard;
    if (slash == std::string_view::npos || !take(text.substr(0, slash), shard.number) ||
        !take(text.substr(slash + 1), shard.count))
        return std::nullopt;
    if (shard.number < 1 || shard.number > shard.count || shard.count > Shard::most)
        return std::nullopt;
    return shard;
}

void MergedFiles::add(const RecordReader& read, std::uint64_t illegal) {
    if (const auto shard = read.finished()) {
        finished_[shard->count].insert(shard->number);
        return;
    }
    faults_.damaged += read.damaged() + illegal;
    ++(read.isCut() || !read.header() ? faults_.cut : faults_.unfinished);
}

FileFaults MergedFiles::faults() const {
    FileFaults faults = faults_;
    const auto isWhole = [](const auto& entry) { return entry.second.size() == entry.first; };
    if (std::ranges::any_of(finished_, isWhole))
        return faults;
    for (const auto& [count, numbers] : finished_)
        for (std::uint64_t number = 1; number <= count; ++number)
            if (!numbers.contains(number))
                faults.missing.push_back({number, count});
    return faults;
}

} // namespace damscope::db
