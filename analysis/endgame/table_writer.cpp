// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/numbering.hpp"
#include "analysis/endgame/run_length.hpp"
#include "analysis/endgame/table.hpp"
#include "analysis/endgame/table_layout.hpp"
#include "base/files/atomic_file.hpp"
#include "base/files/file_kind.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <stdexcept>
#include <string_view>

namespace damscope::analysis::endgame {

namespace {

struct Body {
    std::vector<std::uint8_t> directory;
    std::vector<std::uint8_t> blocks;
};

Body encode(std::span<const Entry> entries) {
    Body body;
    body.directory.resize(layout::blocksOf(entries.size()) * layout::directoryEntrySize);
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
    assert(solution.entries.size() == numbersOf(rules::rules(variant).board, m));
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
