// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/analysis/analyse.hpp"
#include "cli/exchange/libraries.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/findings/analysis/work_board.hpp"

#include <fmt/format.h>
#include <thread>

namespace damscope::cli {
namespace {

using Clock = std::chrono::steady_clock;
using Taken = db::WorkBoard::Taken;
namespace net = analysis::draughtsnet;

HttpAnswer error(int status, std::string_view what) {
    return {status, jsonText(Json{{"error", what}})};
}

/// Takes as long for a key that is nearly right as for any other.
bool isSame(std::string_view a, std::string_view b) {
    unsigned difference = a.size() == b.size() ? 0U : 1U;
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
        difference |= static_cast<unsigned>(a[i] ^ b[i]);
    return difference == 0;
}

Json countsJson(const db::WorkCounts& counts) {
    return {{"games", counts.games},          {"finished", counts.finished},
            {"handed_out", counts.handedOut}, {"stored", counts.stored},
            {"refused", counts.refused},      {"lost", counts.lost}};
}

/// Answers the requests of draughtsnet's workers.
class Desk {
public:
    Desk(db::WorkBoard& board, std::string key) : board_(board), key_(std::move(key)) {}

    HttpAnswer answer(const HttpRequest& request) {
        const auto [verb, rest] = split(request.path);
        if (request.method == "GET" && verb == "status")
            return {200, jsonText(Json{{"analysis", countsJson(board_.counts())}})};
        if (request.method == "GET" && verb == "key")
            return opens(rest) ? HttpAnswer{200, "{}"} : error(404, "no such key");
        if (request.method != "POST")
            return error(404, "no such place");
        const auto sender = net::readSender(request.text);
        if (!sender)
            return error(400, "not a request of draughtsnet");
        if (!opens(sender->key))
            return error(401, "a key is needed: ask who runs this server");
        const std::string worker = request.address + ' ' + sender->engine;
        if (verb == "acquire")
            return next(worker);
        if (verb == "abort") {
            board_.giveBack(worker, rest);
            return {204, {}};
        }
        if (verb == "analysis")
            return take(worker, rest, request.text, *sender);
        return error(404, "no such work");
    }

private:
    // Where none is demanded any key will do: lidraughts' worker always has one.
    [[nodiscard]] bool opens(const std::string& key) const {
        return key_.empty() || isSame(key, key_);
    }

    static std::pair<std::string, std::string> split(const std::string& path) {
        const std::size_t slash = path.find('/');
        return slash == std::string::npos
                   ? std::pair(path, std::string())
                   : std::pair(path.substr(0, slash), path.substr(slash + 1));
    }

    HttpAnswer next(const std::string& worker) {
        const auto work = board_.give(worker, Clock::now());
        return work ? HttpAnswer{202, net::writeWork(*work)} : HttpAnswer{204, {}};
    }

    HttpAnswer take(const std::string& worker, const std::string& id, const std::string& text,
                    const net::Sender& sender) {
        const std::string name =
            (sender.engine.empty() ? "unnamed" : sender.engine) + ", draughtsnet";
        switch (board_.take(worker, id, text, name, Clock::now())) {
        case Taken::stored:
            return next(worker);
        case Taken::progress:
            return {204, {}};
        case Taken::wrong:
            return error(400, "the analysis is wrong: nothing was stored");
        case Taken::excluded:
            return error(403, "too many wrong answers");
        default:
            return error(404, "no such work");
        }
    }

    db::WorkBoard& board_;
    std::string key_;
};

} // namespace

ExitStatus serveAnalyses(const AnalyseOptions& options, Console& console) {
    constexpr std::chrono::milliseconds usualPatience{900'000};
    const Place& place = *options.serve;
    db::Store store = options.store().openExisting();
    db::WorkBoard board(store, options.games(console), options.settings().limits,
                        options.patience.value_or(usualPatience));
    Desk desk(board, options.key);
    const std::stop_token stop = console.stopToken();
    {
        const auto server = httpServer(place.host, place.port, [&](const HttpRequest& request) {
            return desk.answer(request);
        });
        Message begins = countMessage("serve-begins", "games", board.counts().games);
        begins.parameters.push_back(
            {"place", fmt::format("http://{}:{}/", visible(place.host), server->port())});
        console.say(begins);
        ProgressLine progress(console, "counted-games");
        while (!stop.stop_requested() && !board.isFinished()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            const db::WorkCounts now = board.counts();
            progress.show(now.finished, fractionOf(now.finished, now.games));
        }
        if (!stop.stop_requested()) // the last worker hears that there is no more
            std::this_thread::sleep_for(std::chrono::milliseconds(500));
    }
    const db::WorkCounts counts = board.counts();
    if (options.format.isJson())
        console.out().write(jsonLine(countsJson(counts)));
    Message done = countMessage("serve-done", "games", counts.games);
    done.parameters.push_back({"finished", grouped(counts.finished)});
    done.parameters.push_back({"given", grouped(counts.handedOut)});
    done.parameters.push_back({"stored", grouped(counts.stored)});
    addCount(done, "m", "answers", counts.refused);
    addCount(done, "k", "lost", counts.lost);
    console.say(done);
    return stop.stop_requested() ? ExitStatus::interrupted : ExitStatus::allWell;
}

} // namespace damscope::cli
