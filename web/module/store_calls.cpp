// SPDX-License-Identifier: GPL-3.0-or-later
// The databases of a page.
#include "base/files/open_files.hpp"
#include "base/files/stream_error.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/health/backup.hpp"
#include "db/store/health/check.hpp"
#include "db/store/journal.hpp"
#include "messages/translation.hpp"
#include "web/module/files.hpp"
#include "web/module/request.hpp"
#include "web/module/selection.hpp"
#include "web/module/session.hpp"

#include <array>
#include <fstream>
#include <vector>

namespace damscope::web {
namespace {

namespace fs = std::filesystem;

// In large pieces: fs::copy_file writes 2 KB at a time, for each of which the file system of a page
// takes long.
void copyFile(const fs::path& from, const fs::path& to) {
    constexpr std::size_t atOnce = std::size_t{1} << 20U;
    std::vector<char> kept(atOnce);
    std::vector<char> piece(atOnce);
    std::error_code error;
    const base::FileDescriptor source = base::openFile(from, base::Opening::read);
    std::ofstream target;
    target.rdbuf()->pubsetbuf(kept.data(), static_cast<std::streamsize>(kept.size()));
    target.open(to, std::ios::binary);
    for (std::uint64_t at = 0; target;) {
        const std::size_t read = base::readAt(source, at, piece, error);
        if (error)
            throw fs::filesystem_error("copy", from, error);
        if (read == 0)
            break;
        target.write(piece.data(), static_cast<std::streamsize>(read));
        at += read;
    }
    if (!target.flush())
        throw fs::filesystem_error("copy", to, base::streamError(to, base::Opening::append));
}

Json described(Session& session) {
    db::Store& store = session.store();
    Json variants = Json::array();
    for (const rules::Variant variant : rules::allVariants())
        if (const std::uint64_t games = db::countGames(store, {.variant = variant}); games > 0)
            variants.push_back({{"variant", rules::rules(variant).name}, {"games", games}});
    return {{"name", session.name()},
            {"games", db::countGames(store, {})},
            {"deleted", db::countDeleted(store)},
            {"variants", variants},
            {"bytes", fs::file_size(store.file())}};
}

Json list(Session& session, const Json& /*request*/, const Watch& /*watch*/) {
    Json stores = Json::array();
    for (const fs::directory_entry& entry : fs::directory_iterator(session.folder()))
        if (entry.path().extension() == ".db")
            stores.push_back(
                {{"name", entry.path().stem().string()}, {"bytes", fs::file_size(entry.path())}});
    return {{"stores", stores}};
}

Json openStore(Session& session, const Json& request, const Watch& /*watch*/) {
    session.open(neededText(request, "name"));
    return described(session);
}

Json info(Session& session, const Json& /*request*/, const Watch& /*watch*/) {
    return described(session);
}

Json closeStore(Session& session, const Json& /*request*/, const Watch& /*watch*/) {
    session.close();
    return Json::object();
}

// What belongs to a database has its name and a hyphen before its own.
void removeCompanions(const fs::path& file) {
    const std::string others = file.filename().string() + '-';
    std::vector<fs::path> companions;
    for (const fs::directory_entry& entry : fs::directory_iterator(file.parent_path()))
        if (entry.path().filename().string().starts_with(others))
            companions.push_back(entry.path());
    for (const fs::path& companion : companions)
        fs::remove(companion);
}

Json remove(Session& session, const Json& request, const Watch& /*watch*/) {
    const std::string name = neededText(request, "name");
    const fs::path file = session.fileOf(name);
    if (name == session.name())
        session.close();
    removeCompanions(file);
    fs::remove(file);
    return Json::object();
}

Json exportedStore(Session& session, const Json& /*request*/, const Watch& /*watch*/) {
    if (!session.store().foldLog())
        throw CallError({"page-store-busy", {}});
    const std::string name = session.name() + ".db";
    const fs::path target = session.exchange() / name;
    copyFile(session.store().file(), target);
    return {{"files", Json::array({Json{{"name", name}}})}};
}

// One that is damaged in its middle opens, too.
void requireSound(db::Store& store, const Watch& watch) {
    const db::CheckReport report =
        db::check(store, db::CheckDepth::quick, watch.stop, progressOn(watch));
    if (!report.complete)
        throw CallError({"interrupted", {}});
    if (report.isDamaged())
        throw CallError({"restore-unsound", {{"file", store.file().filename().string()}}});
}

// A damaged file shall not replace a good one.
void requireStore(const fs::path& file, bool replaces, const Watch& watch) {
    try {
        db::Store opened(file, db::Store::Access::read);
        if (replaces)
            requireSound(opened, watch);
    } catch (...) {
        removeCompanions(file);
        fs::remove(file);
        throw;
    }
}

Json imported(Session& session, const Json& request, const Watch& watch) {
    const std::string name = neededText(request, "name");
    const fs::path source = givenFiles(session, request).front();
    const fs::path target = session.fileOf(name);
    if (base::kindOf(source) != base::FileKind::store)
        throw CallError({"page-not-a-store", {{"file", source.filename().string()}}});
    if (fs::exists(target) && !flagIn(request, "replace"))
        throw CallError({"page-store-exists", {{"name", name}}});
    // The old one goes when the new one is whole: there may be no room, or an end in the middle.
    const fs::path incoming = session.folder() / (name + ".incoming");
    removeCompanions(incoming); // a log that an end in the middle left would be played into it
    copyFile(source, incoming);
    requireStore(incoming, fs::exists(target), watch);
    removeCompanions(incoming);
    if (name == session.name())
        session.close();
    removeCompanions(target);
    fs::rename(incoming, target);
    session.open(name);
    return described(session);
}

using Changed = Expected<db::JournalEntry, db::JournalRefusal>;

// What was undone or done again, as the history names it: the journal has commands and folders,
// which a page does not have.
Json changed(Session& session, const Changed& done, std::int64_t entry) {
    if (!done)
        throw CallError(db::messageOf(done.error(), entry));
    session.gamesChanged();
    return {{"entry", done->id},
            {"what", word("change", db::nameOf(done->kind), session.language)},
            {"games", done->games}};
}

// Without `entry` the last change is meant.
Json undo(Session& session, const Json& request, const Watch& /*watch*/) {
    db::Store& store = storeIn(session, request);
    const auto entry = numberIn(request, "entry");
    return changed(session, entry ? db::undo(store, *entry) : db::undoLast(store),
                   entry.value_or(0));
}

Json redo(Session& session, const Json& request, const Watch& /*watch*/) {
    db::Store& store = storeIn(session, request);
    const auto entry = numberIn(request, "entry");
    const auto last = db::lastToRedo(store);
    return changed(session, db::redo(store, entry.value_or(last ? last->id : 0)),
                   entry.value_or(0));
}

} // namespace

std::span<const Call> storeCalls() {
    static constexpr std::array calls{Call{"store.list", list},
                                      Call{"store.open", openStore},
                                      Call{"store.info", info},
                                      Call{"store.close", closeStore},
                                      Call{"store.remove", remove},
                                      Call{"store.export", exportedStore},
                                      Call{"store.import", imported},
                                      Call{"undo", undo},
                                      Call{"redo", redo}};
    return calls;
}

} // namespace damscope::web
