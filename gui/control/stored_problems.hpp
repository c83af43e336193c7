// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"

#include <QObject>

#include <filesystem>

namespace damscope::gui {

class Importer;
class ProblemModel;

/// Lists the problems that a database holds when it is opened; those of an import are listed while
/// it runs.
class StoredProblems : public QObject {
    Q_OBJECT

public:
    StoredProblems(ProblemModel& problems, Importer& importer, QObject* parent);

    void setStore(const std::filesystem::path& store);
    /// The problems of the database have changed.
    void listAgain();

signals:
    /// A message for the user.
    void reported(const QString& text);

private:
    ProblemModel& problems_;
    std::filesystem::path listed_; ///< whose problems the list has
    Job job_{*this, [this](const QString& reason) { emit reported(reason); }};
};

} // namespace damscope::gui
