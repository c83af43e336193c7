// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/batch_cutter.hpp"
#include "intake/byte_stream.hpp"
#include "parser/encoding/transcoder.hpp"
#include "parser/syntax/game_text.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damscope::db {

/// Whole games of a source, as text. Offsets count bytes of the source's text in UTF-8.
struct TextBatch {
    std::uint64_t number = 0; ///< of the batch in its source, from 0
    std::uint64_t offset = 0; ///< of its first byte
    parser::TextPlace start;  ///< where it begins in the source
    std::shared_ptr<const std::string> text;
    /// Of the text itself, in the order of their offsets, which count from the batch's first byte.
    std::vector<parser::TextProblem> problems;

    [[nodiscard]] std::uint64_t end() const { return offset + text->size(); }
};

/// Turns the bytes of a source into batches of UTF-8 text. No more than one batch is held, however
/// long a game or a line is.
class BatchReader {
public:
    /// `bytes` must outlive the reader.
    BatchReader(ByteStream& bytes, const std::string& encoding, const BatchSizes& sizes = {});

    /// The next batch; nothing at the end. Throws SourceFailure.
    std::optional<TextBatch> next();

private:
    void readOn();
    TextBatch take(const BatchCut& cut);
    std::vector<parser::TextProblem> takeProblems(const BatchCut& cut);

    ByteStream& bytes_;
    parser::Transcoder transcoder_;
    BatchCutter cutter_;
    std::string text_;
    std::vector<char> room_;
    std::vector<parser::TextOddity> oddities_;
    std::uint64_t number_ = 0;
    std::uint64_t offset_ = 0;
    parser::TextPlace place_;
    bool ended_ = false;
};

} // namespace damscope::db
