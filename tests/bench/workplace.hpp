// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

namespace damscope::bench {

/// A folder among the temporary files ($TMPDIR), on the disk that is measured, which goes with its
/// owner.
class Workplace {
public:
    Workplace() {
        std::string name =
            (std::filesystem::temp_directory_path() / "damscope-bench-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr)
            throw std::runtime_error(name + ": cannot be made");
        path_ = name;
    }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;
    ~Workplace() {
        std::error_code ignored; // what is left is in the folder for temporary files
        std::filesystem::remove_all(path_, ignored);
    }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path operator/(std::string_view name) const {
        return path_ / name;
    }

private:
    std::filesystem::path path_;
};

} // namespace damscope::bench
