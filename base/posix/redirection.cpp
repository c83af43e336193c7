// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/redirection.hpp"

#include "base/system/standard_streams.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace damscope::base {

Redirection::Redirection(Stream stream, std::string_view contents)
    : stream_(static_cast<int>(stream)), kept_(::fcntl(stream_, F_DUPFD_CLOEXEC, 3)),
      file_(std::tmpfile()) {
    const std::error_code error = file_ == nullptr ? std::error_code(errno, std::generic_category())
                                                   : writeAll(descriptor(), contents);
    if (error) {
        if (file_ != nullptr)
            (void)std::fclose(file_);
        if (kept_ >= 0)
            (void)::close(kept_);
        throw std::system_error(error, "a temporary file");
    }
    (void)::fcntl(descriptor(), F_SETFD, FD_CLOEXEC);
    (void)::lseek(descriptor(), 0, SEEK_SET);
    (void)::dup2(descriptor(), stream_);
}

Redirection::~Redirection() {
    if (kept_ >= 0) {
        (void)::dup2(kept_, stream_);
        (void)::close(kept_);
    } else {
        (void)::close(stream_);
    }
    (void)std::fclose(file_);
}

int Redirection::descriptor() const {
    return ::fileno(file_);
}

std::string Redirection::contents() const {
    std::string text(static_cast<std::size_t>(::lseek(descriptor(), 0, SEEK_END)), '\0');
    (void)::lseek(descriptor(), 0, SEEK_SET);
    std::size_t read = 0;
    while (read < text.size()) {
        const ssize_t count = ::read(descriptor(), text.data() + read, text.size() - read);
        if (count <= 0)
            break;
        read += static_cast<std::size_t>(count);
    }
    text.resize(read);
    return text;
}

} // namespace damscope::base
