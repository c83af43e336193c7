// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/players/persons.hpp"
#include "gui/base/job.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/people/directory.hpp"
#include "gui/people/player_page.hpp"
#include "gui/people/player_renamer.hpp"

#include <QString>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QPushButton;
class QStackedWidget;
class QTabBar;
class QTextBrowser;

namespace damscope::gui {

class UndoButton;

/// The players of the store with their pages: at a glance, with all figures, and what to know
/// before a game. Names that mean one person are merged by dragging one on the other, or by
/// selecting them.
class PlayersPage : public QWidget {
    Q_OBJECT

public:
    explicit PlayersPage(QWidget* parent = nullptr);

    void setStore(const std::filesystem::path& store);
    /// The name of the user, as games have it.
    void setOwnName(const QString& name) { ownName_ = name; }
    [[nodiscard]] Directory& directory() { return *directory_; }
    [[nodiscard]] PlayerPage& playerPage() { return *page_; }
    [[nodiscard]] PlayerRenamer& renamer() { return *renamer_; }
    /// Whether the dossier is seen, not the page of the player.
    [[nodiscard]] bool showsDossier() const;
    /// What is seen, as it is printed.
    [[nodiscard]] const std::optional<pages::Sheet>& sheet() const;

signals:
    /// Names mean other persons now.
    void storeChanged();
    /// sheet() is another one.
    void sheetChanged();
    /// A message for the user.
    void reported(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum View : std::uint8_t { overview, figures, dossier };
    void composeMerging();
    void composeViews();
    void showView();
    void showPlayer();
    void makeDossier(std::optional<rules::Color> mine);
    void dropDossier();
    void alertDossier(const QString& reason);
    void writeDossier();
    [[nodiscard]] std::vector<Target> personsAt(const std::vector<std::size_t>& places) const;
    void askForOtherName();
    /// The one whose name the user types; nothing: nobody is to be the same person.
    [[nodiscard]] std::optional<Target> askForOne(const std::vector<Target>& others,
                                                  const QString& shown);
    /// The persons are those of this store.
    void askToMerge(const std::vector<Target>& persons, const std::filesystem::path& store);
    void merge(std::vector<db::NameId> names, const std::string& reason);
    void undo();
    void follow();
    void retranslate();

    std::filesystem::path store_;
    QString ownName_;
    Directory* directory_;
    QPushButton* merge_;
    QPushButton* rename_;
    PlayerRenamer* renamer_;
    UndoButton* undo_;
    QTabBar* views_;
    QStackedWidget* shown_; ///< what is shown instead of the figures
    PlayerPage* page_;
    QTextBrowser* dossierText_;
    std::optional<pages::Sheet> dossier_;
    qint64 dossierOf_ = 0;                      ///< the person
    std::optional<rules::Color> dossierSide_{}; ///< the user's, if it is about one
    QTimer fitting_;                            ///< the dossier into its new size
    StoreChanges changes_{this};
    Job others_{*this, [this](const QString& reason) { emit reported(reason); }};
    Job dossierJob_{*this, [this](const QString& reason) { alertDossier(reason); }};
};

} // namespace damscope::gui
