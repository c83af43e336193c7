// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/game_themes.hpp"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace damscope::gui {

/// The combinations and structures of a game below its chart: triangles where combinations were
/// played (filled) or missed, and a bar for each structure as long as it lasts. The mouse pointer
/// shows what they are; a click, or the arrow keys, go there. Hidden while there are none.
class ThemeStrip : public QWidget {
    Q_OBJECT

public:
    /// The horizontal place of a position in the chart above, by its ply.
    using PlaceOf = std::function<double(int ply)>;
    explicit ThemeStrip(PlaceOf placeOf, QWidget* parent = nullptr);

    void setThemes(std::vector<GameTheme> themes);
    [[nodiscard]] const std::vector<GameTheme>& themes() const { return themes_; }
    /// Where a theme is drawn.
    [[nodiscard]] QRectF areaOf(std::size_t theme) const;

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
    void arrange();
    void paintStructure(QPainter& painter, const GameTheme& theme, const QRectF& area) const;
    void paintShot(QPainter& painter, const GameTheme& theme, const QRectF& area) const;

    PlaceOf placeOf_;
    std::vector<GameTheme> themes_;
    std::vector<int> lanes_; ///< of each theme: 0 for combinations
    int laneCount_ = 0;
    std::optional<std::size_t> current_;
};

} // namespace damscope::gui
