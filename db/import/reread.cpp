// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/reread.hpp"

#include "db/store/own_games.hpp"
#include "db/store/problems.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

bool isFile(const std::string& path) {
    std::error_code ignored;
    return !path.empty() && fs::is_regular_file(path, ignored);
}

// "club.zip" for "club.zip/1998.pdn", for a source whose file is no longer where it was, but below
// the folder in which the program runs.
std::string outermostFile(std::string path) {
    while (!path.empty() && !isFile(path)) {
        const std::size_t slash = path.rfind('/');
        path.resize(slash == std::string::npos ? 0 : slash);
    }
    return path;
}

std::string fileOf(const StoredSource& source, const RereadOptions& options) {
    if (!options.file.empty())
        return isFile(options.file) ? options.file : std::string();
    return isFile(source.reading.file) ? source.reading.file : outermostFile(source.source.path);
}

bool hasRepairs(Store& store, SourceId source) {
    return std::ranges::any_of(problems(store, source), [](const StoredProblem& problem) {
        const std::string& code = problem.problem.code();
        return code == "repaired" || code == "variant-corrected";
    });
}

ImportOptions importOptions(Store& store, const StoredSource& source,
                            const RereadOptions& options) {
    ImportOptions how;
    how.jobs = options.jobs;
    how.reread = source.source.digest;
    how.encoding = options.encoding;
    const bool wasChosen = source.source.encodingSource == EncodingSource::chosen;
    if (how.encoding.empty() && wasChosen && !options.detectEncoding)
        how.encoding = source.source.encoding;
    how.variant = options.variant;
    if (!how.variant && !options.detectVariant)
        how.variant = source.reading.variant;
    if (options.repair == Repairing::yes ||
        (options.repair == Repairing::asBefore && hasRepairs(store, source.id)))
        how.repair = parser::Repair::apply;
    return how;
}

} // namespace

Expected<ImportSummary, Message> rereadSource(Store& store, const StoredSource& source,
                                              const RereadOptions& options,
                                              const std::stop_token& stop,
                                              const ImportListener& listener) {
    const std::string& path = source.source.path;
    if (path == ownSourcePath && source.source.digest == ContentDigest{})
        return Unexpected{Message{"own-games-source", {}}};
    const std::string file = fileOf(source, options);
    if (file.empty())
        return Unexpected{
            Message{"source-not-found", {{"path", options.file.empty() ? path : options.file}}}};
    ImportSummary summary =
        importSources(store, {file}, importOptions(store, source, options), stop, listener);
    if (summary.sources == 0 && summary.failed == 0 && !summary.interrupted)
        return Unexpected{Message{"source-changed", {{"path", path}, {"file", file}}}};
    return summary;
}

} // namespace damscope::db
