// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/engine_list.hpp"

#include "base/files/atomic_file.hpp"
#include "base/files/stream_error.hpp"
#include "base/files/user_folder.hpp"
#include "messages/translation.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <system_error>
#include <utility>

namespace damscope::analysis {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::uint64_t megabyte = 1 << 20;

HubSettings fromJson(const Json& json) {
    HubSettings engine;
    engine.title = json.at("name").get<std::string>();
    engine.call.words = json.at("command").get<std::vector<std::string>>();
    engine.call.folder = json.value("folder", ".");
    engine.call.memory = json.value("megabytes", engine.call.memory / megabyte) * megabyte;
    engine.timeout = std::chrono::seconds(
        json.value("timeout_seconds", json.value("patience_seconds", std::int64_t{10})));
    const Json parameters = json.value("parameters", Json::object());
    for (const auto& item : parameters.items())
        engine.parameters.push_back({item.key(), item.value().get<std::string>()});
    if (engine.title.empty() || engine.call.words.empty())
        throw EngineListError("an engine needs a name and a command");
    return engine;
}

[[noreturn]] void fail(const fs::path& file, const std::string& what, int error) {
    throw EngineListError(file.string() + ": the list of engines cannot be " + what + ": " +
                          std::generic_category().message(error));
}

} // namespace

Json toJson(const HubSettings& engine) {
    Json parameters = Json::object();
    for (const auto& [name, value] : engine.parameters)
        parameters[name] = value;
    return {{"name", engine.title},
            {"command", engine.call.words},
            {"folder", engine.call.folder.string()},
            {"megabytes", engine.call.memory / megabyte},
            {"timeout_seconds", engine.timeout.count() / 1000},
            {"parameters", parameters}};
}

fs::path EngineList::usualFile() {
    if (const auto file = base::environment("DAMSCOPE_ENGINES"))
        return *file;
    if (const auto folder = base::userFolder(base::UserFiles::settings))
        return *folder / "engines.json";
    throw EngineListError("there is no home folder to keep the list of engines in: name a file "
                          "with DAMSCOPE_ENGINES");
}

EngineList::EngineList(fs::path file) : file_(std::move(file)) {
    std::error_code unknown;
    if (!fs::exists(file_, unknown) && !unknown)
        return;
    std::ifstream in(file_);
    if (!in)
        fail(file_, "read", base::streamError(file_, base::Opening::read).value());
    try {
        const Json list = Json::parse(in);
        for (const Json& engine : list.at("engines"))
            engines_.push_back(fromJson(engine));
    } catch (const std::exception& error) {
        throw EngineListError(file_.string() + ": this is not a list of engines (" + error.what() +
                              "); correct it or remove it");
    }
}

EngineList EngineList::toChange(const fs::path& file) {
    try {
        auto lock = base::lockToChange(file);
        EngineList list(file);
        list.lock_ = std::move(lock);
        return list;
    } catch (const std::system_error& failure) {
        fail(file, "written", failure.code().value());
    }
}

void EngineList::save() const {
    Json list{{"engines", Json::array()}};
    for (const HubSettings& engine : engines_)
        list["engines"].push_back(toJson(engine));
    std::error_code error;
    fs::create_directories(file_.parent_path(), error); // opening reports the error
    try {
        base::AtomicFile out({file_});
        out.write(list.dump(2, ' ', false, Json::error_handler_t::replace) + '\n');
        out.keep();
    } catch (const std::system_error& failure) {
        fail(file_, "written", failure.code().value());
    } catch (const base::OutputRefused& refused) {
        throw EngineListError(translated(refused.refusal()));
    }
}

bool EngineList::isName(std::string_view name) {
    return !name.empty() && name != "damscope" && name.find_first_of(" /") == name.npos &&
           name.find(static_cast<char>(fs::path::preferred_separator)) == name.npos;
}

const HubSettings* EngineList::find(std::string_view name) const {
    const auto found = std::ranges::find(engines_, name, &HubSettings::title);
    return found == engines_.end() ? nullptr : &*found;
}

void EngineList::put(HubSettings engine) {
    const auto same = std::ranges::find(engines_, engine.title, &HubSettings::title);
    if (same == engines_.end())
        engines_.push_back(std::move(engine));
    else
        *same = std::move(engine);
}

bool EngineList::remove(std::string_view name) {
    return std::erase_if(engines_, [&](const HubSettings& e) { return e.title == name; }) > 0;
}

} // namespace damscope::analysis
