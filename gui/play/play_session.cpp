// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/play_session.hpp"

#include "gui/game/game_document.hpp"
#include "gui/text.hpp"
#include "parser/pasted.hpp"
#include "rules/result.hpp"

#include <QDate>

#include <algorithm>

namespace damscope::gui {

namespace {

using rules::Color;
namespace play = analysis::play;

constexpr int tickEvery = 100; // milliseconds

std::string clockText(std::chrono::milliseconds left) {
    // A part of a second that is left is shown as one.
    const auto seconds = (left.count() + 999) / 1000;
    return QStringLiteral("%clk %1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(seconds % 60, 2, 10, QLatin1Char('0'))
        .toStdString();
}

void putTag(rules::Game& game, const std::string& name, const std::string& value) {
    const auto old = std::ranges::find(game.tags, name, &rules::Tag::name);
    if (old != game.tags.end())
        old->value = value;
    else
        game.tags.push_back({name, value});
}

// The tags of a game that begins, in the order that PDN prescribes.
rules::Game emptyGame(const GameToPlay& setup) {
    rules::Game game = parser::gameFrom(setup.start);
    std::vector<rules::Tag> tags{
        {"Event", "Damscope"},
        {"Date", QDate::currentDate().toString("yyyy.MM.dd").toStdString()},
        {"White", setup.players[0].name.toStdString()},
        {"Black", setup.players[1].name.toStdString()},
        {"Result", "*"}};
    tags.insert(tags.end(), game.tags.begin(), game.tags.end());
    if (setup.time)
        tags.push_back({"TimeControl", std::to_string(setup.time->main.count() / 1000) + "+" +
                                           std::to_string(setup.time->increment.count() / 1000)});
    game.tags = std::move(tags);
    return game;
}

} // namespace

PlaySession::PlaySession(GameDocument& document, QObject* parent)
    : QObject(parent), document_(document), random_(std::random_device{}()) {
    ticks_.setInterval(tickEvery);
    connect(&ticks_, &QTimer::timeout, this, &PlaySession::tick);
    for (auto& engine : engines_) {
        engine = std::make_unique<EngineRunner>();
        connect(engine.get(), &EngineRunner::finished, this, &PlaySession::takeEngineMove);
        connect(engine.get(), &EngineRunner::failed, this, [this](const QString& reason) {
            abandon();
            emit failed(reason);
        });
    }
}

void PlaySession::start(const GameToPlay& game) {
    abandon();
    setup_ = game;
    game_ = std::make_unique<play::PlayedGame>(game.start);
    scores_ = {};
    end_.reset();
    last_ = rules::rootNode;
    document_.open(emptyGame(game), rules::rootNode, true);
    clock_.reset();
    if (game.time) {
        clock_.emplace(*game.time);
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
    return isPlaying() && isHuman(toMove()) && document_.current() == last_;
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

void PlaySession::go(const rules::Move& move) {
    const Color mover = toMove();
    if (clock_) {
        if (clock_->isOver(mover, Clock::now()))
            return tick();
        clock_->press(Clock::now());
    }
    if (!document_.game().contains(last_))
        return abandon(); // its moves were deleted
    game_->play(move);
    note(move, mover);
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

// What somebody has written into the game meanwhile stays.
void PlaySession::note(const rules::Move& move, Color mover) {
    rules::Game game = document_.game();
    const bool follow = document_.current() == last_;
    const rules::NodeId shown = document_.current();
    last_ = game.addMove(last_, move);
    if (clock_)
        game.addRemark(last_, {rules::Remark::Kind::command, rules::Remark::Place::after,
                               clockText(clock_->left(mover, Clock::now()))});
    document_.record(std::move(game), follow ? last_ : shown);
}

void PlaySession::askEngine() {
    const Color side = toMove();
    if (isHuman(side))
        return;
    const PlayerChoice& choice = player(side);
    std::optional<std::chrono::milliseconds> time;
    if (clock_)
        time = play::timeForMove(clock_->left(side, Clock::now()), clock_->control().increment);
    EngineQuestion question{choice.engine,
                            {game_->game().start(), game_->moves()},
                            play::limitsOf(choice.strength, time)};
    engines_[static_cast<std::size_t>(side)]->ask(question);
}

void PlaySession::takeEngineMove(const analysis::Findings& findings) {
    if (!isPlaying() || isHuman(toMove()) || findings.lines.empty() ||
        sender() != engines_[static_cast<std::size_t>(toMove())].get())
        return;
    const Color side = toMove();
    const analysis::Line& line = play::chosenLine(findings, player(side).strength, random_);
    scores_[static_cast<std::size_t>(side)] = line.score;
    // An engine claims a draw unless it hopes for more.
    if (game_->claim() && !line.score.isBetterThan(analysis::Score::centiMen(0))) {
        game_->claimDraw();
        return finish();
    }
    go(line.moves.front());
}

void PlaySession::resign() {
    if (!isPlaying())
        return;
    game_->resign(onlyHuman().value_or(toMove()));
    finish();
}

// An engine agrees when it is not better, and when the game is under way.
void PlaySession::draw() {
    constexpr std::size_t earliest = 20; // plies
    if (!isPlaying())
        return;
    if (game_->claim()) {
        game_->claimDraw();
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

void PlaySession::abandon() {
    if (!isPlaying())
        return;
    for (const auto& engine : engines_)
        engine->stop();
    ticks_.stop();
    if (clock_)
        clock_->stop(Clock::now());
    game_.reset();
    emit changed();
    emit ended();
}

void PlaySession::tick() {
    if (!isPlaying() || !clock_)
        return;
    emit clockTicked();
    if (!clock_->isOver(toMove(), Clock::now()))
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
    document_.record(std::move(game), document_.current());
    emit changed();
    emit ended();
}

} // namespace damscope::gui
