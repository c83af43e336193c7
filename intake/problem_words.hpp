// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/translation.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace damscope::db {

/// What is said about files and archives as a whole. What a comment puts in brackets fills the gap.
enum class SourceSentence : std::uint8_t {
    noGames,
    noText,
    changed,
    changedUnfinished,
    // What it is instead of a file.
    folder,
    pipe,
    socket,
    device,
    notRegular,
    // It cannot be used (why, as the system says it).
    unopened,
    unread,
    // Archives and compressed files.
    rar,
    packedTwice,
    encrypted,
    linkOrDevice,
    archiveInside,
    moreMembers, ///< (number)
    noPdnInArchive,
    noPdnInFolder,
    cutShort,
    damagedData, ///< (why, as a library says it)
    damagedArchive,
    damagedArchiveFor, ///< (why, as a library says it)
    junkBehind,
    expandsTooFar,  ///< (number of GiB)
    expandsTooMuch, ///< (number: times its size)
    tooManyMembers  ///< (number)
};

/// The sentence in English, as it is stored.
[[nodiscard]] std::string said(SourceSentence sentence, std::string_view gap = {});

/// How all messages about sources and games are said in a language, as "problem", and what is
/// proposed for games, as "suggestion": for messages that were stored.
[[nodiscard]] rules::Translation problemWords(rules::Language language);

} // namespace damscope::db

namespace damscope::db::detail {

using SourceSentences =
    std::array<std::string_view, static_cast<std::size_t>(SourceSentence::tooManyMembers) + 1>;

[[nodiscard]] const SourceSentences& sourceSentences(rules::Language language);

} // namespace damscope::db::detail
