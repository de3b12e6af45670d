import type { Fallback } from '../serve/fallbackPage.ts';
import type { Area } from '../../src/ui/navigation/routes.ts';

/** What a host in front of the build and the API has to do, whatever program it is. */
export interface HostPlan {
  /** The host name of the site. */
  readonly name: string;
  /** Folder of the files of the build on the host. */
  readonly root: string;
  /** This host ends TLS with a certificate, or a proxy in front of it, which speaks HTTP to this port. */
  readonly entrance: Certificate | Plain;
  /** Addresses and networks (CIDR) of the proxies in front of it, whose `X-Forwarded-For` it believes. */
  readonly proxies: readonly string[];
  readonly api: Upstream | ApiElsewhere;
  /** The collector behind `/v1/logs`, which receives the telemetry of the site; null without one. */
  readonly telemetry: Upstream | null;
  /** Folder with the published documents of the operator (`/documents/…`); null when they are elsewhere. */
  readonly documents: string | null;
  /** Folder in which the host keeps the answers that any cache may keep. */
  readonly cacheFolder: string;
  /** The host has the module that serves the `.br` files of the build. */
  readonly hasBrotli: boolean;
  /** Headers of the files of the site, and of the answers of the API. */
  readonly headers: Readonly<Record<string, string>>;
  readonly apiHeaders: Readonly<Record<string, string>>;
  /** Calls of the contract to which a rule of their own applies. */
  readonly calls: CallRules;
  /** The routes with parameters, in every language: a fallback page shows them. */
  readonly patterns: readonly RoutePattern[];
  /** The fallback page of each language; the first one has the addresses that no other one has. */
  readonly fallbacks: readonly Fallback[];
}

/**
 * Whether the host knows the address of each visitor. Behind an unknown proxy all visitors have that of the
 * proxy, and a limit by address would be one limit for the whole site.
 */
export function seesVisitors({ entrance, proxies }: HostPlan): boolean {
  return entrance.kind === 'certificate' || proxies.length > 0;
}

export interface Certificate {
  readonly kind: 'certificate';
  /** Paths of the chain and of the key, in PEM. */
  readonly chain: string;
  readonly key: string;
}

export interface Plain {
  readonly kind: 'plain';
  /** `port` or `address:port`. */
  readonly listen: string;
}

export interface Upstream {
  readonly kind: 'upstream';
  readonly protocol: 'http' | 'https';
  readonly host: string;
  readonly port: number;
  /** In front of `/api`, without a slash at the end; often empty. */
  readonly basePath: string;
}

/** The browser calls the API at its own origin (CORS); links below `/api` lead there. */
export interface ApiElsewhere {
  readonly kind: 'elsewhere';
  readonly origin: string;
}

/** No cache keeps this redirect unless it is told to: the API may move again. */
export const apiRedirectStatus = 307;

export interface CallRules {
  /** Paths whose answers to GET any cache may keep, as their `Cache-Control` says. */
  readonly cached: readonly string[];
  /** Paths that a guesser would call again and again: the operations that declare 429. */
  readonly limited: readonly string[];
  /** Other calls whose path is also one of those with a value for a parameter. */
  readonly exempt: readonly string[];
}

export interface RoutePattern {
  readonly area: Area;
  /** As the router writes it, behind the base of a language: `/member/badge/:id/details`. */
  readonly address: string;
  /** The fallback page of the language: `/200.html`. */
  readonly page: string;
}

/**
 * Bytes: the three documents of the special offer, each of 10 MB at most (`domain/document/upload.ts`), and
 * 1 MB for the fields of their form. Files are sent as they are, without base64.
 */
export const largestBody = 31_000_000;

/** Seconds. The site gives up a call after 15, but a download of a year may be silent for longer. */
export const timeouts = { connect: 5, silence: 60, body: 30 } as const;

/** Requests of one address to one limited path of the contract: a minute's worth, and how many at once. */
export const guessLimit = { perMinute: 30, atOnce: 20 } as const;

/** Seconds after which someone who was refused for too many requests may try again. */
export const retrySeconds = 60;

/**
 * Bytes of one report, the most that a browser sends as a beacon; reports of one address: a minute's worth.
 */
export const telemetryLimit = { bytes: 65_536, perMinute: 30, atOnce: 20 } as const;

/** Headers of a report that name its visitor: no collector gets them from the host. */
export const visitorHeaders = [
  'Authorization',
  'Cookie',
  'User-Agent',
  'Referer',
  'X-Forwarded-For',
  'Forwarded',
  'X-Real-IP',
] as const;

/** Seconds that the answer to a read by POST without a body is kept (`openapi/README.md`, « Caches »). */
export const maintenanceSeconds = 10;
