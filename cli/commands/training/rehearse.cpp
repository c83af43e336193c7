// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/commands/people/repertoire.hpp"
#include "cli/commands/training/deck.hpp"
#include "cli/commands/training/typed_reply.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/findings/repertoire/practice.hpp"
#include "db/search/openings/tree.hpp"
#include "db/training/opening_cards.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "rules/board/rules.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <random>

namespace damscope::cli {
namespace rehearse_command {
namespace {

struct Options {
    LinesOption lines;
    SelectionOptions selection;
    TodayOption today;
    bool due = false;
    bool all = false;
    std::int64_t limit = 10;
    std::optional<std::int64_t> seed;
    bool ascii = false;
    FormatOption format;
};

Json replyJson(const std::optional<db::DrawnReply>& reply) {
    if (!reply)
        return {};
    return {{"move", reply->text}, {"games", reply->games}, {"of", reply->all}};
}

/// Asks the moves of one line after another.
class Rehearsal {
public:
    /// `store` keeps the answers; it is not that of the book.
    Rehearsal(const Options& options, const db::Repertoire& repertoire, db::OpeningBook& book,
              db::Store& store, std::uint64_t seed, Console& console)
        : options_(options), repertoire_(repertoire), opponents_(repertoire, book),
          practice_(repertoire, opponents_, seed,
                    [this](const db::RepertoirePosition& at) { return isToAsk(at); }),
          store_(store), cards_(repertoire, store), today_(options.today.today()),
          console_(console), language_(console.locale()), isJson_(options.format.isJson()),
          rows_(options.format.rows(console.out())) {}

    void run() {
        while (line_ < options_.limit && !console_.stopToken().stop_requested() && askLine()) {
        }
        summarise();
    }

private:
    [[nodiscard]] bool isToAsk(const db::RepertoirePosition& at) const {
        if (options_.all)
            return true;
        return options_.due ? cards_.learningOf(at).isDue(today_) : cards_.isToAsk(at, today_);
    }

    // False when the session ends.
    bool askLine() {
        practice_.begin();
        if (practice_.question() == nullptr)
            return false;
        ++line_;
        while (practice_.question() != nullptr)
            if (!ask(*practice_.question()))
                return false;
        ++finished_;
        if (isJson_)
            rows_.add({{"event", "end"}, {"line", line_}, {"moves", practice_.moves()}});
        else
            say(translated({"rehearse-end", {{"moves", rules::numberedMoves(practice_.moves())}}},
                           language_));
        return true;
    }

    bool ask(const db::RepertoirePosition& at) {
        showQuestion(at);
        const db::RepertoireMove& meant = *db::meantMove(repertoire_, at);
        int hints = 0;
        for (;;) {
            const TypedAnswer typed = answers_.next();
            switch (typed.reply) {
            case TypedReply::quit:
                return false;
            case TypedReply::skip:
                practice_.answer(meant.move);
                return true;
            case TypedReply::hint:
                hints = std::min(hints + 1, db::openingHints);
                showHint(at, hints);
                break;
            case TypedReply::move:
                if (const auto move = answers_.moveFrom(at.position, typed.text)) {
                    take(at, *move, hints);
                    return true;
                }
            }
        }
    }

    // Who was shown the move has not known it.
    void take(const db::RepertoirePosition& at, const rules::Move& move, int hints) {
        const auto mark = practice_.judge(move);
        const std::string_view judged = db::judgedWord(mark);
        const bool shown = hints == db::openingHints;
        const bool right = !shown && db::isRight(mark);
        const db::Review review{today_, db::gradeOf(right, hints)};
        const bool kept = cards_.keep(store_, at, move, review, hints);
        ++answered_;
        right_ += right ? 1 : 0;
        ++(shown ? shown_ : counts_[judged]);
        if (isJson_) {
            const db::RepertoireMove& meant = *db::meantMove(repertoire_, at);
            rows_.add({{"event", "answer"},
                       {"move", rules::moveText(at.position, move)},
                       {"judged", judged},
                       {"right", right},
                       {"hints", hints},
                       {"main", meant.text},
                       {"others", db::otherChoices(at, meant.move)},
                       {"kept", kept},
                       {"due", dayText(cards_.learningOf(at).due)}});
        } else {
            say(db::judgedText(repertoire_, at, move, hints, language_));
        }
        practice_.answer(move);
    }

    void showQuestion(const db::RepertoirePosition& at) {
        if (isJson_)
            return rows_.add({{"event", "question"},
                              {"line", line_},
                              {"of", options_.limit},
                              {"variant", at.position.rules().name},
                              {"fen", rules::writeFen(at.position)},
                              {"moves", practice_.moves()},
                              {"reply", replyJson(practice_.reply())}});
        Message place{"rehearse-line", {{"line", line_}, {"lines", options_.limit}}};
        if (!practice_.moves().empty())
            place.parameters.push_back({"moves", rules::numberedMoves(practice_.moves())});
        console_.out().write('\n' + translated(place, language_) + '\n');
        if (practice_.reply())
            say(db::replyText(*practice_.reply(), language_));
        console_.out().write(questionBoard(at.position, options_.ascii));
        say(db::openingQuestionText(at, language_));
    }

    void showHint(const db::RepertoirePosition& at, int hint) {
        const std::string text = db::openingHintText(repertoire_, at, hint, language_);
        if (isJson_)
            rows_.add({{"event", "hint"}, {"message", text}});
        else
            say(text);
    }

    void say(const std::string& text) { console_.out().write(visible(text) + '\n'); }

    [[nodiscard]] std::uint64_t count(std::string_view judged) const {
        const auto known = counts_.find(judged);
        return known == counts_.end() ? 0 : known->second;
    }

    void summarise() {
        const db::DeckCounts counts = cards_.counts(today_);
        if (isJson_) {
            rows_.add({{"event", "summary"},
                       {"answered", answered_},
                       {"right", right_},
                       {"main", count("main")},
                       {"second", count("second")},
                       {"avoid", count("avoid")},
                       {"wrong", count("wrong")},
                       {"shown", shown_},
                       {"lines", finished_},
                       {"due", counts.due},
                       {"new", counts.fresh},
                       {"all", counts.all}});
            return rows_.end();
        }
        console_.out().flush();
        Message message = countMessage("rehearse-summary", "answers", answered_);
        for (const std::string judged : {"main", "second", "avoid", "wrong"})
            message.parameters.push_back({judged, damscope::counted(count(judged))});
        message.parameters.push_back({"shown", damscope::counted(shown_)});
        addCount(message, "finished", "lines", finished_);
        message.parameters.push_back({"due", damscope::counted(counts.due)});
        message.parameters.push_back({"fresh", damscope::counted(counts.fresh)});
        console_.say(translated(message, language_));
        if (line_ == 0 && counts.all > 0)
            console_.say(translated({"rehearse-nothing", {}}, language_));
    }

    const Options& options_;
    const db::Repertoire& repertoire_;
    db::Opponents opponents_;
    db::RepertoirePractice practice_;
    db::Store& store_;
    db::OpeningCards cards_;
    db::Day today_;
    Console& console_;
    Language language_;
    bool isJson_;
    JsonRows rows_;
    TypedAnswers answers_{console_, rows_, isJson_, language_};
    std::int64_t line_ = 0;
    std::uint64_t finished_ = 0;
    std::uint64_t answered_ = 0;
    std::uint64_t right_ = 0;
    std::uint64_t shown_ = 0;                          // answers after the hint that shows the move
    std::map<std::string_view, std::uint64_t> counts_; // by what the answers were
};

ExitStatus run(const Options& options, Console& console) {
    SelectedGames games = options.selection.open(console);
    db::Store& store = games.store();
    db::Repertoire repertoire(options.lines.side());
    for (const rules::Game& game : options.lines.games(store, console))
        repertoire.add(game);
    if (!db::canBePractised(repertoire))
        throw UsageError("the repertoire has no moves of that side to ask");
    std::optional<ProgressLine> progress(std::in_place, console, "counted-games");
    db::OpeningBook book(store, games.filter(), console.stopToken(), showOn(*progress));
    progress.reset(); // the book is read; what follows is a conversation
    const std::uint64_t seed = options.seed ? static_cast<std::uint64_t>(*options.seed)
                                            : std::uint64_t{std::random_device{}()};
    db::Store answers =
        options.selection.store().openExisting(); // the book keeps `store` as it is now
    Rehearsal(options, repertoire, book, answers, seed, console).run();
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->lines.declare(arguments);
    arguments.flag({"--due", "", phrase("only what is due, and nothing new")}, options->due);
    arguments.flag({"--all", "", phrase("ask every move of a line, even those that are not due")},
                   options->all);
    arguments.value({"--limit", "N", phrase("ask at most N lines; 10 if not set")},
                    into(options->limit, 0, INT64_MAX));
    arguments.value(
        {"--seed", "N",
         phrase("the same seed draws the same moves; without it they differ every time")},
        into(options->seed, 0, INT64_MAX));
    options->today.declare(arguments);
    arguments.flag({"--ascii", "", phrase("draw boards in plain characters: w W b B")},
                   options->ascii);
    options->selection.declare(arguments);
    options->format.declareList(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace rehearse_command

Command rehearseCommand() {
    return {
        "train rehearse", phrase("practise an opening repertoire against what opponents play"),
        phrase(
            "Plays lines of a repertoire and asks for your moves. The opponent's moves are drawn "
            "from "
            "the games of SELECTION, each by the number of games that played it there, among those "
            "that "
            "the repertoire answers; moves that no game has come after them. The main move is "
            "right, "
            "and so is a second choice; after another move the main one is played. Every position "
            "comes back after some days, as exercises do: what is not due is played without a "
            "question, nothing is asked twice a day, and a line ends where nothing is left to ask. "
            "h "
            "shows a hint, s plays the main move, q ends. docs/training.md describes it."),
        phrase("damscope write white jansen --merged -o lines.pdn; damscope train rehearse "
               "lines.pdn --side white\n"
               "    asks for the lines of a player with White\n"
               "damscope train rehearse lines.pdn black meijer --side white --limit 3\n"
               "    asks for three lines, against what one opponent plays\n"
               "damscope train rehearse lines.pdn --side white --all\n"
               "    asks for every move, due or not\n"
               "echo q | damscope train rehearse lines.pdn --side white --seed 1 --json\n"
               "    is for programs, which write a move, hint, skip or quit on each line"),
        rehearse_command::declare};
}

} // namespace damscope::cli
