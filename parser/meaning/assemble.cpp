// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/assemble.hpp"

#include "parser/meaning/correct.hpp"

#include "base/text/ascii.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/meaning/find_variant.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/syntax/scan.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <cassert>
#include <map>

namespace damscope::parser {
namespace {

using rules::GameResult;
using rules::ScriptItem;

// Makes one ReadGame.
class Assembler {
public:
    Assembler(const GameText& text, const AssembleOptions& options)
        : text_(text), options_(options), tags_(keptTags(text)) {
        reportMeanings(addMeanings(tags_));
        found_ = findVariant(text, tags_, options);
        variant_ = found_.variant;
        problems_.insert(problems_.end(), found_.problems.begin(), found_.problems.end());
    }

    ReadGame assemble();

private:
    ReadGame played(const rules::Position& start);
    ReadGame keptAsText(const rules::Position& start);
    rules::Replayed replayed(const rules::Position& start, const GameText& text) const;
    bool repair(const rules::Position& start, rules::Replayed& replayed);
    bool accept(const rules::Position& start, rules::Replayed& replayed);
    bool fitsOtherVariant(int plies);
    void ask(const rules::Replayed& replayed);
    void reportRepairs(const rules::Replayed& broken, const std::vector<rules::Proposal>& made);
    void addFindings(const std::vector<rules::Finding>& findings);
    void explainUnreadMoves(const rules::Position& start);
    void addTextNumbers(const std::vector<std::size_t>& items);
    void addWrongSeparators(const std::vector<rules::Finding>& findings);
    TextProblem toProblem(const rules::Finding& finding) const;
    void addTextProblems(std::size_t end);
    void warnOfLostKings(const rules::Position& start);
    void settleResult(rules::Game& game);
    void checkResult(const rules::Game& game);
    void checkRecord(ReadGame& game);
    void finish(ReadGame& game);
    void report(Severity severity, std::size_t offset, Message message);
    void limitProblems();
    void reportMeanings(const std::vector<HeaderMeaning>& meanings);
    void checkDate();
    void checkRatings();

    [[nodiscard]] std::size_t tagOffset(std::optional<std::size_t> tag) const {
        return tag && *tag < text_.tags.size() ? text_.tags[*tag].offset : text_.offset;
    }
    [[nodiscard]] std::size_t terminatorOffset() const;
    [[nodiscard]] std::string_view movetext() const;

    const GameText& text_;
    std::optional<GameText> corrected_;        // what was played instead, if something was repaired
    std::map<std::size_t, Message> questions_; // what may have been meant, by items at fault
    std::optional<rules::Proposal> proposal_;  // for the first fault of the main line
    const AssembleOptions& options_;
    std::vector<rules::Tag> tags_;
    FoundVariant found_;
    rules::Variant variant_ = rules::Variant::international;
    bool otherFits_ = false;              // the moves are those of another variant
    std::optional<rules::Position> last_; // where the game ends, if its main line does
    std::vector<TextProblem> problems_;
    std::size_t unlisted_ = 0; // problems that are only counted
};

constexpr std::size_t mostProblems = 100;

// What stopped the main line.
const rules::Finding& firstFault(const rules::Replayed& replayed) {
    return *std::ranges::find_if(replayed.findings, &rules::Finding::stopsMainLine);
}

bool isLoose(const ScriptItem& item) {
    return item.kind == ScriptItem::Kind::comment || item.kind == ScriptItem::Kind::command ||
           item.kind == ScriptItem::Kind::unread;
}

// Text where moves should stand, also a number alone, and not one of them could be read.
bool isTextOnly(const rules::Game& game, int plies) {
    if (plies > 0 || !game.hasRemarks())
        return false;
    for (std::size_t node = 0; node < game.nodeCount(); ++node)
        for (const rules::Remark& remark : game.remarks(static_cast<rules::NodeId>(node)))
            if (remark.as<rules::UnreadText>() != nullptr)
                return true;
    return false;
}

// Neither a move, nor a position, nor a result: headers of a game that has no record. A result
// alone is the record of a game whose moves were lost, a FEN alone that of a position.
bool recordsNothing(const rules::Game& game, const std::vector<rules::Tag>& tags, int plies) {
    return plies == 0 && game.result == GameResult::unknown && !tagNamed(tags, "FEN") &&
           game.start() == rules::Position::start(game.variant());
}

ReadGame Assembler::assemble() {
    const rules::Position standard = rules::Position::start(variant_);
    if (!found_.isPlayed)
        return keptAsText(standard);
    const auto start = startPosition(text_, variant_);
    if (!start && found_.source == VariantSource::gameType && fitsOtherVariant(0))
        return assemble();
    if (!start) {
        report(Severity::error, tagOffset(tagNamed(tags_, "FEN")),
               {"bad-fen", {{"fen", message(start.error())}}});
        return keptAsText(standard);
    }
    warnOfLostKings(*start);
    return played(*start);
}

void Assembler::warnOfLostKings(const rules::Position& start) {
    const auto fen = tagNamed(tags_, "FEN");
    if (auto warning = fen ? rules::warningOfLostKings(start) : std::nullopt)
        report(Severity::warning, tagOffset(fen), *std::move(warning));
}

std::size_t Assembler::terminatorOffset() const {
    if (text_.terminator.empty())
        return text_.offset + text_.source.size();
    assert(text_.terminator.data() >= text_.source.data() &&
           text_.terminator.data() < text_.source.data() + text_.source.size());
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
    return replay(start, text.script, {movetext(), text.itemOffsets, &readCommand});
}

ReadGame Assembler::played(const rules::Position& start) {
    rules::Replayed replayed = this->replayed(start, text_);
    if (!replayed.legal && found_.source == VariantSource::gameType &&
        fitsOtherVariant(replayed.mainLinePlies))
        return assemble();
    addTextProblems(std::string_view::npos);
    const bool repaired =
        !replayed.legal && options_.repair != Repair::off && !otherFits_ && repair(start, replayed);
    if (options_.repair != Repair::off)
        ask(replayed);
    addFindings(replayed.findings);
    addTextNumbers(replayed.textNumbers);
    unlisted_ += replayed.unlisted;
    ReadGame game(std::move(replayed.game));
    game.plies = replayed.mainLinePlies;
    const bool textOnly = isTextOnly(game.game, game.plies);
    const bool unreadMoves = endsInUnreadMoves(game.game);
    game.legal = replayed.legal && !textOnly && !unreadMoves;
    if (replayed.legal && unreadMoves)
        explainUnreadMoves(start);
    game.repaired = repaired || found_.source == VariantSource::corrected;
    if (game.legal)
        last_ = replayed.last;
    finish(game);
    return game;
}

// Another game than the tag says: taken where it is wanted and certain, else only reported.
bool Assembler::fitsOtherVariant(int plies) {
    const auto other = otherVariant(text_, tags_, variant_, plies, options_);
    if (!other)
        return false;
    problems_.insert(problems_.end(), other->problems.begin(), other->problems.end());
    if (other->source != VariantSource::corrected) {
        otherFits_ = true;
        return false;
    }
    keepGameType(tags_);
    found_ = *other;
    variant_ = other->variant;
    return true;
}

// Finds what may have been meant, and applies it if that is wanted and makes the whole game legal.
bool Assembler::repair(const rules::Position& start, rules::Replayed& broken) {
    constexpr std::size_t mostFaults = 4; // more faults are not slips
    proposal_ = proposeCorrection(start, text_.script);
    if (options_.repair == Repair::accept)
        return accept(start, broken);
    std::vector<rules::Proposal> made;
    GameText text = text_;
    for (auto next = proposal_; options_.repair == Repair::apply && found_.sure && next &&
                                next->sure && made.size() < mostFaults;
         next = proposeCorrection(start, text.script)) {
        text = corrected(text, next->correction);
        made.push_back(*std::move(next));
        if (!made.back().complete)
            continue;
        rules::Replayed whole = replayed(start, text);
        if (!whole.legal)
            break;
        reportRepairs(broken, made);
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
    reportRepairs(broken, {*proposal_});
    proposal_ = further.legal ? std::nullopt : proposeCorrection(start, corrected_->script);
    broken = std::move(further);
    return true;
}

// What may have been meant where the main line breaks, and where variations do.
void Assembler::ask(const rules::Replayed& replayed) {
    const rules::Script& script = (corrected_ ? *corrected_ : text_).script;
    const rules::Rules& rules = rules::rules(variant_);
    if (proposal_) {
        questions_[firstFault(replayed).item] = asQuestion(*proposal_, LineKind::main, rules);
    }
    const auto& variations = replayed.brokenVariations;
    const auto proposals = proposeCorrections(script, variations);
    for (std::size_t i = 0; i < variations.size(); ++i)
        if (proposals[i])
            questions_[variations[i].fault] = asQuestion(*proposals[i], LineKind::variation, rules);
}

void Assembler::reportRepairs(const rules::Replayed& broken,
                              const std::vector<rules::Proposal>& made) {
    const rules::Rules& rules = rules::rules(variant_);
    const rules::Finding& fault = firstFault(broken);
    for (const rules::Proposal& proposal : made) {
        const rules::Correction& c = proposal.correction;
        const std::string number = numberOf(c.moveNumber, c.mover, rules);
        Message repaired{"repaired",
                         {{"done", asDone(c)},
                          {"extent", proposal.complete ? "game" : "part"},
                          {"move", placeOf(fault, text_.script, rules)},
                          {"explanation", fault.message}}};
        problems_.push_back({{Severity::warning, std::move(repaired),
                              number + (c.written.empty() ? "" : " " + c.written)},
                             text_.itemOffsets[fault.item]});
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
    addTextProblems(from);
    ReadGame game(replay(start, script, {{}, {}, &readCommand}).game);
    game.legal = false;
    finish(game);
    return game;
}

TextProblem Assembler::toProblem(const rules::Finding& finding) const {
    const GameText& text = corrected_ ? *corrected_ : text_;
    const rules::Rules& rules = rules::rules(variant_);
    const auto question = questions_.find(finding.item);
    TextProblem problem{{finding.severity, finding.message, placeOf(finding, text.script, rules)},
                        text.itemOffsets[finding.item]};
    if (finding.severity == Severity::error && question != questions_.end())
        problem.suggestion = question->second;
    return problem;
}

void Assembler::addFindings(const std::vector<rules::Finding>& findings) {
    for (const rules::Finding& finding : findings)
        if (finding.reason != rules::Reason::wrongSeparator)
            problems_.push_back(toProblem(finding));
    addWrongSeparators(findings);
}

// Moves that an earlier reading kept as text: an export must not hide what was wrong with them.
void Assembler::explainUnreadMoves(const rules::Position& start) {
    auto problem = problemOfUnreadMoves(corrected_ ? *corrected_ : text_, start);
    if (problem &&
        std::ranges::find(problems_, problem->offset, &TextProblem::offset) == problems_.end())
        problems_.push_back(*std::move(problem));
}

// Numbers that are no move numbers; the others stand in texts that the reader has reported.
void Assembler::addTextNumbers(const std::vector<std::size_t>& items) {
    const GameText& text = corrected_ ? *corrected_ : text_;
    for (const std::size_t item : items)
        report(Severity::error, text.itemOffsets[item],
               {"stray-text", {{"text", std::string(text.script[item].text)}}});
}

// Whole archives are written with the wrong signs: reported once a game.
void Assembler::addWrongSeparators(const std::vector<rules::Finding>& findings) {
    const auto isWrong = [](const rules::Finding& finding) {
        return finding.reason == rules::Reason::wrongSeparator;
    };
    const auto first = std::ranges::find_if(findings, isWrong);
    if (first == findings.end())
        return;
    TextProblem problem = toProblem(*first);
    const auto count = std::ranges::count_if(findings, isWrong);
    if (count > 1)
        problem.message.parameters.push_back({"others", counted(count - 1)});
    problems_.push_back(std::move(problem));
}

// Those of the text before `end`: what is wrong with moves that are kept as text matters to nobody.
void Assembler::addTextProblems(std::size_t end) {
    std::ranges::copy_if(text_.problems, std::back_inserter(problems_),
                         [&](const TextProblem& problem) { return problem.offset < end; });
}

void Assembler::report(Severity severity, std::size_t offset, Message message) {
    problems_.push_back({{severity, std::move(message)}, offset});
}

// The Result tag says who won, and where it does not, the terminator (docs/pdn.md, "Results").
void Assembler::settleResult(rules::Game& game) {
    const rules::Rules& rules = game.start().rules();
    const ResultTag tag = resultIn(tags_, rules);
    const auto ended =
        text_.terminator.empty() ? std::nullopt : readResult(rules, text_.terminator);
    const bool endDecides = ended && *ended != GameResult::unknown;
    game.result = tag.tag || !endDecides ? tag.result : *ended;
    const auto anyTag = tagNamed(tags_, "Result");
    const std::string tagSays = anyTag ? tags_[tag.tag.value_or(*anyTag)].value : std::string();
    if (endDecides && (tag.tag ? tag.result != *ended : tagSays == "*"))
        report(Severity::warning, terminatorOffset(),
               {"result-contradiction",
                {{"result", std::string(text_.terminator)}, {"tag", tagSays}}});
    if (endDecides && !tag.tag)
        setResult(tags_, rules, text_.terminator);
    else if (!tag.tag && anyTag && !readResult(rules, tagSays))
        report(Severity::warning, tagOffset(anyTag), {"unclear-result", {{"tag", tagSays}}});
}

// The board may show who has won, whatever was recorded.
void Assembler::checkResult(const rules::Game& game) {
    if (!last_)
        return;
    if (auto problem = resultRefutedByBoard(game, *last_))
        problems_.push_back({*std::move(problem), terminatorOffset()});
}

void Assembler::checkRecord(ReadGame& game) {
    if (!game.legal || !recordsNothing(game.game, tags_, game.plies))
        return;
    game.legal = false;
    report(Severity::warning, terminatorOffset(), {"no-moves", {}});
}

// Nobody reads a thousand problems of one game: errors are listed before warnings, each in the
// order of their places; the rest is counted.
void Assembler::limitProblems() {
    std::ranges::stable_sort(problems_, {}, &TextProblem::offset);
    unlisted_ += text_.unlisted;
    if (problems_.size() > mostProblems) {
        std::stable_partition(problems_.begin(), problems_.end(), [](const TextProblem& problem) {
            return problem.severity == Severity::error;
        });
        unlisted_ += problems_.size() - mostProblems;
        problems_.resize(mostProblems);
        std::ranges::stable_sort(problems_, {}, &TextProblem::offset);
    }
    if (unlisted_ > 0)
        report(Severity::warning, problems_.empty() ? text_.offset : problems_.back().offset,
               {"more-problems", {{"number", counted(unlisted_)}}});
}

void Assembler::reportMeanings(const std::vector<HeaderMeaning>& meanings) {
    for (const HeaderMeaning& each : meanings)
        report(Severity::warning, tagOffset(each.tag),
               {"header-word", {{"word", tags_[each.tag].name}, {"tag", tags_[each.meant].name}}});
}

void Assembler::checkDate() {
    const GameDate when = gameDate(tags_);
    if (!when.unclear)
        return;
    Message unclear{"unclear-date", {{"text", tags_[*when.unclear].value}}};
    if (when.date.isKnown())
        unclear.parameters.push_back({"date", writeDate(when.date)});
    report(Severity::warning, tagOffset(when.unclear), std::move(unclear));
}

void Assembler::checkRatings() {
    for (const std::string_view name : {"WhiteRating", "BlackRating", "WhiteElo", "BlackElo"}) {
        const auto tag = tagNamed(tags_, name);
        if (tag && !readRating(tags_[*tag].value).clear)
            report(Severity::warning, tagOffset(tag),
                   {"unclear-rating", {{"text", tags_[*tag].value}, {"tag", tags_[*tag].name}}});
    }
}

void Assembler::finish(ReadGame& game) {
    reportMeanings(addPlayers(tags_, rules::rules(variant_)));
    checkDate();
    checkRatings();
    settleResult(game.game);
    checkResult(game.game);
    checkRecord(game);
    game.game.tags = std::move(tags_);
    game.game.tags = completeTags(std::move(game.game.tags), game.game);
    game.variantSource = found_.source;
    limitProblems();
    game.problems = std::move(problems_);
}

} // namespace

ReadGame assemble(const GameText& text, const AssembleOptions& options) {
    return Assembler(text, options).assemble();
}

ReadGame edited(rules::Game game) {
    ReadGame read(std::move(game));
    rules::Game& g = read.game;
    const std::vector<rules::NodeId> line = g.mainLine();
    read.plies = static_cast<int>(std::ranges::count_if(
        line, [&](rules::NodeId id) { return g.node(id).step == rules::Step::move; }));
    read.legal = !endsInUnreadMoves(g) && !isTextOnly(g, read.plies);
    g.tags = completeTags(std::move(g.tags), g);
    if (const ResultTag tag = resultIn(g.tags, g.start().rules()); tag.tag)
        g.result = tag.result;
    read.legal = read.legal && !recordsNothing(g, g.tags, read.plies);
    return read;
}

} // namespace damscope::parser
