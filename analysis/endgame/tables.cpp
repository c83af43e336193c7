// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/tables.hpp"

#include "analysis/endgame/numbering.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "base/files/atomic_file.hpp"
#include "base/system/machine.hpp"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <exception>
#include <limits>
#include <stdexcept>
#include <string_view>
#include <system_error>

namespace damscope::analysis::endgame {

namespace fs = std::filesystem;

std::string fileName(const Material& m) {
    return nameOf(m) + ".endgame";
}

Tables::Tables(const fs::path& folder, rules::Variant variant)
    : folder_(folder / rules::rules(variant).name), variant_(variant),
      tables_(std::size_t{1} << 12) {
    for (const Material& m : classesUpTo(variant, mostPieces))
        open(m);
}

fs::path Tables::fileOf(const Material& m) const {
    return folder_ / fileName(m);
}

std::size_t Tables::count() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(tables_, [](const auto& table) { return table != nullptr; }));
}

void Tables::open(const Material& m) {
    const fs::path file = fileOf(m);
    std::error_code error;
    if (!fs::exists(file, error))
        return;
    auto table = Table::open(file, variant_, m, numberCount(rules::rules(variant_).board, m));
    if (!table) {
        refusals_.push_back({file, table.error()});
        return;
    }
    tables_[keyOf(m)] = std::make_unique<const Table>(std::move(*table));
    largest_ = std::max(largest_, m.pieces());
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
    base::yieldToOthers();
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

namespace {

/// Files up to this size are checked completely when they are opened, which takes a millisecond or
/// two.
constexpr std::size_t smallFile = 16 << 20;

} // namespace

Expected<Table, std::string> Table::open(const std::filesystem::path& file, rules::Variant variant,
                                         const Material& material, std::uint64_t entries) {
    try {
        Table table(base::MappedFile(file), material);
        std::string wrong = table.examine(variant, entries);
        if (!wrong.empty())
            return Unexpected{std::move(wrong)};
        return table;
    } catch (const std::system_error& error) {
        return Unexpected{error.code().message()};
    }
}

std::string Table::examine(rules::Variant variant, std::uint64_t entries) {
    const Bytes file = mapping_.bytes();
    if (file.size() < layout::headerSize ||
        !std::ranges::equal(file.first(base::endgameTableMagic.size()), base::endgameTableMagic))
        return "this is not an endgame table";
    if (layout::number<4>(file, layout::versionAt) != layout::version)
        return "this table was written by another version of Damscope";
    entries_ = layout::number<8>(file, layout::entriesAt);
    if (layout::number<4>(file, layout::variantAt) != static_cast<std::uint64_t>(variant) ||
        layout::materialIn(file) != material_ || entries_ != entries ||
        layout::number<4>(file, layout::entriesABlockAt) != layout::entriesABlock)
        return "this table is for other positions";
    const std::size_t directorySize = layout::blocksNeeded(entries) * layout::directoryEntrySize;
    const std::uint64_t blocksSize = layout::number<8>(file, layout::blocksSizeAt);
    if (file.size() - layout::headerSize < directorySize ||
        file.size() - layout::headerSize - directorySize != blocksSize)
        return "its size differs from the size when it was written";
    directory_ = file.subspan(layout::headerSize, directorySize);
    blocks_ = file.subspan(layout::headerSize + directorySize);
    if (layout::number<8>(file, layout::checkAt) !=
        layout::check(file.first(layout::checkAt), directory_))
        return "its directory is damaged";
    if (file.size() <= smallFile && !isSound())
        return "its checksums are wrong";
    return {};
}

Census Table::census() const {
    return layout::censusIn(mapping_.bytes());
}

std::optional<Table::Bytes> Table::block(std::size_t index) const {
    assert(index < blockCount());
    const auto endOf = [&](std::size_t i) {
        return layout::number<4>(directory_, i * layout::directoryEntrySize);
    };
    const std::uint64_t begin = index == 0 ? 0 : endOf(index - 1);
    const std::uint64_t end = endOf(index);
    if (begin > end || end > blocks_.size())
        return std::nullopt;
    const Bytes bytes = blocks_.subspan(begin, end - begin);
    if (layout::number<4>(directory_, index * layout::directoryEntrySize + 4) !=
        layout::blockCheck(bytes))
        return std::nullopt;
    return bytes;
}

std::optional<Result> Table::result(std::uint64_t number) const {
    assert(number < entries_);
    const auto bytes = block(number / layout::entriesABlock);
    return bytes ? runs::resultAt(*bytes, number % layout::entriesABlock) : std::nullopt;
}

bool Table::isSound() const {
    for (std::size_t i = 0; i < blockCount(); ++i)
        if (!block(i))
            return false;
    return true;
}

} // namespace damscope::analysis::endgame

namespace damscope::analysis::endgame::layout {

namespace {

constexpr std::array members{&Census::positions,  &Census::withCapture, &Census::wins,
                             &Census::draws,      &Census::losses,      &Census::quietWins,
                             &Census::quietDraws, &Census::quietLosses, &Census::blocked};
static_assert(censusAt + 8 * members.size() == checkAt);

} // namespace

Material materialIn(Bytes header) {
    return {header[materialAt], header[materialAt + 1], header[materialAt + 2],
            header[materialAt + 3]};
}

Census censusIn(Bytes header) {
    Census c;
    for (std::size_t i = 0; i < members.size(); ++i)
        c.*members[i] = number<8>(header, censusAt + 8 * i);
    return c;
}

void setCensus(std::span<std::uint8_t> header, const Census& census) {
    for (std::size_t i = 0; i < members.size(); ++i)
        setNumber<8>(header, censusAt + 8 * i, census.*members[i]);
}

std::uint64_t check(Bytes header, Bytes directory) {
    return XXH3_64bits_withSeed(directory.data(), directory.size(),
                                XXH3_64bits(header.data(), header.size()));
}

std::uint64_t blockCheck(Bytes block) {
    return XXH3_64bits(block.data(), block.size()) & 0xffffffff;
}

} // namespace damscope::analysis::endgame::layout

namespace damscope::analysis::endgame::runs {

namespace {

constexpr std::size_t results = 3;
/// Each length is about eight percent above the previous one: no code of a file's block of 4096 is
/// wasted on impossible lengths, and two bytes come close to any length.
constexpr auto lengths = [] {
    std::array<std::uint16_t, 256 / results> l{};
    unsigned length = 1;
    for (std::uint16_t& entry : l) {
        entry = static_cast<std::uint16_t>(length);
        length += 1 + length / 14;
    }
    return l;
}();
/// The same by byte value: one look-up while decoding.
constexpr auto lengthOf = [] {
    std::array<std::uint16_t, 256> l{};
    for (std::size_t byte = 0; byte < l.size(); ++byte)
        l[byte] = byte / results < lengths.size() ? lengths[byte / results] : 0;
    return l;
}();

void appendRun(Result result, std::size_t length, std::vector<std::uint8_t>& bytes) {
    assert(static_cast<std::size_t>(result) < results);
    while (length > 0) {
        const auto next = std::ranges::upper_bound(lengths, length);
        const auto code = static_cast<std::size_t>(next - lengths.begin()) - 1;
        bytes.push_back(
            static_cast<std::uint8_t>(code * results + static_cast<std::size_t>(result)));
        length -= lengths[code];
    }
}

} // namespace

void append(std::span<const Entry> entries, std::vector<std::uint8_t>& bytes) {
    std::optional<Result> running;
    std::size_t length = 0;
    for (const Entry e : entries) {
        if (e.isStored() && running && e.result() != *running) {
            appendRun(*running, length, bytes);
            length = 0;
        }
        if (e.isStored())
            running = e.result();
        ++length;
    }
    appendRun(running.value_or(Result::draw), length, bytes);
}

std::optional<Result> resultAt(std::span<const std::uint8_t> bytes, std::size_t place) {
    std::size_t end = 0;
    for (const std::uint8_t byte : bytes) {
        end += lengthOf[byte];
        if (place < end)
            return static_cast<Result>(byte % results);
    }
    return std::nullopt;
}

} // namespace damscope::analysis::endgame::runs

namespace damscope::analysis::endgame {

namespace {

struct Body {
    std::vector<std::uint8_t> directory;
    std::vector<std::uint8_t> blocks;
};

Body encode(std::span<const Entry> entries) {
    Body body;
    body.directory.resize(layout::blocksNeeded(entries.size()) * layout::directoryEntrySize);
    for (std::size_t at = 0; !entries.empty(); at += layout::directoryEntrySize) {
        const std::size_t length = std::min<std::size_t>(layout::entriesABlock, entries.size());
        const std::size_t begin = body.blocks.size();
        runs::append(entries.first(length), body.blocks);
        entries = entries.subspan(length);
        layout::setNumber<4>(body.directory, at, body.blocks.size());
        layout::setNumber<4>(body.directory, at + 4,
                             layout::blockCheck(std::span(body.blocks).subspan(begin)));
    }
    if (body.blocks.size() > std::numeric_limits<std::uint32_t>::max())
        throw std::length_error("this endgame table is too large for its file format");
    return body;
}

std::string_view text(std::span<const std::uint8_t> bytes) {
    return {static_cast<const char*>(static_cast<const void*>(bytes.data())), bytes.size()};
}

} // namespace

void writeTable(const std::filesystem::path& file, rules::Variant variant,
                const Solution& solution) {
    const Body body = encode(solution.entries);
    const Material& m = solution.material;
    assert(solution.entries.size() == numberCount(rules::rules(variant).board, m));
    std::array<std::uint8_t, layout::headerSize> header{};
    std::ranges::copy(base::endgameTableMagic, header.begin());
    layout::setNumber<4>(header, layout::versionAt, layout::version);
    layout::setNumber<4>(header, layout::variantAt, static_cast<std::uint64_t>(variant));
    std::ranges::copy(std::array{m.whiteMen, m.blackMen, m.whiteKings, m.blackKings},
                      header.begin() + layout::materialAt);
    layout::setNumber<4>(header, layout::entriesABlockAt, layout::entriesABlock);
    layout::setNumber<8>(header, layout::entriesAt, solution.entries.size());
    layout::setNumber<8>(header, layout::blocksSizeAt, body.blocks.size());
    layout::setCensus(header, census(solution));
    layout::setNumber<8>(header, layout::checkAt,
                         layout::check(std::span(header).first(layout::checkAt), body.directory));
    base::AtomicFile out({file, {}, false, base::FileKind::endgameTable}); // a damaged one
    out.write(text(header));
    out.write(text(body.directory));
    out.write(text(body.blocks));
    out.keep();
}

} // namespace damscope::analysis::endgame
