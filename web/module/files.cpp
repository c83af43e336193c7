// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/files.hpp"

#include "intake/intake.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <cerrno>
#include <optional>
#include <system_error>
#include <utility>
#include <variant>

namespace damscope::web {

std::vector<std::filesystem::path> givenFiles(Session& session, const Json& request) {
    std::vector<std::filesystem::path> files;
    for (const std::string& name : textsIn(request, "files")) {
        const std::filesystem::path file = session.exchange() / name;
        if (name.empty() || name.starts_with('.') || name.find('/') != std::string::npos ||
            !std::filesystem::exists(file))
            refuse("files");
        files.push_back(file);
    }
    if (files.empty())
        refuse("files");
    return files;
}

db::ExpansionLimits expansionLimitsIn(const Json& request) {
    db::ExpansionLimits limits;
    const auto most = numberIn(request, "most");
    if (most && *most < 0)
        refuse("most");
    if (most)
        limits.totalBytes = static_cast<std::uint64_t>(*most);
    return limits;
}

std::string firstText(Session& session, const Json& request) {
    std::vector<std::string> paths;
    for (const std::filesystem::path& file : givenFiles(session, request))
        paths.push_back(file.string());
    db::IntakeOptions options;
    options.limits = expansionLimitsIn(request);
    db::Intake intake(paths, std::move(options));
    std::optional<Message> why;
    while (auto item = intake.next()) {
        if (const auto* const notice = std::get_if<db::Notice>(&*item)) {
            why = why.value_or(notice->message);
            continue;
        }
        const auto& source = std::get<db::OpenSource>(*item);
        try {
            if (const auto batch = db::BatchReader(*source.text, source.source.encoding).next())
                return *batch->text;
        } catch (const db::SourceFailure& failure) {
            why = why.value_or(failure.reason());
        }
    }
    throw CallError(why.value_or(Message{"page-no-text", {}}));
}

MadeFile::MadeFile(Session& session, std::string name)
    : name_(std::move(name)), path_(session.exchange() / name_),
      out_(path_, std::ios::binary | std::ios::trunc) {}

void MadeFile::write(std::string_view bytes) {
    out_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

Json MadeFile::keep() {
    out_.close();
    if (!out_)
        throw std::system_error(ENOSPC, std::generic_category(), name_);
    return {{"name", name_}};
}

} // namespace damscope::web
