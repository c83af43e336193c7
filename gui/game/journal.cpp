// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/journal.hpp"

#include "gui/game/game_document.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QUuid>

namespace damscope::gui {

namespace {

constexpr int delay = 1500; // milliseconds

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}

} // namespace

Journal::Journal(GameDocument& document, const QString& folder, QObject* parent)
    : QObject(parent), document_(document) {
    QDir().mkpath(folder);
    file_ = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) +
                                  QStringLiteral(".pdn"));
    lock_ = std::make_unique<QLockFile>(lockOf(file_));
    lock_->setStaleLockTime(0); // stale only when its program has ended
    if (!lock_->tryLock(0))
        lock_.reset();
    timer_.setSingleShot(true);
    timer_.setInterval(delay);
    connect(&timer_, &QTimer::timeout, this, &Journal::flush);
    connect(&document, &GameDocument::gameChanged, this, &Journal::noteChange);
    connect(&document.undoStack(), &QUndoStack::cleanChanged, this, &Journal::noteChange);
}

Journal::~Journal() {
    QFile::remove(file_);
}

// The first change starts the clock and later ones do not set it back: an hour of steady work is
// written as often as a minute of it.
void Journal::noteChange() {
    if (!timer_.isActive())
        timer_.start();
}

void Journal::flush() {
    timer_.stop();
    if (!document_.isChanged()) {
        QFile::remove(file_);
        return;
    }
    QSaveFile file(file_);
    const QByteArray pdn = QByteArray::fromStdString(parser::writePdn(document_.game()));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdn) != pdn.size() || !file.commit())
        emit failed(file.errorString());
}

QStringList Journal::abandoned(const QString& folder) {
    QStringList files;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QStringLiteral("*.pdn")}, QDir::Files, QDir::Time)) {
        const QString file = dir.filePath(name);
        QLockFile lock(lockOf(file));
        lock.setStaleLockTime(0);
        if (lock.tryLock(0))
            files << file;
    }
    return files;
}

std::optional<rules::Game> Journal::read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const std::string text = file.readAll().toStdString();
    parser::Reader reader(text);
    parser::GameText game;
    if (!reader.next(game))
        return std::nullopt;
    return parser::assemble(game).game;
}

void Journal::discard(const QString& file) {
    QFile::remove(file);
    QFile::remove(lockOf(file));
}

} // namespace damscope::gui
