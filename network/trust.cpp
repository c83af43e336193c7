// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/trust.hpp"

#include <openssl/ssl.h>

#include <array>
#include <cstdlib>

namespace damscope::network {
namespace {

// Where systems other than the one that the library was built on keep the certificates they trust.
constexpr std::array certificateFiles{"/etc/ssl/certs/ca-certificates.crt",
                                      "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/ca-bundle.pem",
                                      "/etc/ssl/cert.pem"};

bool isSet(const char* variable) {
    const char* const value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

} // namespace

void trustAsTheSystem(ssl_ctx_st* context) {
    SSL_CTX_set_default_verify_paths(context);
    if (!isSet("SSL_CERT_FILE") && !isSet("SSL_CERT_DIR"))
        for (const char* file : certificateFiles) // one that is not there changes nothing
            SSL_CTX_load_verify_locations(context, file, nullptr);
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nullptr);
}

} // namespace damscope::network
