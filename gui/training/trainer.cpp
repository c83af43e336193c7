// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/trainer.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/endgame/result.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/store.hpp"
#include "db/training/exercise_table.hpp"
#include "db/training/make_exercises.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <QCoreApplication>
#include <QDate>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

constexpr std::size_t megabytes = 16; // searches are short
constexpr std::uint64_t madeAtOnce = 25;

// What alerts are about.
const QString exercisesNotRead = QStringLiteral("exercises not read");
const QString exercisesNotMade = QStringLiteral("exercises not made");
const QString answerNotJudged = QStringLiteral("answer not judged");

std::unique_ptr<analysis::EmbeddedEngine> engineWith(const EndgameTables& endgames) {
    analysis::EngineSettings settings;
    settings.tableMegabytes = megabytes;
    settings.endgames = endgames;
    return std::make_unique<analysis::EmbeddedEngine>(settings);
}

std::pair<TrainingOverview, std::deque<db::DeckCard>> read(const std::filesystem::path& file,
                                                           const NamesInUse::Names& names,
                                                           const db::Deck& wanted, db::Day today) {
    db::Store store(file, db::Store::Access::read, names);
    const db::Snapshot snapshot(store);
    TrainingOverview overview;
    const std::vector<db::DeckCard> all = db::cardsOf(store, {});
    const db::DeckCounts counts = db::countsOf(all, today);
    overview.due = counts.due;
    overview.all = counts.all;
    overview.days = db::trainingDays(store);
    overview.deck = db::nearestDeck(all, wanted);
    overview.choices = db::deckChoices(store, all, overview.deck);
    std::vector<db::DeckCard> chosen = db::cardsOf(store, overview.deck);
    overview.counts = db::countsOf(chosen, today);
    auto asked = db::cardsToAsk(std::move(chosen), today);
    return {std::move(overview), std::deque<db::DeckCard>(std::make_move_iterator(asked.begin()),
                                                          std::make_move_iterator(asked.end()))};
}

} // namespace

db::Day dayNow() {
    return db::Day(std::chrono::days(QDate(1970, 1, 1).daysTo(QDate::currentDate())));
}

/// The engine that judges answers, made when it is first needed.
struct Trainer::Judge {
    explicit Judge(const EndgameTables& endgames) : engine(engineWith(endgames)) {}

    std::unique_ptr<analysis::EmbeddedEngine> engine;
    analysis::endgame::ResultJudge tables;
    db::Prover prover{*engine, tables, {}};
};

Trainer::Trainer(EndgameTables endgames, QObject* parent)
    : QObject(parent), today_(dayNow), endgames_(std::move(endgames)),
      loading_(*this,
               [this](const QString& reason) {
                   if (state_ == State::loading)
                       setState(State::closed);
                   emit overviewChanged();
                   alertFailure(
                       *this, exercisesNotRead,
                       [] { return tr("The exercises could not be read"); }, reason,
                       [this] { setStore(store_); });
               }),
      making_(*this,
              [this](const QString& reason) {
                  emit overviewChanged();
                  alertFailure(
                      *this, exercisesNotMade, [] { return tr("No exercises were made"); }, reason,
                      makeAgain_);
              }),
      judging_(*this, [this](const QString& reason) {
          setState(State::asking);
          alertFailure(*this, answerNotJudged, [] { return tr("The answer could not be judged"); },
                       reason, {});
      }) {
    connect(&changes_, &StoreChanges::failed, this, [this] {
        if (state_ == State::judging)
            setState(State::asking);
    });
}

Trainer::~Trainer() = default;

void Trainer::setState(State state) {
    state_ = state;
    emit changed();
}

void Trainer::setStore(const std::filesystem::path& store) {
    making_.cancel();
    judging_.cancel();
    loading_.cancel();
    for (const QString& failure : {exercisesNotRead, exercisesNotMade, answerNotJudged})
        retractFailure(*this, failure);
    store_ = store;
    chosen_ = db::themeOf(chosen_);
    queue_.clear();
    first_.reset();
    skipped_.clear();
    overview_ = {};
    setState(store.empty() ? State::closed : State::loading);
    emit overviewChanged();
    if (!store.empty())
        load(false);
}

void Trainer::choose(const db::Deck& deck) {
    chosen_ = deck;
    skipped_.clear();
    if (store_.empty() || state_ == State::judging)
        return;
    setState(State::loading);
    load(false);
}

void Trainer::refresh() {
    if (!store_.empty() && state_ != State::judging)
        load(state_ == State::asking || state_ == State::answered);
}

void Trainer::load(bool keepQuestion) {
    loading_.start([this, file = store_, names = NamesInUse::of(*this), wanted = chosen_,
                    today = today(),
                    keepQuestion](const Job::Report&, const std::stop_token&) -> Job::Step {
        auto found = read(file, names, wanted, today);
        return [this, found = std::move(found), keepQuestion]() mutable {
            settle(std::move(found.first), std::move(found.second), keepQuestion);
        };
    });
}

void Trainer::settle(TrainingOverview overview, std::deque<db::DeckCard> queue, bool keepQuestion) {
    retractFailure(*this, exercisesNotRead);
    overview_ = std::move(overview);
    emit overviewChanged();
    std::stable_partition(queue.begin(), queue.end(), [this](const db::DeckCard& each) {
        return std::ranges::find(skipped_, each.exercise.key()) == skipped_.end();
    });
    if (first_) {
        const db::ExerciseKey key = first_->exercise.key();
        std::erase_if(queue, [&](const db::DeckCard& each) { return each.exercise.key() == key; });
        queue.push_front(*std::exchange(first_, std::nullopt));
    } else if (keepQuestion && !queue_.empty()) {
        const db::ExerciseKey key = card().exercise.key();
        std::erase_if(queue, [&](const db::DeckCard& each) { return each.exercise.key() == key; });
        queue.push_front(std::move(queue_.front()));
        queue_ = std::move(queue);
        return;
    }
    queue_ = std::move(queue);
    hints_.clear();
    setState(overview_.all == 0 ? State::empty : queue_.empty() ? State::finished : State::asking);
}

bool Trainer::canHint() const {
    return state_ == State::asking && hints_.size() < db::hintsOf(card().exercise).size();
}

void Trainer::hint() {
    if (!canHint())
        return;
    hints_.push_back(db::hintsOf(card().exercise)[hints_.size()]);
    emit changed();
}

void Trainer::next() {
    if (state_ != State::asking && state_ != State::answered)
        return;
    if (state_ == State::asking)
        skipped_.push_back(card().exercise.key());
    queue_.pop_front();
    hints_.clear();
    setState(queue_.empty() ? State::finished : State::asking);
}

void Trainer::answer(const rules::Move& move) {
    if (state_ == State::asking)
        judge(move);
}

void Trainer::giveUp() {
    if (state_ == State::asking)
        judge(std::nullopt);
}

// Who has seen the first move has not found it.
void Trainer::judge(const std::optional<rules::Move>& move) {
    const auto hints = static_cast<int>(hints_.size());
    const bool wasShown = hints_.size() == db::hintsOf(card().exercise).size();
    setState(State::judging);
    if (!judge_)
        judge_ = std::make_shared<Judge>(endgames_);
    judging_.start([this, move, today = today(), asked = card(), hints, wasShown,
                    judge = judge_](const Job::Report&, const std::stop_token&) -> Job::Step {
        Outcome outcome;
        const db::Exercise& exercise = asked.exercise;
        if (move)
            outcome.graded = db::gradeAnswer(exercise, *move, judge->prover);
        else
            outcome.graded.better = db::solution(exercise);
        outcome.givenUp = !move;
        outcome.graded.shown = wasShown;
        const db::Answer answer{exercise.key(),
                                {today, db::gradeOf(outcome.graded.isFound(), hints)},
                                hints,
                                move ? db::playedText(exercise.position, *move) : std::string()};
        return [this, outcome, answer, asked] {
            retractFailure(*this, answerNotJudged);
            keep(outcome, answer, asked);
        };
    });
}

void Trainer::keep(const Outcome& judged, const db::Answer& answer, const db::DeckCard& asked) {
    changes_.make(
        store_,
        [this, judged, answer, asked, file = store_, language = rulesLanguage()](db::Store& store) {
            Outcome outcome = judged;
            outcome.again = !db::keepAnswer(store, answer);
            outcome.due = outcome.again ? asked.learning.due
                                        : db::afterReview(asked.learning, answer.review).due;
            outcome.origin = briefDates(db::originText(store, asked.exercise, language));
            return std::function<void()>([this, outcome, file, key = answer.key] {
                if (file == store_)
                    conclude(outcome, key);
            });
        },
        [] { return tr("The answer was not kept"); },
        {.key = QStringLiteral("answer to ") + qtText(rules::writeFen(asked.exercise.position))});
}

// Another exercise may be asked by now, if this was tried again.
void Trainer::conclude(const Outcome& outcome, const db::ExerciseKey& asked) {
    const bool isOpen = state_ == State::judging || state_ == State::asking;
    if (isOpen && card().exercise.key() == asked) {
        outcome_ = outcome;
        setState(State::answered);
    }
    refresh();
}

int Trainer::streak() const {
    return db::streakOf(overview_.days, today());
}

void Trainer::prepareMaking(std::function<void()> again) {
    retractFailure(*this, exercisesNotMade);
    makeAgain_ = std::move(again);
}

void Trainer::make(const std::optional<QString>& player) {
    if (store_.empty() || isMaking())
        return;
    prepareMaking([this, player] { make(player); });
    making_.start([this, file = store_, names = NamesInUse::of(*this), player,
                   endgames = endgames_](const Job::Report& report,
                                         const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::write, names);
        const auto engine = engineWith(endgames);
        const analysis::endgame::ResultJudge tables;
        db::Prover prover(*engine, tables, {.stop = stop});
        db::ExerciseMaking making{.limit = madeAtOnce};
        db::Filter filter;
        if (player) {
            const db::Persons persons(store.connection());
            const auto named = db::personsNamed(store.connection(), persons, player->toStdString());
            if (named.empty())
                return [this, player] {
                    emit reported(tr("There are no games by %1.").arg(*player));
                    emit overviewChanged();
                };
            making.player = named.front();
            filter.player = persons.nameOf(named.front());
        }
        const auto made =
            db::makeExercises(store, filter, prover, tables, making, stop,
                              [&](std::uint64_t games, std::uint64_t of) {
                                  report([this, games, of] { emit madeSome(games, of); });
                              });
        return [this, made] {
            emit reported(made.kept.added == 0 ? tr("These games give no new exercises.")
                                               : trPlural("%Ln exercise made", "%Ln exercises made",
                                                          static_cast<int>(made.kept.added)));
            emit overviewChanged();
            refresh();
        };
    });
    emit overviewChanged();
}

void Trainer::ask(db::GameId game, const rules::Position& position) {
    if (store_.empty())
        return;
    if (isMaking()) {
        emit reported(tr("Exercises are being made now: try again when that is finished."));
        return;
    }
    prepareMaking([this, game, position] { ask(game, position); });
    making_.start(
        [this, file = store_, names = NamesInUse::of(*this), game, key = db::exerciseKey(position),
         endgames = endgames_](const Job::Report&, const std::stop_token& stop) -> Job::Step {
            db::Store store(file, db::Store::Access::write, names);
            const auto engine = engineWith(endgames);
            const analysis::endgame::ResultJudge tables;
            db::Prover prover(*engine, tables, {.stop = stop});
            db::makeExercises(store, {.ids = {game}}, prover, tables, {}, stop);
            std::optional<db::DeckCard> found;
            for (db::DeckCard& card : db::cardsOf(store, {}))
                if (card.exercise.key() == key)
                    found = std::move(card);
            return [this, found = std::move(found)] {
                first_ = found;
                if (!found)
                    emit reported(
                        tr("This move gives no exercise: no answer is certainly the best one."));
                emit overviewChanged();
                refresh();
            };
        });
    emit overviewChanged();
}

void Trainer::stopMaking() {
    making_.stop();
}

QString dayText(db::Day day) {
    const QDate date = QDate(1970, 1, 1).addDays(day.time_since_epoch().count());
    return briefDate(rules::Date(date.year(), date.month(), date.day()));
}

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::TrainingWords)
};

const QString between = QStringLiteral("  ·  ");

// Numbered from 1, each move a link.
QString linked(const rules::Position& start, std::span<const rules::Move> line,
               const QString& name) {
    QStringList words;
    rules::Position position = start;
    int number = 1;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool black = position.toMove() == rules::Color::black;
        QString place; // stays with its move at the end of a line
        if (!black || i == 0)
            place = QStringLiteral("%1%2&nbsp;").arg(number).arg(black ? "..." : ".");
        words << place +
                     QStringLiteral("<a href=\"#%1-%2\" style=\"text-decoration:none\">%3</a>")
                         .arg(name)
                         .arg(i + 1)
                         .arg(unbroken(qtText(rules::moveText(position, line[i])).toHtmlEscaped()));
        number += black ? 1 : 0;
        position.play(line[i]);
    }
    return words.join(QLatin1Char(' '));
}

QString bold(const QString& text, const QString& colour = {}) {
    return colour.isEmpty() ? QStringLiteral("<b>%1</b>").arg(text)
                            : QStringLiteral("<b style=\"color:%2\">%1</b>").arg(text, colour);
}

QString answered(const Trainer& trainer, const QString& failure) {
    const db::Exercise& exercise = trainer.card().exercise;
    const Trainer::Outcome& outcome = trainer.outcome();
    const db::GradedMove& graded = outcome.graded;
    const bool right = graded.right;
    QString html;
    if (right)
        html += paragraph(bold(graded.isFound() ? Words::tr("Right") : Words::tr("Already shown")) +
                          QStringLiteral("  ") +
                          linked(exercise.position, graded.line, QStringLiteral("answer")));
    else if (!outcome.givenUp)
        html += paragraph(bold(Words::tr("Wrong"), failure) + QStringLiteral("  ") +
                          linked(exercise.position, graded.line, QStringLiteral("answer")));
    if (const auto verdict = db::verdictText(graded, rulesLanguage()); !verdict.empty())
        html += paragraph(qtText(verdict).toHtmlEscaped());
    if (!right)
        html += paragraph(bold(outcome.givenUp ? Words::tr("Solution") : Words::tr("Better")) +
                          QStringLiteral("  ") +
                          linked(exercise.position, graded.better, QStringLiteral("better")));
    if (const auto others = db::othersText(exercise, graded, rulesLanguage()); !others.empty())
        html += paragraph(unbroken(qtText(others).toHtmlEscaped()));
    if (const auto motif =
            db::motifText(exercise, NamesInUse::catalogueOf(trainer), rulesLanguage());
        !motif.empty())
        html += paragraph(qtText(motif).toHtmlEscaped());
    if (!outcome.origin.isEmpty())
        html += paragraph(unbroken(outcome.origin.toHtmlEscaped()));
    html += paragraph(outcome.again ? sentence({"train-again", {}})
                                    : Words::tr("It comes back on %1.").arg(dayText(outcome.due)));
    return html;
}

} // namespace

QString questionOf(const Trainer& trainer) {
    switch (trainer.state()) {
    case Trainer::State::closed:
        return Words::tr("Open a database: exercises are made from its games.");
    case Trainer::State::loading:
        return Words::tr("Reading exercises…");
    case Trainer::State::empty:
        return Words::tr("There are no exercises yet. They are made from what went wrong in games: "
                         "missed combinations, mistakes, endings.");
    case Trainer::State::finished:
        return Words::tr("Nothing more in this selection is due today.");
    default:
        return capitalised(qtText(db::questionText(trainer.card().exercise, rulesLanguage())));
    }
}

QString factsOf(const Trainer& trainer) {
    if (trainer.state() < Trainer::State::asking)
        return {};
    const db::DeckCard& card = trainer.card();
    QStringList facts{QString(card.difficulty(), QChar(0x2605)) +
                      QString(db::mostDifficulty - card.difficulty(), QChar(0x2606))};
    if (card.exercise.position.variant() != rules::Variant::international)
        facts << variantTitle(card.exercise.position.variant());
    if (const auto& composition = card.exercise.composition; !composition.isEmpty())
        facts << qtText(db::compositionText(composition));
    return facts.join(between);
}

QString countsOf(const Trainer& trainer) {
    const db::DeckCounts& counts = trainer.overview().counts;
    if (trainer.overview().all == 0)
        return {};
    const auto number = [](std::uint64_t count) { return static_cast<int>(count); };
    QStringList parts{trPlural("%Ln due", "%Ln due", number(counts.due)),
                      trPlural("%Ln new", "%Ln new", number(counts.fresh)),
                      trPlural("%Ln answered today", "%Ln answered today", number(counts.today))};
    if (const int streak = trainer.streak(); streak > 0)
        parts << trPlural("%Ln day in a row", "%Ln days in a row", streak);
    parts.replaceInStrings(QStringLiteral(" "), QString(QChar::Nbsp));
    return parts.join(between);
}

QString feedback(const Trainer& trainer, const QString& failure) {
    if (trainer.state() < Trainer::State::asking)
        return {};
    QString html;
    if (trainer.state() == Trainer::State::answered)
        html += answered(trainer, failure);
    else
        for (const db::Hint hint : trainer.hints())
            html += paragraph(
                capitalised(qtText(db::hintText(trainer.card().exercise, hint,
                                                NamesInUse::catalogueOf(trainer), rulesLanguage())))
                    .toHtmlEscaped());
    if (trainer.state() == Trainer::State::judging)
        html += paragraph(Words::tr("Judging the answer…"));
    return html;
}

QString paragraph(const QString& html) {
    return QStringLiteral("<p style=\"margin:0 0 8px 0\">%1</p>").arg(html);
}

LinkedMove linkedMove(const QString& link) {
    return {link.startsWith(QStringLiteral("better")),
            link.section(QLatin1Char('-'), 1).toULongLong()};
}

} // namespace damscope::gui
