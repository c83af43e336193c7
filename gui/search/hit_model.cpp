// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/hit_model.hpp"

#include "base/parallel/progress.hpp"
#include "base/parallel/workers.hpp"
#include "db/lists/collections.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "rules/text/notation.hpp"

#include <array>
#include <utility>

namespace damscope::gui {
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

void SearchJob::start(const SearchWish& wish) {
    job_.start([this, wish](const Job::Report& report, const std::stop_token& stop) {
        return run(wish, report, stop);
    });
}

// In the thread of the job.
Job::Step SearchJob::run(const SearchWish& wish, const Job::Report& report,
                         const std::stop_token& stop) {
    std::vector<db::query::Hit> met;
    base::Throttle throttle;
    const auto reportHits = [&] {
        if (!met.empty())
            report([this, hits = std::exchange(met, {})] { emit hitsMet(hits); });
    };
    db::query::FindOptions options{wish.scope};
    // The window keeps a core to itself.
    options.jobs = static_cast<unsigned>(base::backgroundThreads());
    options.progress = [&](std::uint64_t done, std::uint64_t total) {
        if (!throttle.isDue())
            return;
        reportHits();
        report([this, done, total] { emit progressed(done, total); });
    };
    const auto sink = [&](const db::query::Hit& hit) {
        met.push_back(hit);
        if (throttle.isDue())
            reportHits();
        return true;
    };
    try {
        db::Store store(wish.store, db::Store::Access::read);
        const db::SearchReport outcome =
            db::query::find(store, wish.query, wish.filter, sink, options, stop);
        reportHits();
        const db::query::Gaps gaps =
            db::query::gapsOf(store, wish.query, wish.filter, options, stop);
        return [this, damaged = outcome.damaged.size(), gaps] { emit finished(damaged, gaps); };
    } catch (const db::UnanswerableFilter& e) {
        return [this, error = e.wrong()] { emit refused(error); };
    }
}

} // namespace damscope::gui
