// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::parser {

/// Comments and embedded commands gathered for one pair of braces. What braces or brackets cannot
/// hold is percent-encoded in a command of Damscope's own (comment_parts.hpp), from which the
/// reader restores it.
class BraceGroup {
public:
    [[nodiscard]] bool empty() const { return inside_.empty(); }
    /// A comment can be added without running into the one before it.
    [[nodiscard]] bool takesComment() const { return !endsInComment_; }

    void addComment(std::string_view text);
    void addCommand(std::string_view text);
    void addUnread(std::string_view text);
    void addUnknownMove();

    /// The group with its braces; empty afterwards.
    [[nodiscard]] std::string taken();

private:
    void add(std::string_view part);
    void addEncoded(std::string_view word, std::string_view text);

    std::string inside_;
    bool endsInComment_ = false;
};

} // namespace damscope::parser
