// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope {

/// Several functions as one, chosen by the type of the argument: for std::visit.
template <class... Functions> struct Overloaded : Functions... { using Functions::operator()...; };
template <class... Functions> Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace damscope
