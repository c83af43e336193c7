// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/end_of_play.hpp"

#include "gui/play/play_session.hpp"

#include <QCoreApplication>
#include <QMessageBox>

namespace damscope::gui {

namespace {

struct EndOfPlay {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::EndOfPlay)
};

} // namespace

bool endPlayed(PlaySession& session, QWidget& window) {
    if (!session.isPlaying())
        return true;
    if (!session.hasEngine() || session.isEmpty()) {
        session.abandon(); // what two people have played is stored
        return true;
    }
    const auto answer = QMessageBox::question(
        &window, EndOfPlay::tr("Stop the game"), EndOfPlay::tr("Keep the moves played so far?"),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save)
        session.abandon();
    else if (answer == QMessageBox::Discard)
        session.discard();
    return answer == QMessageBox::Save || answer == QMessageBox::Discard;
}

} // namespace damscope::gui
