// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/expansion.hpp"

#include "intake/problem_words.hpp"

#include <string>

namespace damscope::db {

void ExpansionGuard::count(std::uint64_t bytes) {
    bytes_ += bytes;
    if (bytes_ > limits_.totalBytes)
        throw ExpansionRefused(
            said(SourceSentence::expandsTooFar, std::to_string(limits_.totalBytes >> 30)));
    if (bytes_ > limits_.freeBytes && bytes_ / limits_.ratio > fileSize_)
        throw ExpansionRefused(said(SourceSentence::expandsTooMuch, std::to_string(limits_.ratio)));
}

void ExpansionGuard::countMember() {
    if (++members_ > limits_.members)
        throw ExpansionRefused(
            said(SourceSentence::tooManyMembers, std::to_string(limits_.members)));
}

} // namespace damscope::db
