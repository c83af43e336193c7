// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <QAbstractTableModel>

#include <optional>

namespace damscope::gui {

class EventResults;

/// A table of an event in which results are typed.
class ResultModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit ResultModel(EventResults& results);

    /// Of a cell; of several the last.
    [[nodiscard]] virtual std::optional<db::GameId> gameAt(const QModelIndex& index) const = 0;
    void retranslate();

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
    [[nodiscard]] virtual bool isTyped(const QModelIndex& index) const = 0;

    EventResults& results_;
};

/// The crosstable: the players in the order of the standings, and their points.
class CrosstableModel : public ResultModel {
    Q_OBJECT

public:
    using ResultModel::ResultModel;

    [[nodiscard]] std::optional<db::GameId> gameAt(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

protected:
    [[nodiscard]] bool isTyped(const QModelIndex& index) const override;

private:
    [[nodiscard]] QStringList titles() const;
    [[nodiscard]] QString text(const QModelIndex& index) const;
    [[nodiscard]] QString spoken(const QModelIndex& index) const;
};

/// The games by round.
class RoundsModel : public ResultModel {
    Q_OBJECT

public:
    using ResultModel::ResultModel;

    enum Column { round, white, black, result, columns };

    [[nodiscard]] std::optional<db::GameId> gameAt(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

protected:
    [[nodiscard]] bool isTyped(const QModelIndex& index) const override {
        return index.column() == result;
    }

private:
    [[nodiscard]] QString text(const QModelIndex& index) const;
};

} // namespace damscope::gui
