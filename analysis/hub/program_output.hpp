// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace damscope::analysis {

/// What a program prints that is not trusted, as lines. However much it is, little is kept.
class ProgramOutput {
public:
    void add(std::string_view bytes);
    /// There will be no more: the last line may lack its newline.
    void end();
    /// The next whole line, without its end; false if there is none. Lines of more than 64 KiB are
    /// skipped.
    bool next(std::string& line);
    void discard();

    /// Whether it was more than 64 MiB since `allowMore`.
    [[nodiscard]] bool isTooMuch() const;
    void allowMore() { heard_ = 0; }

private:
    void keepShort();

    std::string buffer_;
    std::size_t handedOn_ = 0; // up to there it was returned
    bool skipping_ = false;
    std::uint64_t heard_ = 0;
};

/// Adds to the last words of a program, its standard error, and forgets the first of them.
void addWords(std::string& words, std::string_view bytes);

} // namespace damscope::analysis
