// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/lines_option.hpp"
#include "cli/commands/people/numbered_moves.hpp"
#include "cli/commands/training/deck_option.hpp"
#include "cli/commands/training/typed_reply.hpp"
#include "cli/commands/training_commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/openings/tree.hpp"
#include "db/repertoire/practice.hpp"
#include "db/training/opening_cards.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "rules/text/variant_title.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <random>

namespace damscope::cli {
namespace {

struct Options {
    StoreOptions store;
    LinesOption lines;
    TodayOption today;
    bool due = false;
    bool all = false;
    std::int64_t limit = 10;
    std::optional<std::int64_t> seed;
    bool ascii = false;
    FormatOption format;
    FilterOptions filter;
};

/// What an answer is: a mark of the repertoire, or a move that it does not have.
enum class Judged : std::uint8_t { main, second, avoid, wrong };
constexpr std::array<std::string_view, 4> judgedWords{"main", "second", "avoid", "wrong"};

std::string_view word(Judged judged) {
    return judgedWords.at(static_cast<std::size_t>(judged));
}

Judged judgedOf(std::optional<db::RepertoireMark> mark) {
    return mark ? static_cast<Judged>(*mark) : Judged::wrong;
}

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
          console_(console), language_(environmentLanguage()), isJson_(options.format.isJson()),
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
            say({"rehearse-end", {{"moves", numberedMoves(practice_.moves())}}});
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
                hints = std::min(hints + 1, mostHints);
                showHint(at, meant, hints);
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
        const Judged judged = judgedOf(practice_.judge(move));
        const bool shown = hints == mostHints;
        const bool right = !shown && db::isRight(practice_.judge(move));
        const db::Review review{today_, db::gradeOf(right, hints)};
        const bool kept = cards_.keep(store_, at, move, review, hints);
        const std::string text = rules::moveText(at.position, move);
        const db::RepertoireMove& meant = *db::meantMove(repertoire_, at);
        ++answered_;
        right_ += right ? 1 : 0;
        ++(shown ? shown_ : counts_.at(static_cast<std::size_t>(judged)));
        if (isJson_) {
            Json others = Json::array();
            for (const std::string& other : othersThan(at, meant.move))
                others.push_back(other);
            rows_.add({{"event", "answer"},
                       {"move", text},
                       {"judged", word(judged)},
                       {"right", right},
                       {"hints", hints},
                       {"main", meant.text},
                       {"others", std::move(others)},
                       {"kept", kept},
                       {"due", dayText(cards_.learningOf(at).due)}});
        } else {
            Message message{fmt::format("rehearse-{}", word(judged)),
                            {{"move", text}, {"meant", meant.text}}};
            if (const auto others = othersThan(at, meant.move); !others.empty())
                message.parameters.push_back(
                    {"others", fmt::format("{}", fmt::join(others, ", "))});
            say(message);
        }
        practice_.answer(move);
    }

    static std::vector<std::string> othersThan(const db::RepertoirePosition& at,
                                               const rules::Move& meant) {
        std::vector<std::string> others;
        for (const db::RepertoireMove& move : at.moves)
            if (move.mark != db::RepertoireMark::avoid && !(move.move == meant))
                others.push_back(move.text);
        return others;
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
            place.parameters.push_back({"moves", numberedMoves(practice_.moves())});
        console_.out().write('\n' + words(place, language_) + '\n');
        if (practice_.reply())
            say(replyMessage(*practice_.reply()));
        console_.out().write(questionBoard(at.position, options_.ascii));
        const bool isWhite = at.position.toMove() == rules::Color::white;
        say({"rehearse-question", {{"side", isWhite ? "white" : "black"}}});
    }

    static Message replyMessage(const db::DrawnReply& reply) {
        if (reply.games == 0)
            return {"rehearse-own-line", {{"move", reply.text}}};
        Message message{"rehearse-reply", {{"move", reply.text}}};
        addCount(message, "n", "played", reply.games);
        addCount(message, "all", "games", reply.all);
        return message;
    }

    void showHint(const db::RepertoirePosition& at, const db::RepertoireMove& meant, int hint) {
        Message message{"rehearse-hint-move", {{"move", meant.text}}};
        if (hint < mostHints)
            message = {"train-hint-square",
                       {{"square", rules::squareName(at.position.rules(), meant.move.from)}}};
        if (isJson_)
            rows_.add({{"event", "hint"}, {"message", words(message, language_)}});
        else
            say(message);
    }

    void say(const Message& message) {
        console_.out().write(visible(words(message, language_)) + '\n');
    }

    [[nodiscard]] std::uint64_t count(Judged judged) const {
        return counts_.at(static_cast<std::size_t>(judged));
    }

    void summarise() {
        const db::DeckCounts counts = cards_.counts(today_);
        if (isJson_) {
            rows_.add({{"event", "summary"},
                       {"answered", answered_},
                       {"right", right_},
                       {"main", count(Judged::main)},
                       {"second", count(Judged::second)},
                       {"avoid", count(Judged::avoid)},
                       {"wrong", count(Judged::wrong)},
                       {"shown", shown_},
                       {"lines", finished_},
                       {"due", counts.due},
                       {"new", counts.fresh},
                       {"all", counts.all}});
            return rows_.end();
        }
        console_.out().flush();
        Message message = countMessage("rehearse-summary", "answers", answered_);
        for (const Judged judged : {Judged::main, Judged::second, Judged::avoid, Judged::wrong})
            message.parameters.push_back(
                {std::string(word(judged)), damscope::counted(count(judged))});
        message.parameters.push_back({"shown", damscope::counted(shown_)});
        addCount(message, "finished", "lines", finished_);
        message.parameters.push_back({"due", damscope::counted(counts.due)});
        message.parameters.push_back({"fresh", damscope::counted(counts.fresh)});
        console_.say(words(message, language_));
        if (line_ == 0 && counts.all > 0)
            console_.say(words({"rehearse-nothing", {}}, language_));
    }

    static constexpr int mostHints = 2; // the square, then the move

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
    std::uint64_t shown_ = 0; // answers after the hint that shows the move
    std::array<std::uint64_t, judgedWords.size()> counts_{};
};

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    db::Repertoire repertoire(options.lines.side());
    for (const rules::Game& game : options.lines.games(store, console))
        repertoire.add(game);
    if (!db::canBePractised(repertoire))
        throw UsageError("the repertoire has no move of that side to ask");
    std::optional<ProgressLine> progress(std::in_place, console, "games");
    db::OpeningBook book(store, options.filter.filter(), console.stopToken(), showOn(*progress));
    progress.reset(); // the book is read; what follows is a conversation
    const std::uint64_t seed = options.seed ? static_cast<std::uint64_t>(*options.seed)
                                            : std::uint64_t{std::random_device{}()};
    db::Store answers = options.store.openExisting(); // the book keeps `store` as it is now
    Rehearsal(options, repertoire, book, answers, seed, console).run();
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->lines.declare(arguments);
    arguments.flag({"--due", "", "only what is due; nothing new"}, options->due);
    arguments.flag({"--all", "", "every move of a line, also what is not due"}, options->all);
    arguments.value({"--limit", "N", "ask at most N lines; 10 if not set"},
                    into(options->limit, 0, INT64_MAX));
    arguments.value({"--seed", "N", "the same seed draws the same moves; else others every time"},
                    into(options->seed, 0, INT64_MAX));
    options->today.declare(arguments);
    arguments.flag({"--ascii", "", "draw boards in plain characters: w W b B"}, options->ascii);
    options->store.declare(arguments);
    options->format.declareList(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command rehearseCommand() {
    return {"rehearse", "practise an opening repertoire against what opponents play",
            "Plays lines of a repertoire and asks your moves. The opponent's moves are drawn from "
            "the games of FILTER, each by the number of games that played it there, among those "
            "that the repertoire answers; what no game has comes after them. The main move is "
            "right, and so is a second choice; after another move the main one is played. Every "
            "position comes back by days, as exercises do: what is not due is played without a "
            "question, none is asked twice a day, and a line ends where nothing is left to ask. h "
            "shows a hint, s plays the main move, q ends. docs/training.md describes it.",
            "damscope merge --white jansen > lines.pdn; damscope rehearse lines.pdn --as white\n"
            "    asks the lines of a player with White\n"
            "damscope rehearse lines.pdn --as white --black meijer --limit 3\n"
            "    asks three lines, against what one opponent plays\n"
            "damscope rehearse lines.pdn --as white --all\n"
            "    asks every move, whatever is due\n"
            "echo q | damscope rehearse lines.pdn --as white --seed 1 --json\n"
            "    is for programs, which write a move, hint, skip or quit on each line",
            declare};
}

} // namespace damscope::cli
