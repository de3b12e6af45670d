import { operator } from '../../src/ui/operator.ts';

export interface SecurityPolicy {
  /** Origins outside the site that a form may post to: the bank's payment page. */
  readonly formOrigins: readonly string[];
  /** Origins outside the site that pictures may come from: those of the social feed and of the editors. */
  readonly mediaOrigins?: readonly string[];
  /** Origins outside the site that scripts may send to: that of the audience meter. */
  readonly connectOrigins?: readonly string[];
}

/**
 * The headers that we recommend to whoever hosts the site. Static hosting knows no nonce: hence neither inline script
 * nor inline style. `blob:` frames show the invoices' PDF, the operator's video player the free ramp.
 */
export function securityHeaders({
  formOrigins,
  mediaOrigins = [],
  connectOrigins = [],
}: SecurityPolicy): Readonly<Record<string, string>> {
  const contentSecurityPolicy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...mediaOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "manifest-src 'self'",
    `frame-src blob: ${new URL(operator.rampVideo).origin}`,
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
