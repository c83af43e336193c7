// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/parquet/encoding.hpp"

#include "db/parquet/thrift.hpp"

#include <zstd.h>

#include <algorithm>
#include <bit>
#include <new>
#include <vector>

namespace damscope::db::parquet {
namespace {

// Packed bits come in groups of eight values.
constexpr std::size_t group = 8;

class HybridWriter {
public:
    explicit HybridWriter(unsigned bitWidth) : bitWidth_(bitWidth) {}

    void add(std::uint32_t value, std::size_t times) {
        // A group that has begun must be filled before a run.
        for (; times > 0 && packed_.size() % group != 0; --times)
            packed_.push_back(value);
        if (times >= group) {
            endGroups();
            putVarint(out_, times << 1U);
            putNumber(out_, value, (bitWidth_ + 7) / 8);
            return;
        }
        packed_.insert(packed_.end(), times, value);
    }
    [[nodiscard]] std::string take() && {
        packed_.resize((packed_.size() + group - 1) / group * group);
        endGroups();
        return std::move(out_);
    }

private:
    void endGroups() {
        if (packed_.empty())
            return;
        putVarint(out_, packed_.size() / group << 1U | 1U);
        std::uint64_t bits = 0;
        unsigned count = 0;
        for (const std::uint32_t value : packed_) {
            bits |= std::uint64_t{value} << count;
            for (count += bitWidth_; count >= 8; count -= 8, bits >>= 8U)
                out_ += static_cast<char>(bits);
        }
        packed_.clear();
    }

    unsigned bitWidth_;
    std::vector<std::uint32_t> packed_;
    std::string out_;
};

} // namespace

void putNumber(std::string& out, std::uint64_t value, std::size_t bytes) {
    for (std::size_t i = 0; i < bytes; ++i)
        out += static_cast<char>(value >> 8 * i);
}

unsigned bitWidthOf(std::uint32_t greatest) {
    return std::max(1U, static_cast<unsigned>(std::bit_width(greatest)));
}

std::string runsAndBits(std::span<const std::uint32_t> values, unsigned bitWidth) {
    HybridWriter writer(bitWidth);
    for (std::size_t i = 0; i < values.size();) {
        std::size_t end = i + 1;
        while (end < values.size() && values[end] == values[i])
            ++end;
        writer.add(values[i], end - i);
        i = end;
    }
    return std::move(writer).take();
}

std::string compressed(const std::string& bytes) {
    constexpr int level = 3; // zstd's own choice
    std::string out(ZSTD_compressBound(bytes.size()), '\0');
    const std::size_t size =
        ZSTD_compress(out.data(), out.size(), bytes.data(), bytes.size(), level);
    if (ZSTD_isError(size) != 0) // the room suffices, so it is memory
        throw std::bad_alloc();
    out.resize(size);
    return out;
}

} // namespace damscope::db::parquet
