// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/table.hpp"

#include "analysis/endgame/run_length.hpp"
#include "analysis/endgame/table_layout.hpp"
#include "base/files/file_kind.hpp"

#include <algorithm>
#include <cassert>
#include <system_error>

namespace damscope::analysis::endgame {

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
    const std::size_t directorySize = layout::blocksOf(entries) * layout::directoryEntrySize;
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
