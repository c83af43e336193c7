// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/store_rescue.hpp"

#include "db/import/import.hpp"
#include "db/store/store.hpp"

#include <QFile>
#include <QTemporaryFile>

#include <stdexcept>

namespace damscope::gui {

namespace {

void write(QFile& file, std::string_view text) {
    const auto size = static_cast<qint64>(text.size());
    if (file.write(text.data(), size) != size)
        throw std::runtime_error(file.errorString().toStdString());
}

} // namespace

db::RecoverReport recoverInto(const std::filesystem::path& target,
                              const std::filesystem::path& damaged, const std::stop_token& stop,
                              const base::Progress& progress) {
    QTemporaryFile pdn;
    pdn.setFileTemplate(pdn.fileTemplate() + QStringLiteral(".pdn"));
    if (!pdn.open())
        throw std::runtime_error(pdn.errorString().toStdString());
    db::RecoverReport report = db::recoverGames(
        damaged, [&pdn](std::string_view text) { write(pdn, text); }, {stop, progress});
    if (!report.complete)
        return report;
    if (!pdn.flush())
        throw std::runtime_error(pdn.errorString().toStdString());
    db::Store store(target, db::Store::Access::write);
    (void)db::importSources(store, {QFile::encodeName(pdn.fileName()).toStdString()}, {}, stop);
    return report;
}

void StoreRescue::check(const std::filesystem::path& file) {
    job_.start([this, file](const Job::Report&, const std::stop_token& stop) -> Job::Step {
        try {
            db::Store store(file, db::Store::Access::read);
            return [this, file, report = db::check(store, db::CheckDepth::quick, stop)] {
                emit checked(file, report);
            };
        } catch (const db::Error& e) {
            return [this, file, error = e] { emit unreadable(file, error); };
        }
    });
}

} // namespace damscope::gui
