// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/find_variant.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "messages/translation.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/meaning/guess.hpp"
#include "rules/repair/repair.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <string>

namespace damscope::parser {
namespace {

using rules::Variant;
using Says = GameTypeTag::Says;

std::string variantName(Variant variant) {
    return std::string(rules::rules(variant).name);
}

std::vector<std::string> namesOf(const std::vector<Variant>& variants) {
    std::vector<std::string> names;
    std::ranges::transform(variants, std::back_inserter(names), variantName);
    return names;
}

// Tags that were added have no place.
std::size_t offsetOf(const GameText& text, std::size_t tag) {
    return tag < text.tags.size() ? text.tags[tag].offset : text.offset;
}

struct NamedVariant {
    std::size_t tag;
    Variant variant;
};

std::optional<NamedVariant> namedIn(const std::vector<rules::Tag>& tags) {
    const auto tag = tagNamed(tags, "Variant");
    const auto variant = tag ? variantOfTag(tags[*tag].value) : std::nullopt;
    return variant ? std::optional(NamedVariant{*tag, *variant}) : std::nullopt;
}

// Finds the variant of one game.
class Finder {
public:
    Finder(const GameText& text, std::vector<rules::Tag>& tags, const AssembleOptions& options)
        : text_(text), tags_(tags), options_(options), gameType_(gameTypeIn(tags)) {}

    FoundVariant find() {
        if (options_.variant)
            takeOption();
        else if (const auto named = namedIn(tags_))
            takeNamed(*named);
        else if (gameType_.says == Says::variant)
            found_.variant = gameType_.variant;
        else if (gameType_.says == Says::unknownGame)
            guessUnknown();
        else if (hasUnreadText() && isChess(text_))
            refuseChess();
        else
            take(guess(text_, options_.preference));
        return std::move(found_);
    }

private:
    void takeOption() {
        found_.variant = *options_.variant;
        found_.source = VariantSource::option;
        if (gameType_.says == Says::variant && gameType_.variant != found_.variant)
            report(
                Severity::warning, offsetOf(text_, gameType_.tag),
                {"variant-overruled",
                 {{"type", tags_[gameType_.tag].value}, {"variant", variantName(found_.variant)}}});
    }

    // Programs write the number of international draughts whatever is played: the name counts,
    // unless the moves are against it.
    void takeNamed(const NamedVariant& named) {
        found_.variant = named.variant;
        if (gameType_.says != Says::variant || gameType_.variant == named.variant)
            return;
        if (!fits(text_, named.variant) && fits(text_, gameType_.variant))
            found_.variant = gameType_.variant;
        report(Severity::warning, offsetOf(text_, named.tag),
               {"variant-contradiction",
                {{"type", tags_[gameType_.tag].value},
                 {"name", tags_[named.tag].value},
                 {"variant", variantName(found_.variant)}}});
        if (found_.variant == named.variant)
            keepGameType(tags_);
    }

    // Looked for first, since a move such as Bb4 can be played in draughts too.
    [[nodiscard]] bool hasUnreadText() const {
        return std::ranges::find(text_.script, rules::ScriptItem::Kind::unread,
                                 &rules::ScriptItem::kind) != text_.script.end();
    }

    void refuseChess() {
        report(Severity::error, text_.offset, {"moves-of-chess", {}});
        tags_.push_back({"GameType", "0"}); // of chess: so that an export is not guessed
        found_.isPlayed = false;
    }

    // A number that is not in the tables, but draughts: its moves say which.
    void guessUnknown() {
        constexpr int enough = 4;
        constexpr int othello = 50;
        const std::string type = tags_[gameType_.tag].value;
        const std::size_t offset = offsetOf(text_, gameType_.tag);
        const Guess found = guess(text_, options_.preference);
        const int number = gameNumber(type).value_or(0);
        const bool isOther = number < firstDraughtsGame || number == othello;
        if (found.plies < enough || (isOther && !found.complete)) {
            report(Severity::error, offset, {"unknown-game", {{"type", type}}});
            found_.isPlayed = false;
            return;
        }
        report(Severity::warning, offset,
               {"unknown-game-guessed", {{"type", type}, {"variant", variantName(found.variant)}}});
        tags_.push_back({"GameType", std::string(rules::gameTypeFor(found.variant))});
        take(found);
    }

    void take(const Guess& found) {
        found_.variant = found.variant;
        found_.source = VariantSource::guessed;
        found_.sure = found.decided || (!options_.preference.empty() &&
                                        options_.preference.front() == found.variant);
        if (countMoves(text_) == 0)
            return reportPosition(found);
        if (found.complete && found.decided)
            return;
        Message unsure{"unsure-variant",
                       {{"fit", found.complete ? "several" : "none"},
                        {"variant", variantName(found.variant)}}};
        if (found.complete)
            unsure.parameters.push_back({"others", namesOf(found.others)});
        report(Severity::warning, text_.offset, std::move(unsure));
    }

    // A position does not distinguish the games of a small board.
    void reportPosition(const Guess& found) {
        const auto fen = tagNamed(tags_, "FEN");
        if (!fen || found.decided || rules::rules(found.variant).board.size() > 32)
            return;
        report(Severity::warning, offsetOf(text_, *fen),
               {"unsure-position", {{"variant", variantName(found.variant)}}});
    }

    void report(Severity severity, std::size_t offset, Message message) {
        found_.problems.push_back({{severity, std::move(message)}, offset});
    }

    const GameText& text_;
    std::vector<rules::Tag>& tags_;
    const AssembleOptions& options_;
    GameTypeTag gameType_;
    FoundVariant found_;
};

} // namespace

FoundVariant findVariant(const GameText& text, std::vector<rules::Tag>& tags,
                         const AssembleOptions& options) {
    return Finder(text, tags, options).find();
}

namespace {

using rules::Variant;

struct Names {
    Variant variant;
    std::string_view words; ///< letters only, small; without the words for the game itself
};

// Besides the names of the command line and the titles in every language.
constexpr auto namesOfVariants = std::to_array<Names>({
    {Variant::international,
     "10x10 dammen dames jeudedames polish internationaal internationales internacional "
     "internazionale"},
    {Variant::english, "checkers american americancheckers straightcheckers anglo-american engels"},
    {Variant::russian, "shashki sjasjki шашки russian64 draughts64 russisch русские"},
    {Variant::italian, "italiana damaitaliana"},
    {Variant::pool, "poolcheckers americanpool"},
    {Variant::spanish, "española"},
    {Variant::brazilian, "brasileira brasileiras"},
    {Variant::canadian, "canadees 12x12"},
    {Variant::portuguese, "portuguesa portuguesas"},
    {Variant::czech, "česká ceska"},
    {Variant::thai, "makhos makhot"},
    {Variant::turkish, "türkdaması"},
    {Variant::frisian, "fries friesdammen frisiandraughts"},
    {Variant::breakthrough, "breakthru doorbraak"},
    {Variant::antidraughts, "anti antidraught suicide giveaway losing weggeefdammen поддавки"},
});
constexpr auto names = base::eachWord<namesOfVariants>();

// Words that only say that it is draughts.
constexpr auto gameWords =
    std::to_array<std::string_view>({"draughts", "checkers", "dammen", "dames", "damas", "шашки"});

// Small letters, without blanks and marks: "Frysk!" is frysk.
std::string folded(std::string_view text) {
    std::string plain = base::smallLetters(text);
    std::erase_if(plain, [](char c) {
        return std::string_view(" \t!.,_'\"()-").find(c) != std::string_view::npos;
    });
    return plain;
}

std::string withoutWord(std::string name) {
    for (const std::string_view word : gameWords) {
        const std::size_t at = name.find(word);
        if (at != std::string::npos && name.size() > word.size())
            return name.erase(at, word.size());
    }
    return name;
}

bool isTitle(const std::string& name, Variant variant) {
    return std::ranges::any_of(allLanguages(), [&](Language language) {
        const std::string title = word("title", rules::rules(variant).name, language);
        return folded(title) == name || folded(title.substr(0, title.find(" ("))) == name;
    });
}

std::optional<Variant> inTable(const std::string& name) {
    const auto* found =
        std::ranges::find_if(names, [&](const Names& n) { return folded(n.words) == name; });
    return found != names.end() ? std::optional(found->variant) : std::nullopt;
}

} // namespace

std::optional<Variant> variantOfTag(std::string_view value) {
    const std::string name = folded(value);
    if (name.empty() || base::isAllDigits(name))
        return std::nullopt;
    for (const std::string& each : {name, withoutWord(name)}) {
        if (const auto named = rules::variantNamed(each))
            return named;
        if (const auto found = inTable(each))
            return found;
    }
    for (const Variant variant : rules::allVariants())
        if (isTitle(name, variant))
            return variant;
    return std::nullopt;
}

namespace {

using rules::ScriptItem;
using Kind = ScriptItem::Kind;
using base::isDigit;

constexpr bool isFile(char c) {
    return c >= 'a' && c <= 'h';
}
constexpr bool isRank(char c) {
    return c >= '1' && c <= '8';
}
constexpr bool isSquareAt(std::string_view text, std::size_t at) {
    return at + 1 < text.size() && isFile(text[at]) && isRank(text[at + 1]);
}

// "32-28": a number that is not zero, a sign, another one.
bool isNumericMove(std::string_view move) {
    if (move.empty() || !isDigit(move.front()) || move.front() == '0')
        return false;
    const std::size_t sign = std::min(move.find_first_not_of(base::digits), move.size());
    const std::size_t second = move.find_first_of(base::digits, sign);
    return second != std::string_view::npos && move[second] != '0';
}

// "c3-d4", "c3:e5", "c3d4": along a diagonal, as few moves of chess are.
bool isDiagonalMove(std::string_view move) {
    if (!isSquareAt(move, 0))
        return false;
    const std::size_t second = move.find_first_of("abcdefgh", 2);
    return second != std::string_view::npos && isSquareAt(move, second) &&
           std::abs(move[0] - move[second]) == std::abs(move[1] - move[second + 1]);
}

// A piece of chess in English, German, Dutch, French, Spanish or Italian; of these B and those that
// are files of a board are no proof.
constexpr std::string_view pieces = "KQRBNSLTPDFCA";
constexpr std::string_view sureBySign = "KQRNSTP";

// "e4", "exd5", "Nbd7", "O-O": a move as chess writes it (PGN standard, 8.2.3). `sure`: no move of
// draughts is written so.
struct ChessWord {
    bool isMove = false;
    bool sure = false;
};

ChessWord chessWord(std::string_view word) {
    const std::size_t marks = word.find_last_not_of("+#!?") + 1;
    const bool check = word.substr(marks).find_first_of("+#") != std::string_view::npos;
    word = word.substr(0, marks);
    if (word == "O-O" || word == "O-O-O")
        return {true, true};
    if (word == "0-0" || word == "0-0-0")
        return {true, false};
    const bool promotes = word.size() > 2 && word[word.size() - 2] == '=';
    if (promotes)
        word.remove_suffix(2);
    if (word.size() < 2 || !isSquareAt(word, word.size() - 2))
        return {};
    word.remove_suffix(2);
    if (word.ends_with('x'))
        word.remove_suffix(1);
    const bool piece = !word.empty() && pieces.find(word.front()) != std::string_view::npos;
    const bool sure = piece && sureBySign.find(word.front()) != std::string_view::npos;
    word.remove_prefix(piece ? 1 : 0);
    const bool isMove = word.size() <= 2 &&
                        std::ranges::all_of(word, [](char c) { return isFile(c) || isRank(c); });
    return {isMove, isMove && (sure || check || promotes)};
}

struct Counts {
    std::size_t moves = 0;  ///< that can be of draughts
    std::size_t others = 0; ///< that cannot
    std::size_t chess = 0;  ///< words that are moves of chess
    std::size_t sure = 0;   ///< those of them that cannot be of draughts
    std::size_t unread = 0; ///< pieces of text that are not PDN
    bool markup = false;    ///< it begins as a web page does
    bool numbered = false;  ///< there are move numbers, or a result at the end
    bool setUp = false;     ///< a position in the moves

    void addChessIn(std::string_view text) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find_first_of(" \t\r\n."), text.size());
            const ChessWord word = chessWord(text.substr(0, end));
            chess += word.isMove ? 1U : 0U;
            sure += word.sure ? 1U : 0U;
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    /// A letter of a piece, a castling or a check settles it where no move of draughts is beside
    /// it.
    [[nodiscard]] bool areOfChess() const { return sure > 0 && moves == 0 && chess > 1; }
};

Counts countContents(const GameText& text) {
    Counts counts;
    counts.numbered = !text.terminator.empty();
    for (const ScriptItem& item : text.script) {
        if (item.kind == Kind::move) {
            const bool fits = isNumericMove(item.text) || isDiagonalMove(item.text);
            ++(fits ? counts.moves : counts.others);
            if (!fits)
                counts.addChessIn(item.text);
        } else if (item.kind == Kind::unread) {
            counts.addChessIn(item.text);
            counts.markup = counts.markup || (++counts.unread == 1 && item.text.starts_with('<'));
        } else if (item.kind == Kind::moveNumber) {
            counts.numbered = true;
        } else if (item.kind == Kind::setup) {
            counts.setUp = counts.setUp || !rules::isNullMove(item.text);
        }
    }
    return counts;
}

// The moves overrule the number if they are of draughts and nothing else.
std::optional<bool> gameTypeIsDraughts(const GameText& text, const Counts& counts) {
    const std::string* type = text.tag("GameType");
    if (type == nullptr)
        return std::nullopt;
    constexpr std::size_t many = 4;
    const auto number = gameNumber(*type);
    return !number || *number >= firstDraughtsGame || variantOfType(base::trimmed(*type)) ||
           (counts.moves >= many && counts.moves > counts.others + counts.chess);
}

// "W:W31-50:B1-20"; chess writes "rnbqkbnr/pppppppp/...".
bool hasDraughtsPosition(const GameText& text) {
    const std::string* fen = text.tag("FEN");
    return fen != nullptr && fen->find(':') != std::string::npos;
}

int legalPlies(const GameText& text) {
    return assemble(text, {{}, {}, Repair::off}).plies;
}

// A text without tags is a game if somebody wrote moves down, not just two numbers with a sign
// between them, as of pages or years, and not a page of words in which a few moves are mentioned.
bool isPlainGame(const GameText& text, const Counts& counts) {
    constexpr std::size_t many = 4;
    if (counts.markup || counts.unread > counts.moves + counts.others)
        return false;
    if (counts.setUp || (counts.numbered && counts.moves >= many && counts.moves > counts.others))
        return true;
    const int plies = counts.moves + counts.others > 0 ? legalPlies(text) : 0;
    return plies > (counts.numbered ? 0 : 1);
}

} // namespace

bool isChess(const GameText& text) {
    return countContents(text).areOfChess();
}

TextKind kindOf(const GameText& text) {
    const Counts counts = countContents(text);
    if (text.tags.empty())
        return isPlainGame(text, counts) ? TextKind::draughts : TextKind::text;
    const auto isDraughts = gameTypeIsDraughts(text, counts);
    if (isDraughts)
        return *isDraughts ? TextKind::draughts : TextKind::chess;
    if (counts.areOfChess())
        return TextKind::chess;
    if (hasDraughtsPosition(text) || (counts.moves > 0 && counts.moves >= counts.chess))
        return TextKind::draughts;
    if (counts.others > 0 && legalPlies(text) > 0)
        return TextKind::draughts;
    return counts.chess > 1 ? TextKind::chess : TextKind::header;
}

namespace {

using rules::ScriptItem;

// The last item of the main line, if that is text.
std::optional<std::size_t> lastText(const rules::Script& script) {
    int depth = 0;
    for (std::size_t i = script.size(); i-- > 0;) {
        const ScriptItem::Kind kind = script[i].kind;
        depth += int{kind == ScriptItem::Kind::closeVariation} -
                 int{kind == ScriptItem::Kind::openVariation};
        if (depth == 0 && kind == ScriptItem::Kind::unread)
            return i;
        if (depth == 0 && kind == ScriptItem::Kind::move)
            break;
    }
    return std::nullopt;
}

} // namespace

std::optional<TextProblem> problemOfUnreadMoves(const GameText& text,
                                                const rules::Position& start) {
    const auto unread = lastText(text.script);
    GameText rest;
    if (!unread || !Reader(text.script[*unread].text).next(rest))
        return std::nullopt;
    rules::Script script(text.script.begin(),
                         text.script.begin() + static_cast<std::ptrdiff_t>(*unread));
    script.insert(script.end(), rest.script.begin(), rest.script.end());
    const rules::Replayed replayed = replay(start, script);
    const auto fault = std::ranges::find_if(replayed.findings, &rules::Finding::stopsMainLine);
    if (replayed.legal || fault == replayed.findings.end() || fault->item < *unread)
        return std::nullopt;
    const rules::Rules& rules = start.rules();
    TextProblem problem{{fault->severity, fault->message, placeOf(*fault, script, rules)},
                        text.itemOffsets[*unread]};
    if (const auto proposal = proposeCorrection(start, script))
        problem.suggestion = asQuestion(*proposal, LineKind::main, rules);
    return problem;
}

} // namespace damscope::parser
