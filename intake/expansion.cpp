// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/expansion.hpp"

namespace damscope::db {

void ExpansionGuard::count(std::uint64_t bytes) {
    bytes_ += bytes;
    if (bytes_ > limits_.totalBytes)
        throw ExpansionRefused(
            {"expands-too-far", {{"number", counted(limits_.totalBytes >> 30)}}});
    if (bytes_ > limits_.freeBytes && bytes_ / limits_.ratio > fileSize_)
        throw ExpansionRefused({"expands-too-much", {{"number", counted(limits_.ratio)}}});
}

void ExpansionGuard::countMember() {
    if (++members_ > limits_.members)
        throw ExpansionRefused({"too-many-members", {{"number", counted(limits_.members)}}});
}

} // namespace damscope::db
