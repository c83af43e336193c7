// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>

#include <cstdint>

namespace damscope::gui {

/// Estimates when work ends, by its speed so far.
class TimeLeft {
public:
    void begin();
    /// "about 3 min left"; empty as long as nothing can be said.
    [[nodiscard]] QString text(std::uint64_t done, std::uint64_t total) const;

private:
    QElapsedTimer since_;
};

} // namespace damscope::gui
