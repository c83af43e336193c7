// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"
#include "gui/database/problems_panel.hpp"

#include <QDialog>
#include <QWidget>

#include <cstdint>
#include <filesystem>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace damscope::gui {

/// Reads files into stores, one import at a time, and shows the progress: a line for the status bar
/// that is hidden when no import is running.
class Importer : public QWidget {
    Q_OBJECT

public:
    explicit Importer(QWidget* parent = nullptr);

    enum class Purpose : std::uint8_t { keep, view };

    /// Files, folders and archives. The store is created if it does not exist. `view`: it is gone
    /// when the user has seen the games.
    void start(const std::filesystem::path& store, const QStringList& paths,
               const ReadingOptions& how, Purpose purpose);
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    void cancel() { job_.cancel(); }

signals:
    void started(const std::filesystem::path& store);
    void problemsMet(const std::vector<damscope::db::ImportProblem>& problems);
    void finished(const std::filesystem::path& store, const damscope::gui::ImportOutcome& outcome);
    /// A message for the user.
    void reported(const QString& text);

private:
    void showProgress(const db::ImportProgress& progress);
    [[nodiscard]] QString summaryOf(const ImportOutcome& outcome) const;
    [[nodiscard]] static QStringList factsOf(const db::ImportSummary& summary, bool brief);
    [[nodiscard]] static QString emptyFilesOf(const ImportOutcome& outcome);
    void retranslate();

    std::filesystem::path store_; ///< the destination
    Purpose purpose_ = Purpose::keep;
    QLabel* text_;
    QProgressBar* bar_;
    QPushButton* cancel_;
    TimeLeft left_;
    ImportJob job_;
};

/// How files can be read, as dialogs offer it behind choices of their own.

/// The encodings, the usual ones first. Any other can be typed. The box has its name already.
void offerEncodings(QComboBox& box);
/// The variants, with their numbers as data.
void offerVariants(QComboBox& box);

/// Asks how files are to be read: in which encoding, and as games of which variant.
class ReadingDialog : public QDialog {
    Q_OBJECT

public:
    explicit ReadingDialog(QWidget* parent);

    [[nodiscard]] ReadingOptions chosen() const;

private:
    void check();

    QComboBox* encoding_;
    QComboBox* variant_;
    QLabel* wrong_;
    QDialogButtonBox* buttons_;
};

} // namespace damscope::gui
