// SPDX-License-Identifier: GPL-3.0-or-later
#include "online/import.hpp"

#include "base/parallel/workers.hpp"

#include <algorithm>
#include <exception>
#include <system_error>
#include <utility>

namespace damscope::online {
namespace {

/// What the paths of an import stand for once all is fetched.
class Fetched {
public:
    Fetched(db::Store& store, std::optional<std::int64_t> since, const std::stop_token& stop,
            const db::ImportListener& listener, const FetchListener& fetching)
        : listener_(listener), fetching_(fetching),
          line_(lineOf(stop, [this](const Message& message) { say(message); })),
          fetch_(store, folder_, line_, since, [this](const FetchProgress& now) { show(now); }) {}

    void add(const std::string& path) {
        const auto source = sourceFrom(path);
        if (!source)
            return fail(path, source.error());
        for (FetchedSource& part : fetch_.all(*source))
            take(std::move(part));
    }

    [[nodiscard]] const std::vector<std::string>& files() const { return files_; }
    [[nodiscard]] const std::map<std::string, std::string>& names() const { return names_; }
    [[nodiscard]] std::uint64_t failed() const { return failed_; }

    void remember(db::Store& store) const {
        for (const auto& [source, periods] : periods_)
            db::setFetchedPeriods(store, source, periods);
    }

private:
    void take(FetchedSource part) {
        const std::string name = part.source.address.text();
        if (!part.file.empty()) {
            files_.push_back(part.file.string());
            names_.emplace(files_.back(), name);
        }
        if (part.periods)
            periods_.emplace_back(name, *std::move(part.periods));
        if (part.source.kind != Kind::address && part.source.kind != Kind::study &&
            (!part.failure || part.games > 0)) {
            say({"fetched-games",
                 {{"source", name}, {"n", grouped(part.games)}, {"k", grouped(part.known)}}});
        }
        if (part.failure)
            fail(name, *std::move(part.failure));
    }

    void fail(const std::string& name, Message why) {
        ++failed_;
        if (listener_.notice)
            listener_.notice(db::unreadable(db::shownName(name), std::move(why)));
    }

    void say(const Message& message) const {
        if (fetching_.note)
            fetching_.note(message);
    }
    void show(const FetchProgress& now) {
        if (fetching_.progress && due_.isDue())
            fetching_.progress(now);
    }

    const db::ImportListener& listener_;
    const FetchListener& fetching_;
    FetchFolder folder_;
    Line line_;
    Fetch fetch_;
    base::Throttle due_;
    std::vector<std::string> files_;
    std::map<std::string, std::string> names_;
    std::vector<std::pair<std::string, std::vector<db::Period>>> periods_;
    std::uint64_t failed_ = 0;
};

} // namespace

db::ImportSummary importSources(db::Store& store, const std::vector<std::string>& paths,
                                std::optional<std::int64_t> since, const db::ImportOptions& options,
                                const std::stop_token& stop, const db::ImportListener& listener,
                                const FetchListener& fetching) {
    if (std::ranges::none_of(paths, isOnline))
        return db::importSources(store, paths, options, stop, listener);
    Fetched fetched(store, since, stop, listener, fetching);
    std::exception_ptr failed; // what came before it is stored
    for (const std::string& path : paths)
        if (isOnline(path) && !stop.stop_requested() && !failed)
            try {
                fetched.add(path);
            } catch (const std::system_error&) {
                failed = std::current_exception();
            }
    const bool isStopped = stop.stop_requested();
    std::vector<std::string> files = fetched.files();
    if (!isStopped)
        std::ranges::copy_if(paths, std::back_inserter(files),
                             [](const std::string& path) { return !isOnline(path); });
    db::ImportOptions how = options;
    how.names = fetched.names();
    // What has come is stored, also where more was to come.
    db::ImportSummary summary =
        db::importSources(store, files, how, isStopped ? std::stop_token() : stop, listener);
    // Games that were refused, or cannot be read, are asked for again.
    if (!summary.interrupted && summary.refused == 0 && summary.failed == 0)
        fetched.remember(store);
    if (failed)
        std::rethrow_exception(failed);
    summary.failed += fetched.failed();
    summary.interrupted = summary.interrupted || isStopped;
    return summary;
}

} // namespace damscope::online
