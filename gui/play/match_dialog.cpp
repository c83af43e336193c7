// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/match_dialog.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/edits.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/database/collections.hpp"

#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>
#include <memory>
#include <random>
#include <string>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int mostGames = 1000;
constexpr int usualGames = 10;

// The difference has a sign; it is infinite if all games were won or lost.
QString eloText(double elo) {
    if (!std::isfinite(elo))
        return elo > 0 ? QStringLiteral("+∞") : QStringLiteral("−∞");
    const auto rounded = static_cast<int>(std::lround(elo));
    return (rounded < 0 ? QStringLiteral("−") : QStringLiteral("+")) +
           QLocale().toString(std::abs(rounded));
}

void add(db::Store& store, const std::vector<rules::Game>& games) {
    std::vector<db::GameId> stored;
    stored.reserve(games.size());
    for (const db::OwnGame& game : db::addOwnGames(store, games, "match"))
        stored.push_back(game.id);
    (void)db::addGames(store, ownCollection(store, db::OwnCollection::betweenEngines), stored);
}

} // namespace

MatchDialog::MatchDialog(Setting setting, QWidget* parent)
    : QDialog(parent), setting_(std::move(setting)),
      variant_(new QComboBox(this)), sides_{Side{new QComboBox(this), new QDoubleSpinBox(this)},
                                            Side{new QComboBox(this), new QDoubleSpinBox(this)}},
      games_(new QSpinBox(this)), score_(sentenceLabel(this, "matchScore")),
      bar_(new QProgressBar(this)) {
    setWindowTitle(tr("Match between engines"));
    compose();
    for (const Side& side : sides_)
        side.engine->addItem(QStringLiteral("Damscope"));
    reader_.read();
    connectMatch();
    showState();
}

void MatchDialog::compose() {
    auto* form = new QFormLayout;
    for (const rules::Variant variant : rules::allVariants())
        variant_->addItem(variantTitle(variant), static_cast<int>(variant));
    variant_->setCurrentIndex(variant_->findData(static_cast<int>(setting_.variant)));
    variant_->setObjectName("matchVariant");
    form->addRow(tr("&Variant:"), variant_);
    composeSide(*form, sides_[0], tr("&First engine:"), "first");
    composeSide(*form, sides_[1], tr("&Second engine:"), "second");
    games_->setRange(2, mostGames);
    games_->setSingleStep(2);
    games_->setValue(usualGames);
    games_->setObjectName("matchGames");
    games_->setToolTip(tr("Two from each opening, with colours exchanged"));
    form->addRow(tr("&Games:"), games_);
    score_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    bar_->setAccessibleName(tr("Progress of the match"));
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    play_ = buttons->addButton(tr("&Play", "match"), QDialogButtonBox::ActionRole);
    play_->setObjectName("playMatch");
    auto* all = new QVBoxLayout(this);
    all->addLayout(form);
    all->addWidget(score_);
    all->addWidget(bar_);
    all->addWidget(buttons);
}

void MatchDialog::composeSide(QFormLayout& form, Side& side, const QString& title,
                              const char* name) {
    constexpr double least = 0.05;
    constexpr double most = 600;
    constexpr double usual = 0.5;
    side.engine->setObjectName(QLatin1String(name));
    side.seconds->setObjectName(QLatin1String(name) + QStringLiteral("Seconds"));
    side.seconds->setRange(least, most);
    side.seconds->setSingleStep(least);
    side.seconds->setValue(usual);
    side.seconds->setSuffix(tr(" s per move"));
    side.seconds->setAccessibleName(tr("%1 seconds per move").arg(QString(title).remove('&')));
    auto* row = new QHBoxLayout;
    row->addWidget(side.engine, 1);
    row->addWidget(side.seconds);
    auto* label = new QLabel(title, this);
    label->setBuddy(side.engine);
    form.addRow(label, row);
}

void MatchDialog::list(const std::vector<analysis::HubSettings>& engines, const QString& problem) {
    known_ = engines;
    for (const Side& side : sides_)
        for (const analysis::HubSettings& engine : known_)
            side.engine->addItem(qtText(engine.title));
    if (!problem.isEmpty())
        score_->setText(problem);
}

void MatchDialog::connectMatch() {
    connect(play_, &QPushButton::clicked, this,
            [this] { match_.isRunning() ? match_.stop() : play(); });
    connect(&match_, &EngineMatch::pairPlayed, this,
            [this](const analysis::match::Standing& standing, const auto& games) {
                showScore(standing);
                keep(games);
            });
    connect(&match_, &EngineMatch::finished, this, &MatchDialog::showState);
    connect(&match_, &EngineMatch::failed, this, [this](const QString& reason) {
        score_->setText(tr("The match has ended: %1").arg(reason));
        showState();
    });
    connect(&changes_, &StoreChanges::failed, this, [this](const QString& reason) {
        score_->setText(tr("The games cannot be stored: %1").arg(reason));
        match_.stop();
    });
}

MatchSide MatchDialog::chosen(const Side& side) const {
    constexpr double milliseconds = 1000;
    MatchSide choice;
    choice.time = std::chrono::milliseconds(std::lround(side.seconds->value() * milliseconds));
    if (const int entry = side.engine->currentIndex(); entry > 0)
        choice.engine = known_.at(static_cast<std::size_t>(entry - 1));
    return choice;
}

void MatchDialog::play() {
    const int pairs = (games_->value() + 1) / 2;
    bar_->setRange(0, pairs);
    bar_->setValue(0);
    score_->setText(tr("Choosing openings…"));
    left_.begin();
    match_.start({static_cast<rules::Variant>(variant_->currentData().toInt()),
                  {chosen(sides_[0]), chosen(sides_[1])},
                  static_cast<std::size_t>(pairs),
                  setting_.endgames,
                  static_cast<std::size_t>(setting_.megabytes)});
    showState();
}

void MatchDialog::showScore(const analysis::match::Standing& standing) {
    const QLocale locale;
    const analysis::match::Elo elo = analysis::match::estimateElo(standing);
    constexpr double percent = 100;
    QString text = tr("First engine: won %1, drew %2, lost %3: %4 %")
                       .arg(numberText(standing.wins()), numberText(standing.draws()),
                            numberText(standing.losses()),
                            locale.toString(percent * standing.mean(), 'f', 1)) +
                   QLatin1Char('\n') +
                   tr("Elo %1 (between %2 and %3 with 95 % certainty)")
                       .arg(eloText(elo.difference), eloText(elo.least), eloText(elo.most));
    bar_->setValue(static_cast<int>(standing.pairs()));
    if (const QString left =
            left_.text(standing.pairs(), static_cast<std::uint64_t>(bar_->maximum()));
        !left.isEmpty() && match_.isRunning())
        text += QStringLiteral(" · ") + left;
    score_->setText(text);
}

// After each pair, so that a long match loses nothing.
void MatchDialog::keep(const std::vector<rules::Game>& games) {
    changes_.make(
        setting_.store,
        [this, games](db::Store& store) {
            add(store, games);
            return std::function<void()>([this] { emit storeChanged(); });
        },
        [pair = bar_->value()] {
            return tr("The games of pair %1 of the match were not stored").arg(pair);
        });
}

void MatchDialog::showState() {
    const bool running = match_.isRunning();
    play_->setText(running ? tr("&Stop") : tr("&Play", "match"));
    bar_->setVisible(running);
    for (QWidget* field :
         std::initializer_list<QWidget*>{variant_, games_, sides_[0].engine, sides_[0].seconds,
                                         sides_[1].engine, sides_[1].seconds})
        field->setEnabled(!running);
}

void MatchDialog::reject() {
    match_.stop();
    QDialog::reject();
}

namespace {

namespace match = analysis::match;

constexpr std::string_view eventName = "Engine match"; // as the command line writes it

std::string nameOf(const MatchToPlay& wanted, std::size_t side) {
    const MatchSide& it = wanted.sides.at(side);
    std::string name = it.engine ? it.engine->title : "Damscope";
    if (wanted.sides[0].engine.has_value() == wanted.sides[1].engine.has_value() &&
        (!it.engine || it.engine->title == wanted.sides.at(1 - side).engine->title))
        name += " (" + std::to_string(side + 1) + ")"; // against itself
    return name;
}

match::Contestant contestantOf(const MatchToPlay& wanted, std::size_t side) {
    const MatchSide& it = wanted.sides.at(side);
    match::Contestant contestant;
    contestant.name = nameOf(wanted, side);
    contestant.limits.time = it.time;
    contestant.make = [engine = it.engine, endgames = wanted.endgames,
                       megabytes = wanted.megabytes]() -> std::unique_ptr<analysis::Engine> {
        if (engine)
            return std::make_unique<analysis::HubEngine>(*engine);
        analysis::EngineSettings own;
        own.tableMegabytes = megabytes;
        own.endgames = endgames;
        return std::make_unique<analysis::EmbeddedEngine>(own);
    };
    return contestant;
}

std::vector<rules::Game> tagged(const std::vector<match::MatchGame>& pair, int round,
                                const std::string& date) {
    std::vector<rules::Game> games;
    for (const match::MatchGame& played : pair) {
        games.push_back(match::taggedGame(played, eventName, round++));
        games.back().tags.push_back({"Date", date});
    }
    return games;
}

} // namespace

void EngineMatch::start(const MatchToPlay& wanted) {
    job_.start([this, wanted](const Job::Report& report, const std::stop_token& stop) -> Job::Step {
        const std::string date =
            QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString();
        match::Match m;
        m.first = contestantOf(wanted, 0);
        m.second = contestantOf(wanted, 1);
        m.openings = match::evenOpenings(wanted.variant, wanted.openings, std::random_device()());
        (void)match::play(
            m, stop,
            [&](const match::Standing& standing, const std::vector<match::MatchGame>& pair) {
                const int round = static_cast<int>(2 * standing.pairs()) - 1;
                report([this, standing, games = tagged(pair, round, date)] {
                    emit pairPlayed(standing, games);
                });
            });
        return [this] { emit finished(); };
    });
}

} // namespace damscope::gui
