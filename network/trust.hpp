// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

struct ssl_ctx_st; // SSL_CTX of OpenSSL

namespace damscope::network {

/// Makes connections check certificates against those that the system trusts, or that
/// $SSL_CERT_FILE and $SSL_CERT_DIR name.
void trustAsTheSystem(ssl_ctx_st* context);

} // namespace damscope::network
