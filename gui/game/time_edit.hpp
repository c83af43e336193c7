// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <QLineEdit>

namespace damscope::gui {

class GameDocument;

/// Takes the clock time of the current move, and then of the next ones: Enter and Down store it and
/// go on, Up goes back, Escape ends. Whoever shows the moves puts it in its place.
class TimeEdit : public QLineEdit {
    Q_OBJECT

public:
    TimeEdit(GameDocument& document, QWidget* parent);

    void begin();
    [[nodiscard]] bool isTyping() const { return typing_; }

signals:
    /// Times are being typed, or no longer.
    void typingChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    bool keep();
    bool store();
    void goOn(bool forward);
    void end();

    GameDocument& document_;
    bool typing_ = false;
    rules::NodeId move_ = rules::rootNode; ///< whose time is typed
    QString shown_;                        ///< as it is in the game
};

} // namespace damscope::gui
