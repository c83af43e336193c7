// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/journal.hpp"

#include "gui/base/file_dialogs.hpp"
#include "gui/game/game_document.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <string>
#include <utility>
#include <vector>

namespace damscope::gui {

namespace {

constexpr int delay = 1500; // milliseconds

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}

// Tags of the copy that say which stored game it changes.
constexpr std::string_view storeTag = "DamscopeStore";
constexpr std::string_view gameTag = "DamscopeGame";
constexpr std::string_view versionTag = "DamscopeVersion";

rules::Game withPlace(rules::Game game, const std::optional<StoredGame>& place) {
    if (!place)
        return game;
    // The name of a file may contain bytes that are not UTF-8, PDN may not.
    const QByteArray path = QByteArray::fromStdString(place->store.string()).toPercentEncoding("/");
    game.tags.push_back({std::string(storeTag), path.toStdString()});
    game.tags.push_back({std::string(gameTag), std::to_string(db::number(place->id))});
    game.tags.push_back(
        {std::string(versionTag), std::to_string(static_cast<std::uint64_t>(place->version))});
    return game;
}

// Takes the place out of the tags again.
std::optional<StoredGame> takePlace(rules::Game& game) {
    const auto value = [&](std::string_view name) {
        return QByteArray::fromStdString(std::string(game.tag(name)));
    };
    const StoredGame place{QByteArray::fromPercentEncoding(value(storeTag)).toStdString(),
                           static_cast<db::GameId>(value(gameTag).toUInt()),
                           static_cast<db::GameVersion>(value(versionTag).toULongLong())};
    std::erase_if(game.tags, [](const rules::Tag& tag) {
        return tag.name == storeTag || tag.name == gameTag || tag.name == versionTag;
    });
    return place.store.empty() ? std::nullopt : std::optional(place);
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
    connect(&document, &GameDocument::savedStateChanged, this, &Journal::noteChange);
}

Journal::~Journal() {
    QFile::remove(file_);
}

// The first change starts the timer and later ones do not restart it: steady work is saved at the
// same rate.
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
    OutputFile file(file_);
    const QByteArray pdn =
        QByteArray::fromStdString(parser::writePdn(withPlace(document_.game(), place_)));
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

std::optional<Journal::Kept> Journal::read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const std::string text = file.readAll().toStdString();
    parser::Reader reader(text);
    parser::GameText game;
    if (!reader.next(game))
        return std::nullopt;
    rules::Game read = parser::assemble(game).game;
    const auto place = takePlace(read);
    return Kept{std::move(read), place};
}

void Journal::discard(const QString& file) {
    QFile::remove(file);
    QFile::remove(lockOf(file));
}

} // namespace damscope::gui
