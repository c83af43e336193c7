// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/opening_trainer.hpp"

#include "db/findings/repertoire/edit_repertoire.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/openings/tree.hpp"
#include "db/store/store.hpp"
#include "db/training/opening_cards.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/training/trainer.hpp"

#include <algorithm>
#include <random>
#include <utility>

namespace damscope::gui {

namespace {

// What alerts are about.
const QString collectionsNotRead = QStringLiteral("collections not read");
const QString repertoireNotAsked = QStringLiteral("repertoire not asked");
const QString answerNotKept = QStringLiteral("answer not kept"); // only while the question is asked
const QString earlierNotKept = QStringLiteral("earlier answer not kept"); // of what was left

} // namespace

/// A repertoire that is practised. The book shows the database as it was when it began.
struct OpeningTrainer::Session {
    Session(const std::filesystem::path& file, const std::string& collection, rules::Color side,
            db::Day day, std::uint64_t seed)
        : today(day), store(file, db::Store::Access::read),
          repertoire(db::repertoireOf(store, collection, side)), cards(repertoire, store),
          book(store, {}), opponents(repertoire, book),
          practice(repertoire, opponents, seed,
                   [this](const db::RepertoirePosition& at) { return cards.isToAsk(at, today); }) {}

    db::Day today;
    db::Store store;
    db::Repertoire repertoire;
    db::OpeningCards cards;
    db::OpeningBook book;
    db::Opponents opponents;
    db::RepertoirePractice practice;
};

/// What the thread of the session hands to that of the window.
struct OpeningTrainer::Found {
    std::optional<Question> question;
    std::optional<Outcome> outcome;
    db::DeckCounts counts;
    bool any = false; ///< there is anything to ask at all
};

namespace {

// The next question of the line, else the first of another line.
template <class Session>
std::optional<OpeningTrainer::Question> questionOf(Session& session, damscope::Language language) {
    if (session.practice.question() == nullptr)
        session.practice.begin();
    const db::RepertoirePosition* at = session.practice.question();
    if (at == nullptr)
        return std::nullopt;
    OpeningTrainer::Question question{at->position,
                                      session.practice.moves(),
                                      session.practice.reply(),
                                      {},
                                      qtText(db::openingQuestionText(*at, language))};
    for (int hint = 1; hint <= db::openingHints; ++hint)
        question.hints.push_back(
            qtText(db::openingHintText(session.repertoire, *at, hint, language)));
    return question;
}

} // namespace

OpeningTrainer::OpeningTrainer(QObject* parent)
    : QObject(parent), today_(dayNow),
      reading_(*this,
               [this](const QString& reason) {
                   alertFailure(
                       *this, collectionsNotRead,
                       [] { return tr("The collections could not be read"); }, reason,
                       [this] { readChoices(); });
               }),
      working_(*this, [this](const QString& reason) {
          leave();
          alertFailure(
              *this, repertoireNotAsked, [] { return tr("The repertoire could not be opened"); },
              reason, chooseAgain_);
      }) {}

OpeningTrainer::~OpeningTrainer() = default;

void OpeningTrainer::setState(State state) {
    state_ = state;
    emit changed();
}

void OpeningTrainer::setStore(const std::filesystem::path& store) {
    reading_.cancel();
    retractFailure(*this, collectionsNotRead);
    leave();
    store_ = store;
    choices_.clear();
    emit choicesChanged();
}

void OpeningTrainer::readChoices() {
    if (store_.empty())
        return;
    reading_.start([this, file = store_](const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        std::vector<Choice> choices;
        for (const db::Collection& collection : db::collections(store))
            if (collection.games > 0)
                choices.push_back({qtText(collection.name), collection.games});
        return [this, choices = std::move(choices)]() mutable {
            retractFailure(*this, collectionsNotRead);
            if (choices == choices_)
                return;
            choices_ = std::move(choices);
            emit choicesChanged();
        };
    });
}

void OpeningTrainer::leave() {
    for (const QString& failure : {repertoireNotAsked, answerNotKept})
        retractFailure(*this, failure);
    working_.cancel();
    session_.reset();
    question_.reset();
    outcome_.reset();
    counts_ = {};
    hints_ = 0;
    setState(State::closed);
}

void OpeningTrainer::choose(const QString& collection, rules::Color side) {
    leave();
    if (store_.empty() || collection.isEmpty())
        return;
    setState(State::loading);
    chooseAgain_ = [this, collection, side] { choose(collection, side); };
    const std::uint64_t seed = seed_.value_or(std::random_device{}());
    working_.start(
        [this, file = store_, name = collection.toStdString(), side, today = today_(), seed,
         language = rulesLanguage()](const Job::Report&, const std::stop_token&) -> Job::Step {
            auto session = std::make_shared<Session>(file, name, side, today, seed);
            Found found{questionOf(*session, language), std::nullopt, session->cards.counts(today),
                        db::canBePractised(session->repertoire)};
            return [this, session = std::move(session), found = std::move(found)]() mutable {
                session_ = std::move(session);
                show(found);
            };
        });
}

void OpeningTrainer::show(const Found& found) {
    retractFailure(*this, answerNotKept);
    counts_ = found.counts;
    if (found.outcome)
        outcome_ = found.outcome;
    question_ = found.question;
    hints_ = 0;
    if (found.outcome && !found.outcome->right)
        return setState(State::answered);
    setState(question_ ? State::asking : found.any ? State::finished : State::empty);
}

void OpeningTrainer::hint() {
    if (state_ != State::asking || hints_ >= question_->hints.size())
        return;
    ++hints_;
    emit changed();
}

void OpeningTrainer::next() {
    if (state_ == State::answered)
        return setState(question_ ? State::asking : State::finished);
    if (state_ != State::asking)
        return;
    outcome_.reset();
    setState(State::working);
    working_.start([this, session = session_, language = rulesLanguage()](
                       const Job::Report&, const std::stop_token&) -> Job::Step {
        session->practice.answer(
            db::meantMove(session->repertoire, *session->practice.question())->move);
        Found found{questionOf(*session, language), std::nullopt,
                    session->cards.counts(session->today), true};
        return [this, found = std::move(found)] { show(found); };
    });
}

void OpeningTrainer::answer(const rules::Move& move) {
    answer(std::optional(move));
}

// Who was shown the move has not known it.
void OpeningTrainer::answer(const std::optional<rules::Move>& move) {
    if (state_ != State::asking)
        return;
    setState(State::working);
    changes_.make(
        store_,
        [this, session = session_, asked = *question_, move,
         hints = static_cast<int>(hints_)](db::Store& store) {
            return std::function<void()>(
                [this, session, found = keep(store, *session, asked, move, hints)] {
                    if (session != session_)
                        return;
                    show(found);
                    emit kept();
                });
        },
        [this, session = session_, move](const StoreChanges::Words& reason) {
            const auto lost = [] { return tr("The answer was not kept"); };
            if (session != session_)
                return alertFailure(*this, earlierNotKept, lost, reason(), {});
            setState(State::asking);
            alertFailure(*this, answerNotKept, lost, reason(), [this, move] { answer(move); });
        });
}

OpeningTrainer::Found OpeningTrainer::keep(db::Store& store, Session& session,
                                           const Question& asked,
                                           const std::optional<rules::Move>& move, int hints) {
    const damscope::Language language = rulesLanguage();
    const db::RepertoirePosition& at = *session.practice.question();
    const rules::Move meant = db::meantMove(session.repertoire, at)->move;
    const bool right =
        move && hints < db::openingHints && db::isRight(session.practice.judge(*move));
    const rules::Move played = move.value_or(meant);
    const bool isKept =
        session.cards.keep(store, at, played, {session.today, db::gradeOf(right, hints)}, hints);
    QString text =
        qtText(move ? db::judgedText(session.repertoire, at, *move, hints, language)
                    : db::openingHintText(session.repertoire, at, db::openingHints, language));
    Outcome outcome{asked, meant,   std::move(text),
                    right, !isKept, session.cards.learningOf(at).due};
    session.practice.answer(played);
    return {questionOf(session, language), std::move(outcome), session.cards.counts(session.today),
            true};
}

namespace {

constexpr int pause = 900; // milliseconds between two moves

} // namespace

LinePlayer::LinePlayer(QObject* parent) : QObject(parent) {
    pace_.setInterval(pause);
    connect(&pace_, &QTimer::timeout, this, [this] { show(played_ + 1); });
}

void LinePlayer::play(const rules::Position& start, std::vector<rules::Move> moves) {
    start_ = start;
    moves_ = std::move(moves);
    played_ = 0;
    if (!moves_.empty())
        pace_.start();
    emit moved();
}

void LinePlayer::clear() {
    pace_.stop();
    moves_.clear();
    played_ = 0;
}

void LinePlayer::step(int moves) {
    pace_.stop();
    const auto wanted = static_cast<std::ptrdiff_t>(played_) + moves;
    show(static_cast<std::size_t>(std::max<std::ptrdiff_t>(wanted, 0)));
}

void LinePlayer::goTo(std::size_t moves) {
    pace_.stop();
    show(moves);
}

void LinePlayer::show(std::size_t moves) {
    played_ = std::min(moves, moves_.size());
    if (atEnd())
        pace_.stop();
    emit moved();
}

rules::Position LinePlayer::position() const {
    rules::Position position = *start_;
    for (std::size_t i = 0; i < played_; ++i)
        position.play(moves_[i]);
    return position;
}

std::optional<rules::Move> LinePlayer::lastMove() const {
    return played_ == 0 ? std::nullopt : std::optional(moves_[played_ - 1]);
}

} // namespace damscope::gui
