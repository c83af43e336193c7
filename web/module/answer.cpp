// SPDX-License-Identifier: GPL-3.0-or-later
// Which call is meant, and what became of it.
#include "cli/options/arguments.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "intake/input_file.hpp"
#include "messages/translation.hpp"
#include "web/module/call_errors.hpp"
#include "web/module/calls.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <array>
#include <new>
#include <system_error>

namespace damscope::web {
namespace {

const Call& callNamed(std::string_view name) {
    for (const auto& calls :
         {aboutCalls(), boardCalls(), documentCalls(), engineCalls(), gameCalls(), importCalls(),
          judgingCalls(), searchCalls(), storeCalls(), trainingCalls()})
        for (const Call& call : calls)
            if (call.name == name)
                return call;
    throw CallError({"no-call", {{"name", std::string(name)}}});
}

// A request may say in which language it is answered.
class LanguageOfCall {
public:
    LanguageOfCall(Session& session, const Json& request)
        : session_(session), before_(session.language) {
        if (const auto language = languageNamed(textIn(request, "language")))
            session_.language = *language;
    }
    LanguageOfCall(const LanguageOfCall&) = delete;
    LanguageOfCall& operator=(const LanguageOfCall&) = delete;
    ~LanguageOfCall() { session_.language = before_; }

private:
    Session& session_;
    Language before_;
};

Json answered(Session& session, const Call& call, const Json& request, const Watch& watch) {
    if (call.name == "language") // which is to stay
        return call.run(session, request, watch);
    const LanguageOfCall language(session, request);
    return call.run(session, request, watch);
}

Json tried(Session& session, std::string_view name, std::string_view text, const Watch& watch) {
    const Json request = Json::parse(text.empty() ? std::string_view("{}") : text);
    if (!request.is_object())
        refuse("request");
    Language language = session.language;
    if (const auto own = languageNamed(textIn(request, "language")))
        language = *own;
    try {
        return answered(session, callNamed(name), request, watch);
    } catch (const CallError& error) {
        return errorOf(error.reason(), language);
    } catch (const cli::Failure& error) {
        return errorOf(error.message(), language);
    } catch (const db::UnanswerableFilter& error) {
        return errorOf(db::message(error.wrong()), language);
    } catch (const db::SourceFailure& error) {
        return errorOf(error.reason(), language);
    } catch (const db::Error& error) {
        return errorOf(error.reason(), language);
    } catch (const std::bad_alloc&) {
        return errorOf(Message{"out-of-memory", {}}, language);
    } catch (const std::system_error& error) {
        return errorOf("system", translated(error, language));
    }
}

} // namespace

std::string answer(Session& session, std::string_view name, std::string_view request,
                   const Watch& watch) {
    try {
        return cli::jsonText(tried(session, name, request, watch));
    } catch (const CallError& error) {
        return cli::jsonText(errorOf(error.reason(), session.language));
    } catch (const Json::exception& error) {
        return cli::jsonText(errorOf("bad-request", error.what()));
    } catch (const std::exception& error) {
        return cli::jsonText(errorOf("failed", error.what()));
    }
}

} // namespace damscope::web
