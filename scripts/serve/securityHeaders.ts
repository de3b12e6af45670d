import { operator } from '../../src/ui/operator.ts';

export interface SecurityPolicy {
  /** Other origins to which forms may post: the payment page of the bank. */
  readonly formOrigins: readonly string[];
  /** Other origins from which pictures load: those of the social feed and of the editors. */
  readonly mediaOrigins?: readonly string[];
  /** Other origins to which scripts may connect: the audience meter. */
  readonly connectOrigins?: readonly string[];
}

/**
 * The recommended security headers of the site. Static hosting cannot create nonces, so inline scripts and
 * inline styles are forbidden. Frames: `blob:` for the PDF of an invoice, the operator's video player for the
 * free ramp.
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
    "worker-src 'self'",
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
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/**
 * For answers of the API behind the site's own origin. Without a content policy: the printed table of
 * passages is a page of the server.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Two years (RFC 6797), for hosts with TLS: over plain HTTP browsers ignore it. */
export const strictTransport: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};
