// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/byte_stream.hpp"
#include "intake/source.hpp"
#include "parser/encoding/text_decoder.hpp"
#include "parser/syntax/reader.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damscope::db {

/// A PDN text, identified and ready to be read.
struct OpenSource {
    Source source;
    std::string file; ///< the file that it is or is a member of, fit for display
    /// Its bytes from the beginning, in the source's encoding. Throws SourceFailure, also where
    /// they are not those that were identified.
    std::unique_ptr<ByteStream> text;
};

using IntakeItem = std::variant<OpenSource, Notice>;

struct IntakeOptions {
    std::string encoding; ///< of all texts, as parser::encodingNamed gives it; empty: detected
    std::stop_token stop;
    /// Called often while texts are identified, which takes time for large ones.
    std::function<void()> tick;
    ExpansionLimits limits;
    /// Files that are sources of another name: what was fetched from the net.
    std::map<std::string, std::string> names{};
};

/// How much of all files was read; each is read twice. The total is 0 if it is not known.
struct IntakeProgress {
    std::uint64_t bytes = 0;
    std::uint64_t total = 0;
};

/// Returns the PDN texts of paths one by one: files whatever their names, folders with
/// everything below them, members of zip, 7z and tar archives, texts packed
/// by gzip, bzip2, xz or zstd, and standard input for "-". Databases are only listed. Archives and
/// packed texts are recognised by their content; those inside archives by their names, two deep.
/// Only these are unpacked to disk, as temporary files without a name, and no file is held in
/// memory.
///
/// Each text is read twice: first to identify it and to find out its encoding, and, if the caller
/// wants it, once more through OpenSource::text.
class Intake {
public:
    explicit Intake(const std::vector<std::string>& paths, IntakeOptions options = {});
    Intake(const Intake&) = delete;
    Intake& operator=(const Intake&) = delete;
    ~Intake();

    /// The next text, or a notice about what was skipped before it. Nothing at the end, or if a
    /// stop was requested. Invalidates the text of the last OpenSource.
    std::optional<IntakeItem> next();

    /// The databases among the files, for callers who can read them.
    [[nodiscard]] const std::vector<PathList::File>& databases() const;
    /// Counts what a caller has read of one, after all texts.
    void noteRead(const PathList::File& database, std::uint64_t done, std::uint64_t total);

    /// May be called from any thread.
    [[nodiscard]] IntakeProgress progress() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// The sizes of the pieces that a text is cut into, in bytes of UTF-8.
struct BatchSizes {
    std::size_t target = std::size_t{512} << 10;
    std::size_t longest = std::size_t{2} << 20; ///< at least four times the target
};

/// Where a piece of text ends.
struct BatchCut {
    std::size_t at = 0;
    bool forced = false; ///< no game was seen to end there
};

/// Finds the places where a PDN text can be cut without cutting a game in two, looking at each line
/// once at most. The places depend on the text alone, not on the portions in which it comes.
///
/// The best place is a line that begins a tag section, `[Name "`, after one that ends in a
/// terminator; the larger the piece grows, the weaker the condition: any line that begins a tag
/// section; in texts without tags, a line after a terminator; finally a blank line, a blank, or
/// any character.
class BatchCutter {
public:
    explicit BatchCutter(const BatchSizes& sizes) : sizes_(sizes) {}

    /// Where to cut `text`, which has grown at its end since the last call; nothing if more is
    /// needed to decide. `ended`: nothing will be added to it.
    std::optional<BatchCut> look(std::string_view text, bool ended);
    /// Starts over: the text was cut.
    void restart();

private:
    enum Rank : std::size_t { blankLine, behindGame, behindGameAndBlank, tags, tagsBehindGame };
    static constexpr std::size_t ranks = 5;
    struct TextLine;

    bool skipFarFromTarget(std::string_view text);
    void skipWords(std::string_view text);
    std::optional<std::size_t> endOfLine(std::string_view text, bool ended);
    std::optional<Rank> lineRank(const TextLine& line) const;
    void remember(const TextLine& line);
    std::optional<std::size_t> choose() const;
    BatchCut force(std::string_view text) const;

    BatchSizes sizes_;
    bool skipped_ = false; // the lines far before the target, which need not be looked at
    std::size_t lineStart_ = 0;
    std::size_t searched_ = 0; // no line ends between lineStart_ and here
    std::array<std::optional<std::size_t>, ranks> first_; // place of each rank after the target
    // The last line that was not blank:
    bool anyLine_ = false;
    bool bracket_ = false;
    bool endsGame_ = false;
    bool blankBehind_ = false;
};

/// Whole games of a source, as text. Offsets count bytes of the source's text in UTF-8.
struct TextBatch {
    std::uint64_t number = 0; ///< of the batch in its source, from 0
    std::uint64_t offset = 0; ///< of its first byte
    parser::TextPlace start;  ///< where it begins in the source
    std::shared_ptr<const std::string> text;
    /// Problems of the text itself, in the order of their offsets, which count from the batch's
    /// first byte.
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
