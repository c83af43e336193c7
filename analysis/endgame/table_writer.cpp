// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/run_length.hpp"
#include "analysis/endgame/table.hpp"
#include "analysis/endgame/table_layout.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <limits>
#include <stdexcept>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace damscope::analysis::endgame {

namespace {

/// A file that appears whole or not at all.
class NewFile {
public:
    explicit NewFile(std::filesystem::path path)
        : path_(std::move(path)), fresh_(path_.string() + "-new"),
          descriptor_(::open(fresh_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)) {
        if (descriptor_ == -1)
            fail();
    }
    ~NewFile() {
        if (descriptor_ != -1)
            ::close(descriptor_); // nothing was promised about what is thrown away
        if (!kept_)
            ::unlink(fresh_.c_str());
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    void write(std::span<const std::uint8_t> bytes) {
        while (!bytes.empty()) {
            const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
            if (written == -1 && errno != EINTR)
                fail();
            bytes = bytes.subspan(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
        }
    }
    void keep() {
        if (::fsync(descriptor_) != 0 || ::close(std::exchange(descriptor_, -1)) != 0 ||
            ::rename(fresh_.c_str(), path_.c_str()) != 0)
            fail();
        kept_ = true;
    }

private:
    [[noreturn]] void fail() const {
        throw std::system_error(errno, std::generic_category(), path_.string());
    }

    std::filesystem::path path_;
    std::filesystem::path fresh_;
    int descriptor_;
    bool kept_ = false;
};

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

} // namespace

void writeTable(const std::filesystem::path& file, rules::Variant variant,
                const Solution& solution) {
    const Body body = encode(solution.entries);
    const Material& m = solution.material;
    std::array<std::uint8_t, layout::headerSize> header{};
    std::ranges::copy(layout::magic, header.begin());
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
    NewFile out(file);
    out.write(header);
    out.write(body.directory);
    out.write(body.blocks);
    out.keep();
}

} // namespace damscope::analysis::endgame
