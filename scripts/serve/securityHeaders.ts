export interface SecurityPolicy {
  /** Origins outside the site that a form may post to: the bank's payment page. */
  readonly formOrigins: readonly string[];
}

/**
 * The headers that we recommend to whoever hosts the site. Static hosting knows no nonce: hence neither inline script
 * nor inline style. `blob:` frames show the invoices' PDF.
 */
export function securityHeaders({ formOrigins }: SecurityPolicy): Readonly<Record<string, string>> {
  const contentSecurityPolicy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src blob:',
    "base-uri 'none'",
    ["form-action 'self'", ...formOrigins].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
