// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "gui/base/job.hpp"
#include "pages/game_report.hpp"
#include "rules/game/game.hpp"

#include <QChar>
#include <QFont>
#include <QObject>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace damscope::gui {

/// A combination or a structure of a game's main line.
struct GameTheme {
    enum class Kind : std::uint8_t { structure, playedShot, missedShot };
    Kind kind = Kind::structure;
    rules::Color side{}; ///< whose it is
    int from = 0;        ///< ply of the position where it begins
    int to = 0;          ///< of the last position with the structure; the same for a combination
    int squares = 0;     ///< of a structure
    QString name = {};   ///< short; empty for a combination without a name
    QString text = {};   ///< a sentence
    std::optional<rules::Position> position = {}; ///< where a combination begins
    std::vector<rules::Move> line = {};           ///< of a combination
    /// The opponent's move that a combination follows from, by the moves before it.
    std::optional<std::size_t> allowedBy = {};
};

/// Finds them, in a thread of its own. Only those of the last game are reported.
class GameThemes : public QObject {
    Q_OBJECT

public:
    explicit GameThemes(QObject* parent = nullptr) : QObject(parent) {}

    void find(const rules::Game& game);

signals:
    /// By their first ply; and all that is known of the game by names.
    void found(const std::vector<damscope::gui::GameTheme>& themes,
               const damscope::pages::GameKnowledge& knowledge);

private:
    Job job_{*this, [this](const QString& /*reason*/) { emit found({}, {}); }};
};

/// Evaluations after the first moves of variations, from White's view.
using VariationScores = std::map<rules::NodeId, analysis::Score>;

/// Judges games by the evaluations in a store, in a thread of its own, with a
/// connection of its own. Only the last game's judgement is reported.
class GameJudge : public QObject {
    Q_OBJECT

public:
    explicit GameJudge(QObject* parent = nullptr) : QObject(parent) {}

    /// Without a store there are no evaluations, but moves and clocks.
    void judge(const std::filesystem::path& store, const rules::Game& game);

signals:
    void judged(const damscope::rules::Game& game,
                const damscope::analysis::GameJudgement& judgement,
                const damscope::gui::VariationScores& variations);
    void failed(const QString& reason);

private:
    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

/// The combinations and structures of a game below its chart: triangles where combinations were
/// played (filled) or missed, and one row of bars for structures as long as they last; of several
/// at a time that of most squares. The mouse pointer shows what they are; a click, or the arrow
/// keys, go there. Hidden while there are none.
class ThemeStrip : public QWidget {
    Q_OBJECT

public:
    /// The horizontal place of a position in the chart above, by its ply.
    using PlaceOf = std::function<double(int ply)>;
    explicit ThemeStrip(PlaceOf placeOf, QWidget* parent = nullptr);

    void setThemes(std::vector<GameTheme> themes);
    [[nodiscard]] const std::vector<GameTheme>& themes() const { return themes_; }
    void showStructures(bool shown);
    /// Hidden where there is no room for it.
    void setHasRoom(bool hasRoom);
    [[nodiscard]] bool hasStructures() const;
    /// The triangle of a combination that was played, or missed where none was; none: there is
    /// neither.
    [[nodiscard]] QChar shotSign() const;
    /// Where a theme is drawn; empty: it is not.
    [[nodiscard]] QRectF areaOf(std::size_t theme) const;
    /// Where the name of a structure is written: in its bar, else behind it; empty: where there is
    /// no room for all of it.
    [[nodiscard]] QRectF nameAreaOf(std::size_t theme) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

signals:
    /// The user has pointed at a theme, which begins there.
    void plyChosen(int ply);
    /// The same, for all that is known of it.
    void themeChosen(const damscope::gui::GameTheme& theme);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] std::optional<std::size_t> themeAt(const QPointF& place) const;
    void choose(std::size_t theme);
    [[nodiscard]] bool isOn(const GameTheme& theme) const;
    void arrange();
    void showIfAny();
    [[nodiscard]] bool isFree(const GameTheme& structure) const;
    [[nodiscard]] QFont nameFont() const;
    void paintStructure(QPainter& painter, std::size_t theme) const;
    void paintShot(QPainter& painter, const GameTheme& theme, const QRectF& area) const;

    PlaceOf placeOf_;
    std::vector<GameTheme> themes_;
    std::vector<bool> drawn_; ///< of each theme, whether it is
    bool structuresShown_ = true;
    bool hasRoom_ = true;
    std::optional<std::size_t> current_;
};

} // namespace damscope::gui
