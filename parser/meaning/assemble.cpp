// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/assemble.hpp"

#include "base/text/ascii.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/problems/problem_words.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/syntax/scan.hpp"

#include <algorithm>
#include <map>

namespace damscope::parser {
namespace {

using rules::GameResult;
using rules::ScriptItem;
using Severity = Problem::Severity;
using Says = GameTypeTag::Says;

// Makes one ReadGame.
class Assembler {
public:
    Assembler(const GameText& text, const AssembleOptions& options)
        : text_(text), options_(options), tags_(keptTags(text)), gameType_(gameTypeIn(tags_)) {}

    ReadGame assemble();

private:
    void findVariant();
    void guessVariant();
    ReadGame played(const rules::Position& start);
    ReadGame keptAsText(const rules::Position& start);
    rules::Replayed replayed(const rules::Position& start, const GameText& text) const;
    bool repair(const rules::Position& start, rules::Replayed& replayed);
    bool accept(const rules::Position& start, rules::Replayed& replayed);
    void ask(const rules::Replayed& replayed);
    void tellRepairs(const rules::Replayed& broken, const std::vector<rules::Proposal>& made);
    void addFindings(const std::vector<rules::Finding>& findings);
    void addWrongSeparators(const std::vector<rules::Finding>& findings);
    Problem problemOf(const rules::Finding& finding, Severity severity) const;
    void tellDiagnostics(std::size_t end);
    void settleResult(rules::Game& game);
    void finish(ReadGame& game);
    void tell(Severity severity, std::string code, std::size_t offset, std::string message);
    void limitProblems();

    [[nodiscard]] std::size_t tagOffset(std::optional<std::size_t> tag) const {
        return tag ? text_.tags[*tag].offset : text_.offset;
    }
    [[nodiscard]] std::size_t terminatorOffset() const;
    [[nodiscard]] std::string_view movetext() const;

    const GameText& text_;
    std::optional<GameText> corrected_; // what was played instead, if something was repaired
    std::map<std::size_t, std::string> questions_; // what may have been meant, by items at fault
    std::optional<rules::Proposal> proposal_;      // for the first fault of the main line
    const AssembleOptions& options_;
    std::vector<rules::Tag> tags_;
    GameTypeTag gameType_;
    rules::Variant variant_ = rules::Variant::international;
    VariantSource source_ = VariantSource::gameType;
    bool sureVariant_ = true;
    std::vector<Problem> problems_;
    std::size_t unlisted_ = 0; // problems that are only counted
};

constexpr std::size_t mostProblems = 100;

std::string listed(const std::vector<rules::Variant>& variants) {
    std::string list;
    for (const rules::Variant variant : variants)
        list += (list.empty() ? "" : ", ") + std::string(rules::rules(variant).name);
    return list;
}

// "31. 18-22" for who moves first, "31... 18-22" for the other; without the move for what is none.
std::string placeOf(const rules::Finding& finding, const rules::Rules& rules, bool isMove) {
    return numberOf(finding.moveNumber, finding.mover, rules) +
           (isMove ? " " + finding.move : std::string());
}

bool isLoose(const ScriptItem& item) {
    return item.kind == ScriptItem::Kind::comment || item.kind == ScriptItem::Kind::command ||
           item.kind == ScriptItem::Kind::unread;
}

bool isStep(const ScriptItem& item) {
    return item.kind == ScriptItem::Kind::move || item.kind == ScriptItem::Kind::unknownMove ||
           item.kind == ScriptItem::Kind::setup;
}

// Text kept from an earlier reading goes on with moves: the game's main line did not end there.
bool goesOn(std::string_view unread) {
    GameText rest;
    if (!Reader(unread).next(rest))
        return false;
    const auto first = std::ranges::find_if(rest.script, [](const ScriptItem& item) {
        return item.kind != ScriptItem::Kind::moveNumber;
    });
    return first != rest.script.end() && isStep(*first);
}

bool endsInUnreadMoves(const rules::Game& game) {
    if (!game.hasRemarks())
        return false;
    const auto line = game.mainLine();
    const auto remarks = game.remarks(line.empty() ? rules::rootNode : line.back());
    return std::ranges::any_of(remarks, [](const rules::Remark& remark) {
        return remark.kind == rules::Remark::Kind::unread && goesOn(remark.text);
    });
}

ReadGame Assembler::assemble() {
    findVariant();
    const rules::Position standard = rules::Position::start(variant_);
    if (gameType_.says == Says::unknownGame && source_ == VariantSource::gameType) {
        tell(Severity::error, "unknown-game", tagOffset(gameType_.tag),
             said(Sentence::unknownGame, {{"type", tags_[gameType_.tag].value}}));
        return keptAsText(standard);
    }
    const auto start = startOf(text_, variant_);
    if (!start) {
        tell(Severity::error, "bad-fen", tagOffset(tagNamed(tags_, "FEN")),
             said(Sentence::badFen, {{"fen", message(start.error())}}));
        return keptAsText(standard);
    }
    return played(*start);
}

void Assembler::findVariant() {
    if (options_.variant) {
        variant_ = *options_.variant;
        source_ = VariantSource::option;
        if (gameType_.says == Says::variant && gameType_.variant != variant_)
            tell(Severity::warning, "variant-overruled", tagOffset(gameType_.tag),
                 said(Sentence::variantOverruled,
                      {{"type", tags_[gameType_.tag].value},
                       {"variant", std::string(rules::rules(variant_).name)}}));
    } else if (gameType_.says == Says::nothing) {
        guessVariant();
    } else {
        variant_ = gameType_.variant;
    }
}

void Assembler::guessVariant() {
    const Guess found = guess(text_, options_.preference);
    variant_ = found.variant;
    source_ = VariantSource::guessed;
    sureVariant_ =
        found.decided || (!options_.preference.empty() && options_.preference.front() == variant_);
    const auto isMove = [](const ScriptItem& i) { return i.kind == ScriptItem::Kind::move; };
    if ((found.complete && found.decided) || std::ranges::none_of(text_.script, isMove))
        return;
    const std::string name(rules::rules(variant_).name);
    tell(Severity::warning, "unsure-variant", text_.offset,
         found.complete ? said(Sentence::severalGamesFit,
                               {{"variant", name}, {"others", listed(found.others)}})
                        : said(Sentence::noGameFits, {{"variant", name}}));
}

std::size_t Assembler::terminatorOffset() const {
    if (text_.terminator.empty())
        return text_.offset + text_.source.size();
    return text_.offset + static_cast<std::size_t>(text_.terminator.data() - text_.source.data());
}

// The text from its beginning to the end of the game's moves, so that offsets stay what they are.
// Comments behind the result keep the result in.
std::string_view Assembler::movetext() const {
    const std::size_t end = terminatorOffset();
    const bool goesOnBehind = !text_.itemOffsets.empty() && text_.itemOffsets.back() > end;
    return {text_.source.data() - text_.offset,
            goesOnBehind ? text_.offset + text_.source.size() : end};
}

rules::Replayed Assembler::replayed(const rules::Position& start, const GameText& text) const {
    return replay(start, text.script, {movetext(), text.itemOffsets});
}

ReadGame Assembler::played(const rules::Position& start) {
    tellDiagnostics(std::string_view::npos);
    rules::Replayed replayed = this->replayed(start, text_);
    const bool repaired =
        !replayed.legal && options_.repair != Repair::off && repair(start, replayed);
    if (options_.repair != Repair::off)
        ask(replayed);
    addFindings(replayed.findings);
    unlisted_ += replayed.unlisted;
    ReadGame game(std::move(replayed.game));
    game.plies = replayed.mainLinePlies;
    game.legal = replayed.legal && !endsInUnreadMoves(game.game);
    game.repaired = repaired;
    finish(game);
    return game;
}

// Finds what may have been meant, and does it where that is wanted and makes the whole game legal.
bool Assembler::repair(const rules::Position& start, rules::Replayed& broken) {
    constexpr std::size_t mostFaults = 4; // games with more are no games with slips in them
    proposal_ = proposeCorrection(start, text_.script);
    if (options_.repair == Repair::accept)
        return accept(start, broken);
    std::vector<rules::Proposal> made;
    GameText text = text_;
    for (auto next = proposal_; options_.repair == Repair::apply && sureVariant_ && next &&
                                next->sure && made.size() < mostFaults;
         next = proposeCorrection(start, text.script)) {
        text = corrected(text, next->correction);
        made.push_back(*std::move(next));
        if (!made.back().complete)
            continue;
        rules::Replayed whole = replayed(start, text);
        if (!whole.legal)
            break;
        tellRepairs(broken, made);
        corrected_ = std::move(text);
        proposal_.reset();
        broken = std::move(whole);
        return true;
    }
    return false;
}

// Does what was proposed for the first fault; the next one gets a proposal of its own.
bool Assembler::accept(const rules::Position& start, rules::Replayed& broken) {
    if (!proposal_)
        return false;
    corrected_ = corrected(text_, proposal_->correction);
    rules::Replayed further = replayed(start, *corrected_);
    tellRepairs(broken, {*proposal_});
    proposal_ = further.legal ? std::nullopt : proposeCorrection(start, corrected_->script);
    broken = std::move(further);
    return true;
}

// What may have been meant where the main line breaks, and where variations do.
void Assembler::ask(const rules::Replayed& replayed) {
    const rules::Script& script = (corrected_ ? *corrected_ : text_).script;
    const rules::Rules& rules = rules::rules(variant_);
    if (proposal_) {
        const auto fault = std::ranges::find(replayed.findings, rules::Finding::Severity::error,
                                             &rules::Finding::severity);
        questions_[fault->item] = asQuestion(*proposal_, Line::main, rules);
    }
    const auto& variations = replayed.brokenVariations;
    const auto proposals = proposeCorrections(script, variations);
    for (std::size_t i = 0; i < variations.size(); ++i)
        if (proposals[i])
            questions_[variations[i].fault] = asQuestion(*proposals[i], Line::variation, rules);
}

void Assembler::tellRepairs(const rules::Replayed& broken,
                            const std::vector<rules::Proposal>& made) {
    const rules::Rules& rules = rules::rules(variant_);
    const auto fault = std::ranges::find(broken.findings, rules::Finding::Severity::error,
                                         &rules::Finding::severity);
    for (const rules::Proposal& proposal : made) {
        const rules::Correction& c = proposal.correction;
        const std::string number = numberOf(c.moveNumber, c.mover, rules);
        problems_.push_back(
            {Severity::warning,
             "repaired",
             text_.itemOffsets[fault->item],
             number + (c.written.empty() ? "" : " " + c.written),
             said(proposal.complete ? Sentence::repairedWhole : Sentence::repairedPart,
                  {{"done", asDone(c)},
                   {"move", placeOf(*fault, rules, true)},
                   {"explanation", fault->message}}),
             {}});
    }
}

// A game whose moves nobody can check: remarks before its moves, then all of its movetext.
ReadGame Assembler::keptAsText(const rules::Position& start) {
    const auto loose = std::ranges::find_if_not(text_.script, isLoose) - text_.script.begin();
    rules::Script script(text_.script.begin(), text_.script.begin() + loose);
    std::size_t from = std::string_view::npos;
    if (loose < std::ssize(text_.script)) {
        from = text_.itemOffsets[static_cast<std::size_t>(loose)];
        script.push_back(
            {ScriptItem::Kind::unread, false, 0, base::trimmed(movetext().substr(from))});
    }
    tellDiagnostics(from);
    ReadGame game(replay(start, script).game);
    game.legal = false;
    finish(game);
    return game;
}

Problem Assembler::problemOf(const rules::Finding& finding, Severity severity) const {
    const GameText& text = corrected_ ? *corrected_ : text_;
    const rules::Rules& rules = rules::rules(variant_);
    const bool isMove = text.script[finding.item].kind == ScriptItem::Kind::move;
    const bool isFault = finding.severity != rules::Finding::Severity::notice;
    const auto question = questions_.find(finding.item);
    return {severity,
            std::string(code(finding.reason)),
            text.itemOffsets[finding.item],
            placeOf(finding, rules, isMove),
            finding.message,
            isFault && question != questions_.end() ? question->second : std::string()};
}

void Assembler::addFindings(const std::vector<rules::Finding>& findings) {
    for (const rules::Finding& finding : findings)
        if (finding.reason != rules::Reason::wrongSeparator)
            problems_.push_back(problemOf(
                finding, finding.severity == rules::Finding::Severity::notice ? Severity::warning
                                                                              : Severity::error));
    addWrongSeparators(findings);
}

// Whole archives are written with the wrong signs: told once a game.
void Assembler::addWrongSeparators(const std::vector<rules::Finding>& findings) {
    const auto isWrong = [](const rules::Finding& finding) {
        return finding.reason == rules::Reason::wrongSeparator;
    };
    const auto first = std::ranges::find_if(findings, isWrong);
    if (first == findings.end())
        return;
    Problem problem = problemOf(*first, Severity::warning);
    const auto count = std::ranges::count_if(findings, isWrong);
    if (count > 1)
        problem.message = said(Sentence::moreOfThem, {{"explanation", problem.message},
                                                      {"number", std::to_string(count - 1)}});
    problems_.push_back(std::move(problem));
}

// Those of the text before `end`: what is wrong with moves that are kept as text matters to nobody.
void Assembler::tellDiagnostics(std::size_t end) {
    for (const Diagnostic& diagnostic : text_.diagnostics)
        if (diagnostic.offset < end)
            tell(diagnostic.severity == Diagnostic::Severity::error ? Severity::error
                                                                    : Severity::warning,
                 std::string(diagnostic.code), diagnostic.offset, diagnostic.message);
}

void Assembler::tell(Severity severity, std::string code, std::size_t offset, std::string message) {
    problems_.push_back({severity, std::move(code), offset, {}, std::move(message), {}});
}

// The Result tag says who won, and where it does not, the terminator (docs/pdn.md, "Results").
void Assembler::settleResult(rules::Game& game) {
    const rules::Rules& rules = game.start().rules();
    const ResultTag tag = resultIn(tags_, rules);
    const auto ended =
        text_.terminator.empty() ? std::nullopt : readResult(rules, text_.terminator);
    const bool endTells = ended && *ended != GameResult::unknown;
    game.result = tag.tag || !endTells ? tag.result : *ended;
    const auto anyTag = tagNamed(tags_, "Result");
    const std::string tagSays = anyTag ? tags_[tag.tag.value_or(*anyTag)].value : std::string();
    if (endTells && (tag.tag ? tag.result != *ended : tagSays == "*"))
        tell(Severity::warning, "result-contradiction", terminatorOffset(),
             said(Sentence::resultContradiction,
                  {{"result", std::string(text_.terminator)}, {"said", tagSays}}));
    if (endTells && !tag.tag)
        setResult(tags_, rules, text_.terminator);
    else if (!tag.tag && anyTag && !readResult(rules, tagSays))
        tell(Severity::warning, "unclear-result", tagOffset(anyTag),
             said(Sentence::unclearResult, {{"said", tagSays}}));
}

// Nobody reads a thousand problems of one game: errors are listed before warnings, then in the
// order of their places, and the rest is counted.
void Assembler::limitProblems() {
    std::ranges::stable_sort(problems_, {}, &Problem::offset);
    unlisted_ += text_.unlisted;
    if (problems_.size() > mostProblems) {
        std::stable_partition(problems_.begin(), problems_.end(), [](const Problem& problem) {
            return problem.severity == Severity::error;
        });
        unlisted_ += problems_.size() - mostProblems;
        problems_.resize(mostProblems);
        std::ranges::stable_sort(problems_, {}, &Problem::offset);
    }
    if (unlisted_ > 0)
        tell(Severity::warning, "more-problems",
             problems_.empty() ? text_.offset : problems_.back().offset,
             said(Sentence::moreProblems, {{"number", std::to_string(unlisted_)}}));
}

void Assembler::finish(ReadGame& game) {
    settleResult(game.game);
    game.game.tags = std::move(tags_);
    game.game.tags = completeTags(std::move(game.game.tags), game.game);
    game.variantSource = source_;
    limitProblems();
    game.problems = std::move(problems_);
}

} // namespace

ReadGame assemble(const GameText& text, const AssembleOptions& options) {
    return Assembler(text, options).assemble();
}

} // namespace damscope::parser
