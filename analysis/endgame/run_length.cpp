// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/run_length.hpp"

#include <algorithm>
#include <array>
#include <cassert>

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
