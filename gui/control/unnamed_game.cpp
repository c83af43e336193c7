// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/unnamed_game.hpp"

#include "gui/settings/setting.hpp"

#include <QCheckBox>
#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace damscope::gui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::UnnamedGame)
};

} // namespace

UnnamedGame askAboutUnnamed(QWidget& window) {
    Setting<bool> silent("games/saveUnnamed", false);
    if (*silent)
        return UnnamedGame::save;
    QMessageBox box(QMessageBox::Question, Words::tr("Save game"),
                    Words::tr("The game names no players. It will be hard to find in a list."),
                    QMessageBox::Cancel, &window);
    QPushButton* name = box.addButton(Words::tr("&Game data…"), QMessageBox::ActionRole);
    name->setObjectName("nameFirst");
    QPushButton* save = box.addButton(Words::tr("&Save"), QMessageBox::AcceptRole);
    save->setObjectName("saveUnnamed");
    box.setDefaultButton(save);
    auto* never = new QCheckBox(Words::tr("&Do not show this again"), &box);
    box.setCheckBox(never);
    box.exec();
    const bool saves = box.clickedButton() == save;
    if (saves && never->isChecked())
        silent.set(true);
    if (box.clickedButton() == name)
        return UnnamedGame::nameFirst;
    return saves ? UnnamedGame::save : UnnamedGame::cancel;
}

} // namespace damscope::gui
