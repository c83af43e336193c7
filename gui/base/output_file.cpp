// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/output_file.hpp"

#include "db/sqlite/sqlite.hpp"
#include "db/store/originals.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "messages/output_refusal.hpp"

#include <QFile>

#include <exception>
#include <string_view>
#include <system_error>
#include <utility>

namespace damscope::gui {

std::vector<std::filesystem::path> originalsOf(const std::filesystem::path& store) {
    if (store.empty()) // no database is open
        return {};
    try {
        db::Store read(store, db::Store::Access::read);
        return originalsOf(read);
    } catch (const db::Error&) {
        return {};
    }
}

std::vector<std::filesystem::path> originalsOf(db::Store& store) {
    try {
        return db::originals(store);
    } catch (const db::Error&) {
        return {};
    }
}

OutputFile::OutputFile(const QString& file, Language language,
                       std::vector<std::filesystem::path> originals)
    : target_{.file = QFile::encodeName(file).toStdString(), .originals = std::move(originals)},
      language_(language) {}

OutputFile::~OutputFile() = default;

// Exceptions must not pass through Qt's code, which calls the device.
template <class Action> bool OutputFile::succeeds(const Action& action) {
    try {
        action();
        return true;
    } catch (const base::OutputRefused& refused) {
        setErrorString(qtText(words(refused.refusal(), language_)));
    } catch (const std::exception& error) {
        setErrorString(qtText(error.what()));
    }
    failed_ = true;
    return false;
}

bool OutputFile::open(OpenMode mode) {
    return succeeds([this] { file_ = std::make_unique<base::AtomicFile>(target_); }) &&
           QIODevice::open(mode | Unbuffered);
}

bool OutputFile::commit() {
    const bool kept = !failed_ && file_ && succeeds([this] { file_->keep(); });
    file_.reset();
    return kept;
}

qint64 OutputFile::readData(char* /*data*/, qint64 /*size*/) {
    return -1;
}

qint64 OutputFile::writeData(const char* data, qint64 size) {
    const std::string_view bytes(data, static_cast<std::size_t>(size));
    return file_ && succeeds([&] { file_->write(bytes); }) ? size : -1;
}

} // namespace damscope::gui
