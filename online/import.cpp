// SPDX-License-Identifier: GPL-3.0-or-later
#include "online/import.hpp"

#include "base/parallel/workers.hpp"

#include <algorithm>
#include <exception>
#include <iterator>
#include <map>
#include <set>
#include <system_error>
#include <thread>
#include <utility>

namespace damscope::online {
namespace {

/// What the paths of an import stand for once all is fetched.
class Fetched {
public:
    /// `store`: as of Fetch.
    Fetched(db::Store* store, std::optional<std::int64_t> since, const std::stop_token& stop,
            const db::ImportListener& listener, const FetchListener& fetching)
        : stop_(stop), listener_(listener), fetching_(fetching),
          line_(lineOf(stop, [this](const Message& message) { say(message); })),
          fetch_(store, line_, since, [this](const FetchProgress& now) { show(now); }) {
        line_.pause = fetching.pause;
    }

    /// All that is on the net of the paths, and, unless it was stopped, files as they are.
    void add(const std::vector<std::string>& paths) {
        for (const std::string& path : paths)
            if (isOnline(path) && !stop_.stop_requested() && !broken_)
                try {
                    addOnline(path);
                } catch (const std::system_error&) {
                    broken_ = std::current_exception();
                } catch (const db::SourceFailure&) { // no place for files
                    broken_ = std::current_exception();
                }
        if (!stop_.stop_requested())
            std::ranges::copy_if(paths, std::back_inserter(files_),
                                 [](const std::string& path) { return !isOnline(path); });
    }

    [[nodiscard]] const std::vector<std::string>& files() const { return files_; }
    [[nodiscard]] const std::map<std::string, std::string>& names() const { return names_; }
    [[nodiscard]] std::uint64_t failed() const { return failed_; }
    /// Throws what ended the fetching, such as a full disk.
    void rethrow() const {
        if (broken_)
            std::rethrow_exception(broken_);
    }

    /// The store has a source that was fetched, to its end.
    void note(const db::ImportedSource& source) {
        if (source.progress.refused == 0)
            awaited_.erase(source.source.path);
    }
    /// What need not be asked for again: up to the first source that is not stored, since games
    /// that it shares with those behind it came with it alone.
    void remember(db::Store& store) const {
        for (const auto& [source, periods] : periods_) {
            if (awaited_.contains(source))
                return;
            if (periods)
                db::setFetchedPeriods(store, source, *periods);
        }
    }

private:
    void addOnline(const std::string& path) {
        const auto source = sourceFrom(path);
        if (!source)
            return fail(path, source.error());
        for (FetchedSource& part : fetch_.all(*source))
            take(std::move(part));
    }

    void take(FetchedSource part) {
        const std::string name = part.source.address.text();
        if (!part.file.empty()) {
            files_.push_back(part.file.generic_string()); // as the import names them
            names_.emplace(files_.back(), name);
        }
        if (!isFetchedWhole(part.source.kind))
            takeGames(name, part);
        if (part.failure)
            fail(name, *std::move(part.failure));
    }

    void takeGames(const std::string& name, FetchedSource& part) {
        if (!part.file.empty())
            awaited_.insert(name);
        periods_.emplace_back(name, std::move(part.periods));
        if (part.isComplete)
            say({"fetched-complete", {{"source", name}}});
        else if (!part.failure || part.games > 0)
            say({"fetched-games",
                 {{"source", name}, {"n", grouped(part.games)}, {"k", grouped(part.known)}}});
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

    std::stop_token stop_;
    const db::ImportListener& listener_;
    const FetchListener& fetching_;
    Line line_;
    Fetch fetch_;
    base::Throttle due_;
    std::vector<std::string> files_;
    std::map<std::string, std::string> names_;
    std::vector<std::pair<std::string, std::optional<std::vector<db::Period>>>> periods_;
    std::set<std::string> awaited_; ///< sources of games that are not stored yet
    std::uint64_t failed_ = 0;
    std::exception_ptr broken_;
};

/// The stop of an import of what has come: who has stopped the fetching does not want to lose it,
/// and does not want to wait for long.
class LateStop {
public:
    explicit LateStop(const std::stop_token& stop) {
        if (stop.stop_requested())
            patience_ = std::jthread([this](const std::stop_token& done) {
                if (pauseFor(timeToStore, done))
                    late_.request_stop();
            });
        else
            atOnce_ = stop;
    }
    [[nodiscard]] std::stop_token token() const {
        return patience_.joinable() ? late_.get_token() : atOnce_;
    }

private:
    std::stop_token atOnce_;
    std::stop_source late_;
    std::jthread patience_;
};

} // namespace

db::ImportSummary importSources(db::Store& store, const std::vector<std::string>& paths,
                                std::optional<std::int64_t> since, const db::ImportOptions& options,
                                const std::stop_token& stop, const db::ImportListener& listener,
                                const FetchListener& fetching) {
    if (std::ranges::none_of(paths, isOnline))
        return db::importSources(store, paths, options, stop, listener);
    Fetched fetched(&store, since, stop, listener, fetching);
    fetched.add(paths);
    db::ImportOptions how = options;
    how.names = fetched.names();
    db::ImportListener storing = listener;
    storing.source = [&](const db::ImportedSource& source) {
        fetched.note(source);
        if (listener.source)
            listener.source(source);
    };
    const LateStop late(stop);
    db::ImportSummary summary =
        db::importSources(store, fetched.files(), how, late.token(), storing);
    fetched.remember(store);
    fetched.rethrow();
    summary.failed += fetched.failed();
    summary.interrupted = summary.interrupted || stop.stop_requested();
    return summary;
}

db::LintSummary lintSources(const std::vector<std::string>& paths,
                            std::optional<std::int64_t> since, const db::ImportOptions& options,
                            const std::stop_token& stop, const db::ImportListener& listener,
                            const FetchListener& fetching) {
    if (std::ranges::none_of(paths, isOnline))
        return db::lintSources(paths, options, stop, listener);
    Fetched fetched(nullptr, since, stop, listener, fetching);
    fetched.add(paths);
    db::ImportOptions how = options;
    how.names = fetched.names();
    db::LintSummary summary = db::lintSources(fetched.files(), how, stop, listener);
    fetched.rethrow();
    summary.failed += fetched.failed();
    return summary;
}

} // namespace damscope::online
