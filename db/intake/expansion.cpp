// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/intake/expansion.hpp"

#include <string>

namespace damscope::db {

void ExpansionGuard::count(std::uint64_t bytes) {
    bytes_ += bytes;
    if (bytes_ > limits_.totalBytes)
        throw ExpansionRefused("refused: it expands to more than " +
                               std::to_string(limits_.totalBytes >> 30) + " GiB");
    if (bytes_ > limits_.freeBytes && bytes_ / limits_.ratio > fileSize_)
        throw ExpansionRefused("refused: it expands to more than " + std::to_string(limits_.ratio) +
                               " times its size, as archives do that are made to do harm; if it is "
                               "sound, unpack it first");
}

void ExpansionGuard::countMember() {
    if (++members_ > limits_.members)
        throw ExpansionRefused("refused: it holds more than " + std::to_string(limits_.members) +
                               " files; unpack it first");
}

} // namespace damscope::db
