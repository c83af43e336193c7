// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/event_counting.hpp"
#include "db/store/store.hpp"
#include "gui/base/job.hpp"
#include "gui/base/list_columns.hpp"
#include "gui/base/sheet_model.hpp"
#include "pages/player_overview.hpp"

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QSplitter;
class QTableView;
class QTextBrowser;
class QToolButton;
class QVBoxLayout;

namespace damscope::gui {

/// What a directory lists, and the pages of it. Both run in a thread of their own.
struct DirectoryContent {
    struct List {
        pages::SheetTable table;
        std::vector<Target> targets; ///< of its rows
    };
    struct Page {
        Target target; ///< as the list has it
        pages::Sheet sheet;
        std::vector<RatedDay> ratings = {}; ///< the earliest first; drawn where there are some
        bool isOfTeams = false;             ///< an event of teams
        QStringList players = {};           ///< of an event without teams
        std::vector<db::GameId> games = {}; ///< of an event
        db::EventCounting counting = {};    ///< of an event
        std::shared_ptr<const pages::PlayerOverview> player = {}; ///< of a player
    };
    std::function<List(db::Store& store, const std::string& text, Language language)> list;
    using ShowPage = std::function<std::optional<Page>(db::Store& store, const Target& target,
                                                       Language language)>;
    /// Nothing: the store has no such page.
    ShowPage page;
};

/// A list with a filter beside the page of what is chosen in it: players, or events. Links of the
/// page are followed by their owner.
class Directory : public QWidget {
    Q_OBJECT

public:
    Directory(const char* name, DirectoryContent content, QWidget* parent);

    void setStore(const std::filesystem::path& store);
    /// The store has changed: lists again, at once if it is seen.
    void refresh();
    /// The store can be read again: what could not be read is read now, if it is seen.
    void readMissing();
    /// Shows a page; the list selects it if it has it.
    void open(const Target& target);
    void setFilter(const QString& text);
    /// Words for the filter, the list of a store that has nothing to list, one that the filter
    /// leaves without rows, and a page that the store does not have.
    void setWords(const QString& filter, const QString& empty, const QString& unmatched,
                  const QString& unknown);

    [[nodiscard]] SheetModel& model() { return model_; }
    [[nodiscard]] const Target& targetAt(std::size_t place) const { return targets_.at(place); }
    /// Places in the list.
    [[nodiscard]] std::vector<std::size_t> selected() const;
    [[nodiscard]] QTableView& list() { return *list_; }
    /// Below the list.
    void addBelow(QWidget& widget);
    /// The list is as narrow as may be.
    void giveRoomToPage();
    void addAbovePage(QWidget& widget);
    /// Can be shown where the page is.
    void addInsteadOfPage(QWidget& widget);
    void showInstead(bool other);
    /// Pages are made otherwise from now on; the one that is shown, too.
    void setPage(DirectoryContent::ShowPage page);
    /// The player or event whose page is shown.
    [[nodiscard]] const std::optional<Target>& shown() const { return shown_; }
    /// What the page says; nothing: no page is shown.
    [[nodiscard]] const std::optional<pages::Sheet>& sheet() const { return sheet_; }
    [[nodiscard]] bool isOfTeams() const { return isOfTeams_; }
    [[nodiscard]] const QStringList& players() const { return players_; }
    [[nodiscard]] const std::vector<db::GameId>& games() const { return games_; }
    [[nodiscard]] const db::EventCounting& counting() const { return counting_; }
    /// Null: the page is not that of a player.
    [[nodiscard]] const std::shared_ptr<const pages::PlayerOverview>& player() const {
        return player_;
    }

signals:
    void targetChosen(const damscope::gui::Target& target);
    void selectionChanged();
    void pageShown();
    /// The list is to be written into a file.
    void exportWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void compose(const char* name);
    [[nodiscard]] QWidget* composeList();
    [[nodiscard]] QWidget* composePage();
    void ask();
    void forgetList();
    void alertList(const QString& reason);
    void alertPage(const QString& reason);
    [[nodiscard]] std::vector<ListColumns::Room> rooms() const;
    void show(DirectoryContent::List list);
    void show(const std::optional<DirectoryContent::Page>& page, const Target& wanted);
    void askForPage(const Target& target);
    void openChosen();
    /// Goes from the filter to what is chosen, else to the first row.
    void enterList();
    void select(const Target& target);
    void goBack();
    void write();
    [[nodiscard]] QString pageText() const;
    void fitPage();

    DirectoryContent content_;
    std::filesystem::path store_;
    SheetModel model_;
    std::vector<Target> targets_;
    std::optional<pages::Sheet> sheet_;
    std::vector<RatedDay> ratings_; ///< of the page
    std::optional<Target> shown_;
    bool isOfTeams_ = false;                              ///< the page
    QStringList players_;                                 ///< of the page
    std::vector<db::GameId> games_;                       ///< of the page
    db::EventCounting counting_;                          ///< of the page
    std::shared_ptr<const pages::PlayerOverview> player_; ///< of the page
    std::vector<Target> before_;                          ///< pages to go back to
    bool outdated_ = true;                                ///< or it could not be read
    QString listedFor_;                                   ///< the filter of the list
    QString emptyWords_;
    QString unmatchedWords_;
    QString unknownWords_;
    QString picture_; ///< of the ratings, as the page has it
    QString html_;    ///< the page
    QTimer typing_;
    QTimer fitting_;
    QLineEdit* filter_;
    QTableView* list_;
    ListColumns* columns_ = nullptr;
    QLabel* count_;
    QToolButton* export_;
    QToolButton* back_;
    QTextBrowser* page_;
    QSplitter* both_ = nullptr;
    QVBoxLayout* left_ = nullptr;
    QHBoxLayout* top_ = nullptr; ///< above the page
    QVBoxLayout* right_ = nullptr;
    QWidget* instead_ = nullptr;
    Job listJob_{*this, [this](const QString& reason) { alertList(reason); }};
    Job pageJob_{*this, [this](const QString& reason) { alertPage(reason); }};
};

} // namespace damscope::gui
