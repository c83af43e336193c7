// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/player_renamer.hpp"

#include "gui/base/text.hpp"
#include "parser/encoding/clean_text.hpp"

#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace damscope::gui {

namespace {

db::PersonId personIn(const Target& target) {
    return db::PersonId{static_cast<std::uint32_t>(target.id)};
}

} // namespace

PlayerRenamer::PlayerRenamer(QWidget& window) : QObject(&window), window_(window) {}

void PlayerRenamer::setStore(const std::filesystem::path& store) {
    if (store != store_)
        count_.cancel(); // nothing is asked about the store before
    store_ = store;
}

void PlayerRenamer::ask(const Target& person) {
    const std::filesystem::path store = store_;
    bool isAgreed = false;
    const QString typed =
        QInputDialog::getText(&window_, tr("Rename a player"),
                              tr("The name of %1 in all games of the database:")
                                  .arg(QString(person.name).replace(u'&', QLatin1String("&&"))),
                              QLineEdit::Normal, person.name, &isAgreed);
    const QString name = qtText(parser::cleanLine(typed.toStdString()));
    if (!isAgreed || name.isEmpty() || name == person.name || store != store_)
        return;
    count_.start([this, store, person, name](const Job::Report&,
                                             const std::stop_token&) -> Job::Step {
        db::Store opened(store, db::Store::Access::read);
        const db::Renaming found = db::findRenaming(opened, personIn(person), name.toStdString());
        return [this, person, name, found] { confirm(person, name, found); };
    });
}

void PlayerRenamer::confirm(const Target& person, const QString& name,
                            const db::Renaming& renaming) {
    if (!mayChange(renaming))
        return;
    const std::filesystem::path store = store_;
    QMessageBox box(QMessageBox::Question, tr("Rename a player"),
                    trPlural("Write “%1” instead of “%2” in %Ln game?",
                             "Write “%1” instead of “%2” in %Ln games?",
                             static_cast<int>(renaming.games.size()))
                        .arg(name, person.name),
                    QMessageBox::Cancel, &window_);
    box.setTextFormat(Qt::PlainText);
    QString advice = tr("This can be undone in the history.");
    if (renaming.namesakes > 0)
        advice.prepend(trPlural("%Ln game has this name already: both become one player. ",
                                "%Ln games have this name already: both become one player. ",
                                static_cast<int>(renaming.namesakes)));
    box.setInformativeText(advice);
    QPushButton* agree = box.addButton(tr("&Rename"), QMessageBox::AcceptRole);
    agree->setObjectName("renameGames");
    box.setDefaultButton(agree);
    box.exec();
    if (box.clickedButton() == agree && store == store_ && mayChange(renaming))
        rename(person, name, renaming);
}

bool PlayerRenamer::mayChange(const db::Renaming& renaming) const {
    return !mayChange_ || std::ranges::all_of(renaming.games, mayChange_);
}

void PlayerRenamer::rename(const Target& person, const QString& name,
                           const db::Renaming& renaming) {
    changes_.make(
        store_,
        [this, person, name](db::Store& store) {
            const db::EditReport report =
                db::renamePlayer(store, personIn(person), name.toStdString());
            return std::function<void()>([this, name, report] {
                emit renamed();
                emit reported(trPlural("%Ln game has the name %1 now. This can be undone.",
                                       "%Ln games have the name %1 now. This can be undone.",
                                       static_cast<int>(report.changed))
                                  .arg(name));
            });
        },
        [name = person.name] { return tr("%1 was not renamed").arg(name); },
        {.isAllowed = [this, renaming, file = store_] {
            return file != store_ || mayChange(renaming);
        }});
}

} // namespace damscope::gui
