// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax/reader.hpp"
#include "parser/syntax/scan.hpp"
#include "parser/syntax/tag_scan.hpp"

#include <cassert>
#include <cstddef>
#include <string_view>
#include <vector>

namespace damscope::parser {

/// Variations deeper than this are kept as text.
inline constexpr std::size_t deepestVariation = 1000;

/// Receives what the grammar recognises and makes a GameText of it. Everything handed over is a
/// view into the text.
class GameBuilder {
public:
    /// Builds the game that begins at `begin`.
    GameBuilder(std::string_view text, std::size_t begin, GameText& game)
        : text_(text), game_(game), begin_(begin) {}

    // What was recognised.
    void tagName(std::string_view name) { tagName_ = name; } // of a tag in PDN's own form,
    void tagValue(std::string_view value) { tagValue_ = value; }
    void tagEnd(std::string_view bracket); // which only now is known to be one
    void number(std::string_view digitsAndDots);
    void numberWithoutDot(std::string_view digits);
    void move(std::string_view squares);
    void unknownMove(std::string_view dash);
    void nullMove(std::string_view sign);
    void strength(std::string_view marks);
    void forcedMove(std::string_view mark);
    void zugzwang(std::string_view mark);
    void nag(std::string_view dollarAndDigits);
    void open(std::string_view bracket);
    void close(std::string_view bracket);
    void resultInVariation(std::string_view result);
    void resultInside(std::string_view result);
    void strayTerminator(std::string_view result);
    void terminator(std::string_view result);

    // What is scanned rather than recognised, at `at`: how many bytes it took, 0 if it is not
    // there.
    std::size_t oddTag(std::size_t at);
    std::size_t mistypedTag(std::size_t at);
    std::size_t heading(std::size_t at);
    std::size_t comment(std::size_t at);
    std::size_t separator(std::size_t at);
    std::size_t lineComment(std::size_t at);
    std::size_t commandOutsideComment(std::size_t at);
    std::size_t markup(std::size_t at);
    std::size_t remark(std::size_t at);
    std::size_t remarkOnResult(std::size_t at);
    std::size_t deepVariation(std::size_t at);
    std::size_t setup(std::size_t at);
    std::size_t stray(std::size_t at);
    std::size_t oddMove(std::size_t at);

    // What decides how the text at `at` is to be understood.
    [[nodiscard]] bool takesTag(std::size_t at) const;
    [[nodiscard]] bool beginsNextGame(std::size_t at) const;
    [[nodiscard]] bool numbersStartAgain(std::size_t at) const;
    [[nodiscard]] bool headsNextGame(std::size_t at) const;
    [[nodiscard]] bool gluedToMove(std::size_t at) const { return at == moveEnd_; }
    [[nodiscard]] bool awaitsUnknownMove(std::size_t at) const;
    [[nodiscard]] bool inVariation(std::size_t) const { return !open_.empty(); }
    [[nodiscard]] bool inMainLine(std::size_t) const { return open_.empty(); }
    [[nodiscard]] bool inBody(std::size_t) const { return body_; }
    /// A sign behind a tag, the last one on its line or before another tag.
    [[nodiscard]] bool endsTagLine(std::size_t at) const;
    [[nodiscard]] bool beforeBody(std::size_t) const { return !body_; }
    /// In words before a game begins a number is a year, not a move without its sign.
    [[nodiscard]] bool amongWords(std::size_t) const { return !body_ && !strays_.empty(); }
    [[nodiscard]] bool nothingYet(std::size_t at) const;
    [[nodiscard]] bool goesOnBehindResult(std::size_t at) const;
    [[nodiscard]] bool roundIsComplete(std::size_t) const {
        return open_.empty() && count().isComplete();
    }

    [[nodiscard]] std::size_t offsetOf(const char* place) const {
        assert(place >= text_.data() && place <= text_.data() + text_.size());
        return static_cast<std::size_t>(place - text_.data());
    }
    /// Closes the game that ends at `end`; false if there was none.
    bool finish(std::size_t end);

private:
    using Kind = rules::ScriptItem::Kind;
    static constexpr std::size_t nowhere = std::string_view::npos;

    [[nodiscard]] std::size_t offsetOf(std::string_view part) const {
        return offsetOf(part.data());
    }
    [[nodiscard]] std::size_t endOf(std::string_view part) const {
        return offsetOf(part) + part.size();
    }
    [[nodiscard]] bool lastIs(Kind kind) const;
    rules::ScriptItem& add(Kind kind, std::string_view text, std::size_t at);
    void addMove(std::string_view squares, std::size_t at, std::size_t end);
    void addNumber(std::string_view digitsAndDots);
    void addClosing(std::string_view bracket, std::size_t at);
    void addNag(std::string_view place, std::uint32_t number);
    void addParts(std::string_view comment);
    void addText(Kind kind, std::string_view text);
    void addCommand(std::string_view command);
    void addStray(std::size_t at, std::size_t end);
    void addDecoded(Kind kind, std::string_view encoded);
    std::string_view made(std::string text);
    std::string_view withLineFeeds(std::string_view text);

    void report(Severity severity, std::size_t at, Message message);
    void remarkOnce(std::string_view code, std::size_t at);
    void remarkOnce(Message message, std::size_t at);
    std::size_t takeTag(std::size_t at, ScannedTag tag);
    void reportForm(const ScannedTag& tag, std::size_t at);

    [[nodiscard]] bool tagAt(std::size_t at) const;
    /// The game has no tags but those that were made of a heading.
    [[nodiscard]] bool isUntagged() const { return game_.tags.empty() || headed_; }
    [[nodiscard]] bool isFirstOnLine(std::size_t at) const;
    void addHeadingTag(std::string_view name, std::string_view value, std::size_t at);
    [[nodiscard]] bool inTagSection() const;
    [[nodiscard]] bool isBesideTag(std::size_t at) const;
    [[nodiscard]] bool stoodAlone() const;
    [[nodiscard]] bool repeatsHeader(std::size_t at) const;
    [[nodiscard]] bool repeatsName(std::string_view name) const;
    void tagAdded(std::size_t end);
    void mendHeader();
    void reportHeaderText();
    void reportQuotedLines();
    Enclosed balancedComment(std::size_t at, const Enclosed& plain);

    [[nodiscard]] const std::string* resultTag() const;
    [[nodiscard]] bool lastItemIsResult() const;
    void takeResultFromLastItem();
    void closeVariations(std::size_t end);
    void takeMovesOutOfBrackets();
    [[nodiscard]] bool goesOnInBracket(std::size_t item) const;
    [[nodiscard]] bool isWrongKey(std::size_t at) const;
    [[nodiscard]] bool goesOnInLine(std::size_t at);
    std::size_t separatorInVariation(std::size_t at);
    std::size_t takeSeparator(std::size_t at);
    [[nodiscard]] const RoundCount& count() const { return counts_.back(); }
    void reportIfNoGame();

    std::string_view text_;
    GameText& game_;
    std::size_t begin_;
    std::string_view tagName_;
    std::string_view tagValue_;
    std::size_t tagsEnd_ = 0;             // after the last tag
    std::size_t itemsBeforeTags_ = 0;     // script items that came before the last tag
    std::size_t tagLineEnd_ = 0;          // of the line that the last tag ends on, if it is near
    std::vector<std::size_t> strays_;     // where stray text begins since the last tag
    std::vector<std::size_t> headerText_; // and where such text begins that stands among the tags
    std::size_t moveEnd_ = nowhere;       // after the last move and its marks
    std::size_t strayEnd_ = nowhere;      // after the last item, if that is stray text
    std::vector<std::size_t> open_;       // where the open variations begin
    int unbalanced_ = 0;                  // comments whose braces were found not to balance
    bool body_ = false; // something that only a game has: a move, a number, a setup
    bool moves_ = false;
    bool variations_ = false;
    bool headed_ = false;               // a line of words names the players
    std::vector<RoundCount> counts_{1}; // of the main line and the open variations
};

/// The length of the move at the front of a text without signs of print; 0 if there is none. The
/// text must go on behind the move as far as decides whether it is one.
std::size_t moveLength(std::string_view text);

/// The length of the result at the front of such a text; 0 if there is none.
std::size_t resultLength(std::string_view text);

/// Recognises one game from `at` and passes it to the builder. Returns where the game ends:
/// after its terminator, before the next game's tags, or at the end of the text.
std::size_t recogniseGame(std::string_view text, std::size_t at, GameBuilder& builder);

/// If only comments and the file's name are between `at` and the end of the text, passes them to
/// the builder and returns the end of the text; `at` otherwise.
std::size_t recogniseTail(std::string_view text, std::size_t at, GameBuilder& builder);

} // namespace damscope::parser
