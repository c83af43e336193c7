// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/analyses_panel.hpp"

#include "base/parallel/thread_count.hpp"
#include "db/analysis/standard.hpp"
#include "gui/base/empty_words.hpp"
#include "gui/base/flow_layout.hpp"
#include "gui/look/sizes.hpp"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace damscope::gui {

namespace {

// A quarter of the standard, which is that of damscope analyse, or five times as much.
analysis::Limits limitsOf(Thoroughness level) {
    analysis::Limits limits = db::standardLimits();
    if (level == Thoroughness::quick)
        *limits.nodes /= 4;
    else if (level == Thoroughness::thorough)
        *limits.nodes *= 5;
    return limits;
}

/// Draws the progress of an analysis as a bar with text.
class ProgressDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionProgressBar bar;
        bar.rect = option.rect.marginsRemoved(look::around(look::space::least));
        bar.palette = option.palette;
        bar.fontMetrics = option.fontMetrics;
        bar.state = QStyle::State_Enabled | QStyle::State_Horizontal;
        bar.minimum = 0;
        bar.maximum = 100;
        bar.progress = index.data(AnalysisQueue::percentRole).toInt();
        bar.text = index.data(Qt::DisplayRole).toString();
        bar.textVisible = true;
        bar.textAlignment = Qt::AlignCenter;
        QApplication::style()->drawControl(QStyle::CE_ProgressBar, &bar, painter);
    }
};

} // namespace

AnalysesPanel::AnalysesPanel(EndgameTables endgames, QWidget* parent)
    : QWidget(parent), queue_(std::move(endgames)), table_(new QTableView(this)),
      label_(new QLabel(this)), level_(new QComboBox(this)), cancel_(new QPushButton(this)),
      resume_(new QPushButton(this)), remove_(new QPushButton(this)) {
    for (const auto level : {Thoroughness::quick, Thoroughness::standard, Thoroughness::thorough})
        level_->addItem({}, static_cast<int>(level));
    setThoroughness(Thoroughness::standard);
    label_->setBuddy(level_);
    auto* top = new FlowLayout;
    top->addWidget(label_);
    top->addWidget(level_);
    for (QPushButton* button : {cancel_, resume_, remove_})
        top->addWidget(button);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->setSpacing(look::space::small);
    all->addLayout(top);
    all->addWidget(table_, 1);
    table_->setModel(&queue_);
    sayWhenEmpty(*table_, [] {
        return tr("No game is being analysed. Analysis > Analyse game analyses the open game, "
                  "Analyse selected games those selected in the list.");
    });
    setFocusProxy(table_);
    table_->setItemDelegateForColumn(AnalysisQueue::progressColumn, new ProgressDelegate(table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setColumnWidth(AnalysisQueue::gamesColumn, 40 * fontMetrics().averageCharWidth());
    table_->setColumnWidth(AnalysisQueue::progressColumn, 30 * fontMetrics().averageCharWidth());
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AnalysesPanel::showButtons);
    connect(&queue_, &QAbstractItemModel::dataChanged, this, &AnalysesPanel::showButtons);
    connect(&queue_, &QAbstractItemModel::rowsRemoved, this, &AnalysesPanel::showButtons);
    connect(&queue_, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int row) { table_->selectRow(row); });
    connect(level_, &QComboBox::currentIndexChanged, this, &AnalysesPanel::thoroughnessChanged);
    cancel_->setObjectName("cancelAnalysis");
    resume_->setObjectName("resumeAnalysis");
    remove_->setObjectName("removeAnalysis");
    connect(cancel_, &QPushButton::clicked, this, [this] { queue_.cancel(chosen()); });
    connect(resume_, &QPushButton::clicked, this, [this] { queue_.resume(chosen()); });
    connect(remove_, &QPushButton::clicked, this, [this] { queue_.remove(chosen()); });
    retranslate();
    showButtons();
}

db::AnalysisSettings AnalysesPanel::settings() const {
    db::AnalysisSettings settings;
    settings.limits = limitsOf(thoroughness());
    settings.confirmation = db::standardConfirmation;
    // One core is left to the window.
    settings.threads = base::backgroundThreads();
    return settings;
}

void AnalysesPanel::setThoroughness(Thoroughness level) {
    level_->setCurrentIndex(level_->findData(static_cast<int>(level)));
}

Thoroughness AnalysesPanel::thoroughness() const {
    return static_cast<Thoroughness>(level_->currentData().toInt());
}

int AnalysesPanel::chosen() const {
    return table_->currentIndex().row();
}

void AnalysesPanel::showButtons() {
    using State = AnalysisJob::State;
    const int row = chosen();
    const bool any = row >= 0 && row < queue_.rowCount();
    const State state = any ? queue_.job(row).state : State::done;
    cancel_->setEnabled(any && (state == State::running || state == State::waiting));
    resume_->setEnabled(any && (state == State::stopped || state == State::failed));
    remove_->setEnabled(any && state != State::running);
}

void AnalysesPanel::retranslate() {
    label_->setText(tr("Search per &move:"));
    level_->setItemText(0, tr("quick"));
    level_->setItemText(1, tr("standard"));
    level_->setItemText(2, tr("thorough"));
    level_->setAccessibleName(tr("Thoroughness of the next analysis"));
    cancel_->setText(tr("Cancel"));
    resume_->setText(tr("Continue"));
    remove_->setText(tr("Remove"));
    table_->setAccessibleName(tr("Analyses"));
    queue_.retranslate();
}

void AnalysesPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace damscope::gui
