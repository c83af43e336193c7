// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter_choices.hpp"
#include "gui/base/job.hpp"

#include <QObject>

#include <filesystem>
#include <memory>
#include <vector>

class QCompleter;
class QLineEdit;
class QStandardItemModel;

namespace damscope::gui {

/// "player · 37 games"
[[nodiscard]] QString kindOf(const db::FilterChoice& choice);

/// The list below a line that offers what it may become: arrow keys and Return, or a click.
class ChoiceList : public QObject {
    Q_OBJECT

public:
    explicit ChoiceList(QLineEdit& line);

    void show(const std::vector<db::FilterChoice>& choices);
    void hide();
    [[nodiscard]] bool isShown() const;

signals:
    void chosen(const std::vector<damscope::db::FilterTerm>& conditions);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(int row);

    QLineEdit& line_;
    QStandardItemModel* model_;
    QCompleter* completer_;
    std::vector<std::vector<db::FilterTerm>> offered_;
};

/// Finds what a store has to filter by, in a thread of its own. Only the answer to the last
/// question is reported.
class ChoiceFinder : public QObject {
    Q_OBJECT

public:
    explicit ChoiceFinder(QObject* parent = nullptr) : QObject(parent) {}

    /// From now on the choices of this store; also after it has changed.
    void setStore(const std::filesystem::path& store);
    void ask(const db::FilterChoices::Question& question);
    void cancel() { job_.cancel(); }
    [[nodiscard]] bool isBusy() const { return job_.isRunning(); }

signals:
    void found(const std::vector<damscope::db::FilterChoice>& choices);
    void failed(const QString& reason);

private:
    struct Read; // used by the thread of the job alone, once it has begun

    std::filesystem::path store_;
    std::shared_ptr<Read> read_;
    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

} // namespace damscope::gui
