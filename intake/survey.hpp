// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/byte_stream.hpp"
#include "intake/source.hpp"
#include "parser/encoding/encoding.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

/// The results of the first of two passes over a text.
struct Survey {
    ContentDigest digest;
    parser::DetectedEncoding encoding; ///< sure if it was given
    bool encodingChosen = false;       ///< it was given
    /// XXH3 (64 bits) of each block, in order: the second pass must find the same.
    std::vector<std::uint64_t> blocks;
};

/// What a surveyed text is as a source of this name.
[[nodiscard]] Source toSource(std::string path, const Survey& survey);

struct SurveyOptions {
    std::string encoding; ///< as parser::encodingNamed gives it; empty: to be detected
    std::stop_token stop;
    std::function<void()> tick; ///< called after each block
};

/// Makes the first pass over texts, one after another.
class Surveyor {
public:
    explicit Surveyor(SurveyOptions options);
    /// Reads a text to its end. Throws SourceFailure where it cannot be read or is not text;
    /// nothing if stopped.
    [[nodiscard]] std::optional<Survey> survey(ByteStream& text);
    [[nodiscard]] bool stopped() const { return options_.stop.stop_requested(); }

private:
    SurveyOptions options_;
    std::vector<char> room_;
};

/// The second pass. Throws SourceFailure as soon as the content differs from what was surveyed, so
/// that games of two versions of a file never mix.
class VerifiedStream final : public ByteStream {
public:
    VerifiedStream(std::unique_ptr<ByteStream> text, std::vector<std::uint64_t> blocks);
    std::size_t read(std::span<char> buffer) override;
    [[nodiscard]] std::optional<Message> remark() const override { return text_->remark(); }

private:
    void fill();

    std::unique_ptr<ByteStream> text_;
    std::vector<std::uint64_t> blocks_;
    std::vector<char> block_;
    std::size_t size_ = 0;
    std::size_t taken_ = 0;
    std::size_t next_ = 0;
};

} // namespace damscope::db
