// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace damscope::db {

/// A store's file that has its name only when it is complete: nobody ever meets half a one.
class NewFile {
public:
    /// For a file that will be called `target` and until then `target` + `suffix`, which is cleared
    /// away if an attempt that was killed has left it.
    NewFile(std::filesystem::path target, const std::string& suffix);
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    /// Takes away what was not kept.
    ~NewFile();

    /// The name under which it is made.
    [[nodiscard]] const std::filesystem::path& unfinished() const { return unfinished_; }

    enum class Present {
        replaced,
        refused ///< throws Error(Kind::foreign) where there is a file of that name
    };
    /// Gives it its name, safe from a power cut. No connection may have it open. Throws Error.
    void keep(Present present);

private:
    std::filesystem::path target_;
    std::filesystem::path unfinished_;
    bool kept_ = false;
};

} // namespace damscope::db
