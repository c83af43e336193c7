// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/files.hpp"

#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <cerrno>
#include <system_error>

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
