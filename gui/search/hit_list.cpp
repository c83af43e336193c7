// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/hit_list.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "rules/text/notation.hpp"

#include <QHeaderView>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <iterator>

namespace damscope::gui {

HitList::HitList(QWidget* parent) : QWidget(parent), table_(new QTableView(this)) {
    auto* results = new QVBoxLayout(this);
    results->setContentsMargins(look::around(look::space::small));
    results->addWidget(table_);
    setFocusProxy(table_);
    table_->setObjectName("hits");
    table_->setModel(&hits_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    constexpr std::array<int, HitModel::columns> widths{7, 21, 21, 16, 9, 30, 14};
    setUpList(*table_, widths);
    table_->horizontalHeader()->setStretchLastSection(true);
    setPlaceholder(*table_, [this] {
        if (isSearching_)
            return tr("Searching…");
        return hasSearched_ ? tr("Nothing was found.")
                            : tr("What a search finds is listed here: Edit > Search in games.");
    });
    connect(&hits_, &HitModel::rowsInserted, this, &HitList::showTitle);
    connect(&hits_, &HitModel::modelReset, this, &HitList::showTitle);
    connect(table_, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (index.isValid())
            emit placeChosen(hits_.hit(index.row()));
    });
    keepTranslated(*this, [this] {
        showTitle();
        table_->setAccessibleName(tr("Places found"));
        hits_.retranslate();
        fitTitles(*table_);
    });
}

void HitList::setStore(const std::filesystem::path& file) {
    hits_.setStore(file);
    hasSearched_ = false;
}

void HitList::setSearching(bool searching) {
    isSearching_ = searching;
    hasSearched_ |= searching;
}

void HitList::showTitle() {
    const int hits = hits_.rowCount();
    setWindowTitle(hits == 0 ? tr("Found") : tr("Found (%1)").arg(QLocale().toString(hits)));
}

namespace {

Qt::Alignment alignmentOf(int column) {
    return Qt::AlignVCenter | (column == HitModel::number ? Qt::AlignRight : Qt::AlignLeft);
}

// The value of a column about the game, not about the hit.
db::GameField fieldOf(int column) {
    switch (column) {
    case HitModel::white:
        return db::GameField::white;
    case HitModel::black:
        return db::GameField::black;
    case HitModel::result:
        return db::GameField::result;
    case HitModel::event:
        return db::GameField::event;
    default:
        return db::GameField::date;
    }
}

} // namespace

HitModel::HitModel(QObject* parent)
    : QAbstractTableModel(parent), lines_([this](const QString& reason) { emit failed(reason); }) {}

void HitModel::setStore(const std::filesystem::path& file) {
    lines_.open(file);
    clear(variant_);
}

void HitModel::clear(rules::Variant variant) {
    beginResetModel();
    variant_ = variant;
    hits_.clear();
    games_.clear();
    lines_.clear();
    endResetModel();
}

std::vector<db::GameId> HitModel::games() const {
    std::vector<db::GameId> games; // several hits of a game follow each other
    std::unique_copy(games_.begin(), games_.end(), std::back_inserter(games));
    return games;
}

void HitModel::add(const std::vector<db::query::Hit>& hits) {
    if (hits.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(hits.size()) - 1);
    lines_.grown(hits_.size());
    hits_.insert(hits_.end(), hits.begin(), hits.end());
    for (const db::query::Hit& hit : hits)
        games_.push_back(hit.game);
    endInsertRows();
}

int HitModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(hits_.size());
}

int HitModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

// "12. 32-28", "12... 18-23": the number of the next move.
QString HitModel::moveText(const db::query::Hit& hit) const {
    if (hit.next.empty())
        return tr("at the end");
    const bool first = hit.side == rules::rules(variant_).firstMover;
    const int shownNumber = rules::moveNumberAfter(hit.ply + (first ? 1 : 0));
    const QString text =
        qtText(rules::moveNumberText(shownNumber, first)) + QLatin1Char(' ') + qtText(hit.next);
    return hit.inVariation ? QStringLiteral("(%1)").arg(text) : text;
}

QVariant HitModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(index.column()));
    if (role != Qt::DisplayRole)
        return {};
    const db::query::Hit& hit = this->hit(index.row());
    if (index.column() == number)
        return static_cast<quint32>(hit.game);
    if (index.column() == move)
        return moveText(hit);
    const db::GameLine* line = lines_.line(games_, static_cast<std::size_t>(index.row()));
    if (line == nullptr)
        return {};
    return shownField(*line, fieldOf(index.column()));
}

QVariant HitModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(section));
    if (role != Qt::DisplayRole)
        return {};
    const std::array<QString, columns> names{tr("No."),    tr("White"), tr("Black"), tr("Move"),
                                             tr("Result"), tr("Event"), tr("Date")};
    return names[static_cast<std::size_t>(section)];
}

} // namespace damscope::gui
