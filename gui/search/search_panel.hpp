// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/search/query/find/asked_games.hpp"
#include "db/search/query/find/find.hpp"
#include "db/search/query/language/query_error.hpp"
#include "db/search/query/language/sketch.hpp"
#include "gui/base/job.hpp"
#include "gui/board/board_picture.hpp"
#include "gui/database/store_reader.hpp"
#include "gui/look/theme.hpp"
#include "gui/search/hit_list.hpp"

#include <QObject>
#include <QString>
#include <QWidget>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace damscope::gui {

class QueryMeaning;
class Scrolled;

/// The query, and the games to search.
struct SearchWish {
    std::filesystem::path store;
    db::query::Query query;
    db::query::AskedGames games; ///< among which it is searched
    db::query::Scope scope;
    std::shared_ptr<const db::NameCatalogue> names; ///< of the conditions
};

/// A search in threads of its own. A new one ends the previous one.
class SearchJob : public QObject {
    Q_OBJECT

public:
    explicit SearchJob(QObject* parent = nullptr) : QObject(parent) {}

    void start(const SearchWish& wish);
    /// What has been found so far has been reported; nothing more is.
    void cancel() { job_.cancel(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

signals:
    /// In the order of the games, in batches: at most ten a second.
    void hitsMet(const std::vector<damscope::db::query::Hit>& hits);
    void progressed(quint64 done, quint64 total);
    /// `damaged`: the number of games that could not be searched completely.
    void finished(quint64 damaged, const damscope::db::query::Gaps& gaps);
    void failed(const QString& reason);
    /// The filter names something that the store does not have.
    void refused(const damscope::db::FilterError& error);

private:
    [[nodiscard]] Job::Step run(const SearchWish& wish, const Job::Report& report,
                                const std::stop_token& stop);

    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

class GameDocument;
class QueryText;
class SketchEditor;
enum class NamedKind : std::uint8_t;

/// Searches the games of the store for patterns, piece counts and sequences, built by hand or
/// written as text; hits arrive during the search.
class SearchPanel : public QWidget {
    Q_OBJECT

public:
    explicit SearchPanel(GameDocument& document, QWidget* parent = nullptr);

    void setStore(const std::filesystem::path& file);
    /// What the list of games shows; counts if the user wants only these.
    void setListed(const db::query::AskedGames& games) { listed_ = games; }
    void setLook(const BoardLook& look);
    void focusQuery();
    /// Searches for the position on the board.
    void searchPosition();
    void search();
    void cancel();
    /// The query as a bookmark without a name; nothing if it cannot be read.
    [[nodiscard]] std::optional<db::Bookmark> asked() const;
    /// Searches for what a bookmark says.
    void open(const db::Bookmark& bookmark);

    [[nodiscard]] bool isBusy() const {
        return job_.isRunning() || (reader_ && reader_->isReading());
    }
    /// The hits, for a separate place in the window.
    [[nodiscard]] HitList& found() { return *found_; }
    /// The search as a command for a shell.
    [[nodiscard]] QString command() const;

signals:
    void searchBegun();
    /// A search was cancelled or has failed.
    void searchGivenUp();
    /// The list of games is to show those of this filter.
    void listWanted(const QString& filter);
    /// The move that was played at the place of the hit that the board shows.
    void arrowsWanted(const std::vector<damscope::gui::MoveArrow>& arrows);

private:
    void compose();
    [[nodiscard]] QPushButton* composeWords();
    [[nodiscard]] QPushButton* composeNames(const char* name, NamedKind kind,
                                            std::function<QString()> title);
    void showPicture(const db::query::Sketch& picture);
    void endPicture();
    void connectHits();
    void preview(const db::query::Hit& hit);
    void showHit(const rules::Game& game, const db::query::Hit& hit);
    [[nodiscard]] bool showsHit() const;
    void followPointer(const db::query::Hit& hit);
    void leavePointer();
    void explain();
    void showQuery();
    void connectJob();
    void showSketch();
    void followText();
    void forgetError();
    void showState(bool running);
    /// Shows the text, and again when the language changes; none: hides the message.
    void showMessage(std::function<QString()> text);
    void showFailure(const QString& reason);
    void listFound();
    [[nodiscard]] QString countText() const;
    /// The text about a search that is done.
    [[nodiscard]] QString summaryText(quint64 damaged, const db::query::Gaps& gaps) const;

    GameDocument& document_;
    std::filesystem::path store_;
    db::query::AskedGames listed_;
    rules::Variant variant_;
    db::GameSelection lastSearch_; ///< the games and the query of the last search
    bool lastIsSaid_ = false;      ///< whether that says what was searched
    SearchJob job_;
    bool writing_ = false; ///< the text follows the board
    std::optional<db::query::Sketch> behindPicture_;
    std::function<QString()> messageText_; ///< shown again when the language changes
    SketchEditor* sketch_;
    QueryText* text_;
    Scrolled* form_ = nullptr;
    QueryMeaning* meaning_;
    QCheckBox* onlyListed_;
    QCheckBox* everyPlace_;
    QCheckBox* variations_;
    QPushButton* search_;
    QPushButton* cancel_;
    QProgressBar* progress_;
    QLabel* message_;
    HitList* found_;
    std::unique_ptr<StoreReader> reader_;    ///< of the game of the hit that the board shows
    std::optional<rules::Position> shown_;   ///< on the board, of a hit
    std::optional<db::query::Hit> selected_; ///< that was shown, and comes back after others
};

} // namespace damscope::gui
