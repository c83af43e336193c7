// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/studies_dialog.hpp"

#include "analysis/study/walk.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/study_controls.hpp"
#include "gui/base/sheet_model.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/theme.hpp"
#include "pages/journal_tables.hpp"
#include "pages/study_sheet.hpp"
#include "rules/text/explain.hpp"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int usualDepth = 6; // plies
constexpr int mostDepth = 200;
constexpr int namesShare = 1;
constexpr int pageShare = 3;
constexpr int noteLines = 3;
constexpr qint64 betweenPages = 2000; // milliseconds, while a study grows
constexpr QLatin1Char betweenMoves(',');
constexpr QLatin1String lineScheme("line");

QString joined(const std::vector<std::string>& moves) {
    QStringList texts;
    for (const std::string& move : moves)
        texts << qtText(move);
    return texts.join(betweenMoves);
}

std::string lineLink(const std::vector<std::string>& moves) {
    return (QString(lineScheme) + QLatin1Char(':') + joined(moves)).toStdString();
}

// By the moves that lead to them.
std::map<QString, QString> notesOf(const pages::SeenStudy& seen, std::size_t depth) {
    std::map<QString, QString> notes;
    analysis::study::walk(seen.tree, seen.views, depth, [&](const analysis::study::Stop& stop) {
        notes.emplace(joined(pages::moveTexts(seen.tree, stop.way)),
                      qtText(seen.tree.at(stop.place).note));
    });
    return notes;
}

// As far as they are legal.
std::vector<rules::Move> movesOf(rules::Position position, const QStringList& texts) {
    std::vector<rules::Move> moves;
    for (const QString& text : texts) {
        const rules::MoveMatch match = rules::resolve(position, text.toStdString());
        if (!match.unique())
            break;
        moves.push_back(match.moves.front());
        position.play(moves.back());
    }
    return moves;
}

} // namespace

StudiesDialog::StudiesDialog(std::filesystem::path store, GameDocument& document,
                             StudyRunner& runner, QWidget* parent)
    : QDialog(parent), store_(std::move(store)), document_(document), runner_(runner),
      names_(new QListWidget(this)), name_(new QLineEdit(this)), make_(new QPushButton(this)),
      depthLabel_(new QLabel(this)), depth_(new QSpinBox(this)), page_(new QTextBrowser(this)),
      noteLabel_(sentenceLabel(this, "noteAbout")), note_(new QPlainTextEdit(this)),
      keepNote_(new QPushButton(this)), controls_(new StudyControls(runner, store_, this)) {
    compose();
    connectParts();
    keepTranslated(*this, [this] { translate(); });
    list();
}

// A note that is not saved yet is, however the dialog ends.
StudiesDialog::~StudiesDialog() {
    if (note_->document()->isModified())
        keepNote();
}

void StudiesDialog::compose() {
    names_->setObjectName("studies");
    name_->setObjectName("studyName");
    make_->setObjectName("makeStudy");
    depth_->setObjectName("studyDepth");
    depth_->setRange(1, mostDepth);
    depth_->setValue(usualDepth);
    depthLabel_->setBuddy(depth_);
    page_->setObjectName("study");
    page_->setOpenLinks(false);
    note_->setObjectName("studyNote");
    note_->setTabChangesFocus(true);
    note_->setMaximumHeight(noteLines * fontMetrics().lineSpacing());
    keepNote_->setObjectName("keepNote");
    noteLabel_->setBuddy(note_);
    auto* left = new QVBoxLayout;
    left->addWidget(names_);
    left->addWidget(name_);
    left->addWidget(make_);
    auto* noting = new QHBoxLayout;
    noting->addWidget(note_, 1);
    noting->addWidget(keepNote_);
    auto* seen = new QHBoxLayout;
    seen->addWidget(depthLabel_);
    seen->addWidget(depth_);
    seen->addStretch(1);
    auto* right = new QVBoxLayout;
    right->addLayout(seen);
    right->addWidget(page_, 1);
    right->addWidget(noteLabel_);
    right->addLayout(noting);
    right->addWidget(controls_);
    auto* both = new QHBoxLayout;
    both->addLayout(left, namesShare);
    both->addLayout(right, pageShare);
    auto* whole = new QVBoxLayout(this);
    whole->addLayout(both);
    whole->addWidget(dialogButtons(*this, QDialogButtonBox::Close));
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false); // Enter in the line of a name makes a study
    look::resizeWithinScreen(*this, look::dialog::large);
    names_->setFocus();
}

void StudiesDialog::connectParts() {
    connect(names_, &QListWidget::currentRowChanged, this, &StudiesDialog::select);
    connect(name_, &QLineEdit::textChanged, this,
            [this](const QString& text) { make_->setEnabled(!text.trimmed().isEmpty()); });
    connect(name_, &QLineEdit::returnPressed, this, &StudiesDialog::make);
    connect(make_, &QPushButton::clicked, this, &StudiesDialog::make);
    connect(depth_, &QSpinBox::valueChanged, this, &StudiesDialog::showSelected);
    connect(page_, &QTextBrowser::anchorClicked, this, &StudiesDialog::openLine);
    connect(keepNote_, &QPushButton::clicked, this, &StudiesDialog::keepNote);
    connect(&runner_, &StudyRunner::progressed, this, &StudiesDialog::followWork);
    connect(&runner_, &StudyRunner::ended, this, &StudiesDialog::showSelected);
}

void StudiesDialog::translate() {
    setWindowTitle(tr("Studies"));
    names_->setAccessibleName(tr("Studies"));
    name_->setPlaceholderText(tr("Name of a new study"));
    name_->setAccessibleName(tr("Name of a new study"));
    make_->setText(tr("&Study the position on the board"));
    make_->setEnabled(!name_->text().trimmed().isEmpty());
    depthLabel_->setText(tr("&Plies of the tree:"));
    depth_->setToolTip(tr("Of the tree below, which is as deep as engines have searched"));
    page_->setAccessibleName(tr("What engines found"));
    page_->setPlaceholderText(
        tr("There is no study in this database yet. Write a name at the left: a study of the "
           "position on the board is made, and engines work on it as long as you like."));
    keepNote_->setText(tr("Save the &note"));
    nameNote();
    showSelected();
}

void StudiesDialog::list() {
    listJob_.start([this, file = store_](const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return [this, found = db::studies(store)] { showList(found); };
    });
}

void StudiesDialog::showList(std::vector<db::Study> studies) {
    if (wanted_.empty() && selected() != nullptr)
        wanted_ = selected()->name;
    studies_ = std::move(studies);
    {
        const QSignalBlocker quiet(names_);
        names_->clear();
        for (const db::Study& study : studies_)
            names_->addItem(qtText(study.name));
        const auto found = std::ranges::find(studies_, wanted_, &db::Study::name);
        const auto row = found == studies_.end() ? 0 : found - studies_.begin();
        names_->setCurrentRow(studies_.empty() ? -1 : static_cast<int>(row));
    }
    wanted_.clear();
    select();
}

const db::Study* StudiesDialog::selected() const {
    const auto row = static_cast<std::size_t>(names_->currentRow());
    return row < studies_.size() ? &studies_[row] : nullptr;
}

void StudiesDialog::select() {
    const db::Study* const study = selected();
    const std::string name = study == nullptr ? std::string() : study->name;
    if (name != shown_ && note_->document()->isModified())
        keepNote(); // else what was typed would be lost
    controls_->setStudy(study == nullptr ? std::nullopt : std::optional(*study));
    note_->setEnabled(study != nullptr);
    keepNote_->setEnabled(study != nullptr);
    if (std::exchange(shown_, name) != name) {
        notes_ = {{QString(), study == nullptr ? QString() : qtText(study->note)}};
        chooseLine({});
    }
    showSelected();
}

void StudiesDialog::showSelected() {
    const db::Study* const study = selected();
    if (study == nullptr) {
        pageJob_.cancel();
        sheet_ = {};
        page_->clear();
        return;
    }
    sinceShown_.start();
    db::Study known = *study;
    known.made = briefDates(pages::localTime(study->made)).toStdString();
    pageJob_.start([this, file = store_, study = std::move(known), language = rulesLanguage(),
                    depth = static_cast<std::size_t>(depth_->value())](
                       const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        const pages::SeenStudy seen(store, study);
        return [this, sheet = pages::studySheet(seen, depth, language, lineLink),
                notes = notesOf(seen, depth)] {
            sheet_ = sheet;
            notes_ = notes;
            write();
        };
    });
}

// A large tree takes a while to be read: it is shown again when the last one was.
void StudiesDialog::followWork() {
    if (!pageJob_.isRunning() && sinceShown_.isValid() && sinceShown_.hasExpired(betweenPages))
        showSelected();
}

void StudiesDialog::write() {
    const int place = page_->verticalScrollBar()->value();
    page_->setHtml(sheetText(sheet_, palette()));
    page_->verticalScrollBar()->setValue(place);
}

std::function<void()> StudiesDialog::changed(const db::StudyChange& problem,
                                             const std::string& name) {
    if (!problem)
        return [this, name] {
            wanted_ = name;
            list();
        };
    const QString text = *problem == db::StudyProblem::missing
                             ? tr("There is no study \"%1\" any more.").arg(qtText(name))
                             : sentence(db::messageOf(*problem, name));
    return [this, text] {
        emit reported(text);
        list();
    };
}

void StudiesDialog::make() {
    const auto position = document_.position();
    const std::string name = name_->text().simplified().toStdString();
    if (name.empty())
        return;
    if (!position) {
        emit reported(tr("There is no known position on the board: go to another move."));
        return;
    }
    changes_.make(
        store_,
        [this, name, position = *position](db::Store& store) {
            const db::StudyChange problem = db::createStudy(store, name, position);
            return [this, then = changed(problem, name), made = !problem] {
                if (made)
                    name_->clear();
                then();
            };
        },
        [name = qtText(name)] { return tr("The study %1 was not made").arg(name); },
        {.key = QStringLiteral("new study ") + qtText(name)});
}

void StudiesDialog::openLine(const QUrl& link) {
    const db::Study* const study = selected();
    if (study == nullptr || link.scheme() != lineScheme)
        return;
    if (note_->document()->isModified())
        keepNote(); // else what was typed would be lost
    chooseLine(link.path().split(betweenMoves));
    if (document_.game().variant() != study->position.variant()) {
        emit reported(tr("The open game is one of %1. To see the line on the board, open or enter "
                         "a game of %2 first.")
                          .arg(variantTitle(document_.game().variant()),
                               variantTitle(study->position.variant())));
        return;
    }
    document_.explore({document_.current(), study->position, movesOf(study->position, line_)});
}

void StudiesDialog::nameNote() {
    noteLabel_->setText(line_.isEmpty() ? tr("Note on the study; click on a move for a note on it:")
                                        : tr("Note on %1:").arg(line_.join(QLatin1Char(' '))));
}

void StudiesDialog::chooseLine(const QStringList& moves) {
    line_ = moves;
    nameNote();
    const auto note = notes_.find(line_.join(betweenMoves));
    note_->setPlainText(note == notes_.end() ? QString() : note->second);
}

void StudiesDialog::keepNote() {
    const auto study = std::ranges::find(studies_, shown_, &db::Study::name);
    if (study == studies_.end())
        return;
    const auto moves = movesOf(study->position, line_);
    const std::string text = note_->toPlainText().toStdString();
    note_->document()->setModified(false);
    notes_[line_.join(betweenMoves)] = note_->toPlainText();
    if (line_.isEmpty())
        study->note = text;
    changes_.make(
        store_,
        [this, name = shown_, moves, text](db::Store& store) {
            const db::StudyChange problem = db::noteStudy(store, name, moves, text);
            // Another study may be selected by now: it stays so.
            return problem ? changed(problem, name) : std::function<void()>([this] { list(); });
        },
        [name = qtText(shown_)] { return tr("The note on the study %1 was not kept").arg(name); },
        {.key = QStringLiteral("note on %1\n%2").arg(qtText(shown_), line_.join(betweenMoves))});
}

void StudiesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !sheet_.title.empty())
        write();
}

} // namespace damscope::gui
