// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/trust.hpp"

#include <openssl/ssl.h>

#include <windows.h> // first

#include <wincrypt.h>

namespace damscope::network {

// OpenSSL does not know where Windows keeps the certificates that it trusts.
void trustAsTheSystem(ssl_ctx_st* context) {
    SSL_CTX_set_default_verify_paths(context); // what the variables name
    X509_STORE* const trusted = SSL_CTX_get_cert_store(context);
    const HCERTSTORE roots = ::CertOpenSystemStoreW(0, L"ROOT");
    PCCERT_CONTEXT root = nullptr;
    while (roots != nullptr && (root = ::CertEnumCertificatesInStore(roots, root)) != nullptr) {
        const unsigned char* bytes = root->pbCertEncoded;
        X509* const certificate = d2i_X509(nullptr, &bytes, static_cast<long>(root->cbCertEncoded));
        if (certificate != nullptr)
            X509_STORE_add_cert(trusted, certificate);
        X509_free(certificate);
    }
    if (roots != nullptr)
        ::CertCloseStore(roots, 0);
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nullptr);
}

} // namespace damscope::network
