// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/scratch_store.hpp"

#include "base/files/file_kind.hpp"
#include "base/files/user_folder.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/reading_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/problems/problem_printer.hpp"
#include "intake/byte_stream.hpp"

#include <cerrno>
#include <cstdlib>
#include <stdexcept>

namespace damscope::cli {

namespace fs = std::filesystem;

ScratchFolder::ScratchFolder() {
    std::string name = (base::temporaryFolder() / "damscope-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw db::noTemporaryFile(errno);
    path_ = name;
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored; // an error here cannot be reported
    fs::remove_all(path_, ignored);
}

namespace {

void refuseStores(const std::vector<std::string>& files) {
    for (const std::string& file : files)
        if (base::kindOf(file) == base::FileKind::store)
            throw UsageError(inWords({"usage-is-database", {{"file", visible(file)}}}));
}

} // namespace

ScratchStore::ScratchStore(const std::vector<std::string>& files, const db::ImportOptions& how,
                           Console& console) {
    refuseStores(files);
    store_ = std::make_unique<db::Store>(folder_.path() / "games.db", db::Store::Access::write);
    ProblemPrinter printer(console, ProblemStyle::words, environmentLanguage());
    ProgressLine progress(console, "games");
    db::ImportListener listener;
    listener.progress = showImportOn(progress);
    listener.notice = [&](const db::Notice& notice) { printer.print(notice); };
    listener.source = [&](const db::ImportedSource& source) {
        if (!source.knownAs.empty())
            printer.print(db::Notice{
                Severity::note, source.source.path, {"same-text", {{"path", source.knownAs}}}});
    };
    db::ImportOptions reading = how;
    reading.indexing = db::Indexing::later; // searched only once
    summary_ = db::importSources(*store_, files, reading, console.stopToken(), listener);
    if (summary_.interrupted)
        throw Interrupted();
    if (summary_.stored == 0)
        throw std::runtime_error(inWords({"no-game-read", {}}));
}

} // namespace damscope::cli
