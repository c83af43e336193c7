// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/play_session.hpp"

#include "analysis/engine.hpp"
#include "gui/base/text.hpp"
#include "gui/game/game_document.hpp"
#include "parser/meaning/guess.hpp"
#include "rules/board/result.hpp"

#include <QDate>

#include <algorithm>
#include <cassert>
#include <utility>

namespace damscope::gui {

namespace {

using rules::Color;
namespace play = analysis::play;

constexpr int tickEvery = 100; // milliseconds

rules::ClockTime clockTime(std::chrono::milliseconds left) {
    // A remaining fraction of a second is shown as a whole one.
    const auto seconds = (left.count() + 999) / 1000;
    return {rules::ClockTime::Kind::left, static_cast<std::uint32_t>(seconds)};
}

void putTag(rules::Game& game, const std::string& name, const std::string& value) {
    const auto old = std::ranges::find(game.tags, name, &rules::Tag::name);
    if (old != game.tags.end())
        old->value = value;
    else
        game.tags.push_back({name, value});
}

std::string nameTag(const PlayerChoice& player) {
    return player.name.isEmpty() ? "?" : player.name.toStdString();
}

// The tags of a new game, in the order that PDN prescribes.
rules::Game emptyGame(const GameToPlay& setup) {
    rules::Game game = parser::gameFrom(setup.start);
    std::vector<rules::Tag> tags{
        {"Event", setup.event},
        {"Date", QDate::currentDate().toString("yyyy.MM.dd").toStdString()},
        {"White", nameTag(setup.players[0])},
        {"Black", nameTag(setup.players[1])},
        {"Result", "*"}};
    tags.insert(tags.end(), game.tags.begin(), game.tags.end());
    if (setup.time)
        tags.push_back({"TimeControl", std::to_string(setup.time->main.count() / 1000) + "+" +
                                           std::to_string(setup.time->increment.count() / 1000)});
    game.tags = std::move(tags);
    return game;
}

} // namespace

PlaySession::PlaySession(GameDocument& document, const EndgameTables& endgames, QObject* parent)
    : QObject(parent), document_(document), random_(std::random_device{}()),
      probe_(endgames, this) {
    ticks_.setInterval(tickEvery);
    connect(&ticks_, &QTimer::timeout, this, &PlaySession::tick);
    connect(&document, &GameDocument::gameChanged, this, &PlaySession::followDocument);
    connect(&probe_, &EndgameProbe::moveFound, this, &PlaySession::playEngineMove);
    connect(&probe_, &EndgameProbe::explained, this, &PlaySession::changed);
    for (auto& engine : engines_) {
        engine = std::make_unique<EngineRunner>(endgames);
        connect(engine.get(), &EngineRunner::finished, this, &PlaySession::takeEngineMove);
        connect(engine.get(), &EngineRunner::failed, this, [this](const QString& reason) {
            abandon();
            emit failed(reason);
        });
    }
}

void PlaySession::setOwnEngine(const OwnEngine& own) {
    for (auto& engine : engines_)
        engine->setOwnEngine(own);
}

void PlaySession::start(const GameToPlay& game) {
    abandon();
    probe_.cancel();
    setup_ = game;
    wanted_ = true;
    game_ = std::make_unique<play::PlayedGame>(game.start, game.draws);
    scores_ = {};
    resignPolicies_ = {};
    drawOffered_ = false;
    end_.reset();
    played_.clear();
    takenBack_.clear();
    backTo_.reset();
    document_.open(emptyGame(game), rules::rootNode, true);
    clock_.reset();
    times_.clear();
    if (game.time) {
        clock_.emplace(*game.time);
        times_.push_back(clock_->times(Clock::now()));
        clock_->start(game.start.toMove(), Clock::now());
        ticks_.start();
    }
    if (game_->end())
        return finish();
    emit changed();
    askEngine();
}

const PlayerChoice& PlaySession::player(Color side) const {
    return setup_->players[static_cast<std::size_t>(side)];
}

bool PlaySession::isHuman(Color side) const {
    return player(side).kind == PlayerChoice::Kind::human;
}

bool PlaySession::isRemote(Color side) const {
    return player(side).kind == PlayerChoice::Kind::remote;
}

bool PlaySession::hasRemote() const {
    return setup_ && (isRemote(Color::white) || isRemote(Color::black));
}

bool PlaySession::isPlayedOut() const {
    return setup_ && onlyHuman() && !hasRemote() &&
           setup_->start != rules::Position::start(setup_->start.variant());
}

bool PlaySession::hasEngine() const {
    return setup_ && (!isHuman(Color::white) || !isHuman(Color::black));
}

std::optional<Color> PlaySession::onlyHuman() const {
    const bool white = isHuman(Color::white);
    if (white == isHuman(Color::black))
        return std::nullopt;
    return white ? Color::white : Color::black;
}

Color PlaySession::toMove() const {
    return game_ ? game_->position().toMove() : Color::white;
}

bool PlaySession::takesMoves() const {
    return isPlaying() && isHuman(toMove()) && document_.current() == last();
}

rules::NodeId PlaySession::last() const {
    return played_.empty() ? rules::rootNode : played_.back();
}

std::optional<std::string_view> PlaySession::claim() const {
    return isPlaying() ? game_->claim() : std::nullopt;
}

std::optional<std::chrono::milliseconds> PlaySession::left(Color side) const {
    if (!clock_)
        return std::nullopt;
    return clock_->left(side, Clock::now());
}

void PlaySession::play(const rules::Move& move) {
    if (takesMoves())
        go(move);
}

void PlaySession::playRemote(const rules::Move& move) {
    if (isPlaying() && isRemote(toMove()))
        go(move);
}

void PlaySession::endRemote(rules::GameResult result) {
    if (!isPlaying())
        return;
    switch (result) {
    case rules::GameResult::whiteWins:
        game_->resign(Color::black);
        break;
    case rules::GameResult::blackWins:
        game_->resign(Color::white);
        break;
    case rules::GameResult::draw:
        game_->agreeDraw();
        break;
    default:
        return abandon();
    }
    finish();
}

void PlaySession::takeBackTo(std::size_t plies) {
    if (!isPlaying() || plies >= played_.size())
        return;
    backTo_ = plies;
    document_.takeBack(played_[plies]);
}

void PlaySession::go(const rules::Move& move) {
    assert(isPlaying());
    const Color mover = toMove();
    if (clock_) {
        if (!isRemote(mover) && clock_->isOver(mover, Clock::now()))
            return tick();
        clock_->press(Clock::now());
    }
    drawOffered_ = false;
    game_->play(move);
    note(move, mover);
    if (!isRemote(mover))
        emit moved(move);
    const bool nobodyToClaim = !isHuman(Color::white) && !isHuman(Color::black);
    if (!game_->end() && nobodyToClaim && game_->leadsNowhere()) {
        if (game_->claim())
            game_->claimDraw();
        else
            game_->endAsTooLong();
    }
    if (game_->end())
        return finish();
    emit changed();
    askEngine();
}

// Comments added to the game meanwhile stay.
void PlaySession::note(const rules::Move& move, Color mover) {
    rules::Game game = document_.game();
    const bool follow = document_.current() == last();
    const rules::NodeId shown = document_.current();
    played_.push_back(game.addMove(last(), move));
    takenBack_.clear();
    if (clock_) {
        times_.resize(played_.size());
        times_.push_back(clock_->times(Clock::now()));
        game.addRemark(last(), clockTime(times_.back()[static_cast<std::size_t>(mover)]));
    }
    document_.record(game, follow ? last() : shown);
}

std::size_t PlaySession::pliesToTakeBack() const {
    if (!isPlaying() || played_.empty() || hasRemote())
        return 0;
    const bool white = isHuman(Color::white);
    const bool black = isHuman(Color::black);
    if (white && black)
        return 1;
    if (!white && !black)
        return 0;
    const std::size_t plies = isHuman(toMove()) ? 2 : 1;
    return plies <= played_.size() ? plies : 0;
}

void PlaySession::takeBack() {
    if (const std::size_t plies = pliesToTakeBack(); plies > 0)
        document_.takeBack(played_[played_.size() - plies]);
}

// Moves of the game may have been deleted from the document, or restored by undo.
void PlaySession::followDocument() {
    if (!isPlaying())
        return;
    const rules::Game& game = document_.game();
    const std::vector<rules::NodeId>& all =
        takenBack_.size() > played_.size() && !hasRemote() ? takenBack_ : played_;
    const auto gone =
        std::ranges::find_if(all, [&](rules::NodeId node) { return !game.contains(node); });
    const auto left = static_cast<std::size_t>(gone - all.begin());
    if (left == played_.size())
        return;
    // The other program knows nothing of moves that are deleted without its consent.
    if (hasRemote() && std::exchange(backTo_, std::nullopt) != left) {
        QMetaObject::invokeMethod(this, &PlaySession::abandon, Qt::QueuedConnection);
        return;
    }
    if (left < played_.size() && takenBack_.size() < played_.size())
        takenBack_ = played_;
    setPly({all.begin(), gone});
}

// The game continues after these moves, with the times of both sides at that point.
void PlaySession::setPly(std::vector<rules::NodeId> played) {
    assert(setup_);
    for (const auto& engine : engines_)
        engine->stop();
    probe_.cancel();
    played_ = std::move(played);
    game_ = std::make_unique<play::PlayedGame>(setup_->start, setup_->draws);
    for (const rules::NodeId node : played_)
        game_->play(document_.game().node(node).move);
    resignPolicies_ = {};
    drawOffered_ = false;
    if (clock_) {
        clock_->setBack(times_.at(played_.size()));
        clock_->start(toMove(), Clock::now());
    }
    // The document is still emitting its change.
    QMetaObject::invokeMethod(this, &PlaySession::askEngine, Qt::QueuedConnection);
    emit changed();
}

void PlaySession::askEngine() {
    if (!isPlaying())
        return;
    const Color side = toMove();
    if (player(side).kind != PlayerChoice::Kind::engine)
        return;
    const PlayerChoice& choice = player(side);
    std::optional<std::chrono::milliseconds> time;
    if (clock_)
        time = analysis::moveTime({clock_->left(side, Clock::now()), clock_->control().increment})
                   .usual;
    EngineQuestion question{choice.engine,
                            {game_->game().start(), game_->moves()},
                            play::searchLimits(choice.strength, time)};
    engines_[static_cast<std::size_t>(side)]->ask(question);
}

void PlaySession::takeEngineMove(const analysis::Findings& findings) {
    if (!isPlaying() || player(toMove()).kind != PlayerChoice::Kind::engine ||
        findings.lines.empty() || sender() != engines_[static_cast<std::size_t>(toMove())].get())
        return;
    const Color side = toMove();
    const analysis::PvLine& line = play::chosenLine(findings, player(side).strength, random_);
    scores_[static_cast<std::size_t>(side)] = line.score;
    resignPolicies_[static_cast<std::size_t>(side)].note(line.score);
    // An engine claims a draw unless it is better.
    if (game_->claim() && !line.score.isBetterThan(analysis::Score::centiMen(0))) {
        game_->claimDraw();
        return finish();
    }
    if (setup_->enginesGiveUp && givesUp(side))
        return finish();
    if (isPlayedOut())
        return probe_.findMove(game_->position(), line.moves.front());
    playEngineMove(line.moves.front());
}

void PlaySession::playEngineMove(const rules::Move& move) {
    if (!isPlaying())
        return;
    const Color side = toMove();
    const bool offers = setup_->enginesGiveUp && isHuman(rules::opponent(side)) &&
                        resignPolicies_[static_cast<std::size_t>(side)].offersDraw();
    go(move);
    if (offers && isPlaying()) {
        drawOffered_ = true;
        resignPolicies_[static_cast<std::size_t>(side)]
            .drawDeclined(); // until it has been even for long again
        emit changed();
    }
}

// Whether the game is over because the engine resigns, or two engines agree to a draw.
bool PlaySession::givesUp(Color side) {
    const Color other = rules::opponent(side);
    if (resignPolicies_[static_cast<std::size_t>(side)].resigns())
        game_->resign(side);
    else if (!isHuman(other) && resignPolicies_[static_cast<std::size_t>(side)].offersDraw() &&
             resignPolicies_[static_cast<std::size_t>(other)].offersDraw())
        game_->agreeDraw();
    return game_->end().has_value();
}

void PlaySession::resign() {
    if (!isPlaying())
        return;
    game_->resign(onlyHuman().value_or(toMove()));
    finish();
}

// An engine agrees if it is not better and the opening is over.
void PlaySession::draw() {
    constexpr std::size_t earliest = 20; // plies
    if (!isPlaying())
        return;
    if (game_->claim()) {
        game_->claimDraw();
        return finish();
    }
    if (hasRemote())
        return; // the protocol has no offers
    if (drawOffered_) {
        game_->agreeDraw();
        return finish();
    }
    if (const auto human = onlyHuman()) {
        const auto& score = scores_[static_cast<std::size_t>(rules::opponent(*human))];
        if (!score || score->isBetterThan(analysis::Score::centiMen(0)) ||
            game_->moves().size() < earliest) {
            emit drawDeclined();
            return;
        }
    }
    game_->agreeDraw();
    finish();
}

void PlaySession::discard() {
    wanted_ = false;
    abandon();
}

void PlaySession::abandon() {
    if (!isPlaying())
        return;
    for (const auto& engine : engines_)
        engine->stop();
    ticks_.stop();
    if (clock_)
        clock_->stop(Clock::now());
    game_.reset();
    probe_.cancel();
    emit changed();
    emit ended();
}

void PlaySession::dismissEngines() {
    for (const auto& engine : engines_)
        engine->dismiss();
}

void PlaySession::tick() {
    if (!isPlaying() || !clock_)
        return;
    emit clockTicked();
    // The other program counts its own time.
    if (isRemote(toMove()) || !clock_->isOver(toMove(), Clock::now()))
        return;
    game_->loseOnTime(toMove());
    finish();
}

void PlaySession::finish() {
    for (const auto& engine : engines_)
        engine->stop();
    ticks_.stop();
    if (clock_)
        clock_->stop(Clock::now());
    end_ = game_->end();
    rules::Game game = document_.game();
    game.result = end_->result;
    putTag(game, "Result", std::string(rules::writeResult(game.start().rules(), game.result)));
    if (const std::string_view how = analysis::play::termination(*end_); !how.empty())
        putTag(game, "Termination", std::string(how));
    document_.record(game, document_.current());
    emit changed();
    emit ended();
    if (isPlayedOut())
        probe_.explain(setup_->start, game_->moves());
}

EndgameProbe::EndgameProbe(EndgameTables endgames, QObject* parent)
    : QObject(parent), endgames_(std::move(endgames)), job_(*this, [](const QString&) {}) {
} // nothing in it fails

void EndgameProbe::findMove(const rules::Position& position, const rules::Move& chosen) {
    job_.start([this, position, chosen, endgames = endgames_](
                   const Job::Report&, const std::stop_token& stop) -> Job::Step {
        constexpr std::uint64_t nodes = 200'000; // less than a second
        const rules::Move move =
            endgames ? analysis::play::perfectMove(position, chosen, *endgames, nodes, stop)
                     : chosen;
        return [this, move] { emit moveFound(move); };
    });
}

void EndgameProbe::explain(const rules::Position& start, std::vector<rules::Move> moves) {
    ending_.reset();
    if (!endgames_)
        return;
    job_.start([this, start, moves = std::move(moves), endgames = endgames_](
                   const Job::Report&, const std::stop_token& stop) -> Job::Step {
        auto known = analysis::play::knownEnding(start, moves, *endgames, stop);
        return [this, known = std::move(known)]() mutable {
            ending_ = std::move(known);
            emit explained();
        };
    });
}

void EndgameProbe::cancel() {
    job_.cancel();
    ending_.reset();
}

} // namespace damscope::gui
