import { cacheRules, missingFiles, otherFiles } from '../serve/cacheRules.ts';
import { largestBody, retrySeconds, timeouts, type HostPlan } from './HostPlan.ts';
import { apiContext, apiLocations, apiRedirect, proxySettings } from './nginxApi.ts';
import { compression, mediaTypes, siteLocations } from './nginxSite.ts';
import { block, quoted } from './nginxSyntax.ts';
import { telemetryContext, telemetryLocation } from './nginxTelemetry.ts';

/**
 * The configuration of nginx 1.18 or later for a plan: one file for the `http` context (`conf.d` or
 * `sites-enabled`). Debian's `nginx-light` has all modules but Brotli's.
 */
export function nginxConfiguration(plan: HostPlan): string {
  const { api } = plan;
  return [
    '# Made by « npm run kit » from the headers, cache rules, routes and contract of the site. Not edited by hand.',
    '',
    ...headerMaps(plan),
    ...(api.kind === 'upstream' ? apiContext(plan, api) : []),
    ...telemetryContext(plan),
    ...(plan.entrance.kind === 'certificate' ? redirectToTls(plan) : []),
    ...block('server', [
      ...entrance(plan),
      ...visitorAddress(plan),
      '',
      `root ${quoted(plan.root)};`,
      'server_tokens off;',
      `client_max_body_size ${largestBody};`,
      `client_body_timeout ${timeouts.body}s;`,
      ...compression(plan),
      ...mediaTypes(),
      ...addedHeaders(plan),
      ...(api.kind === 'upstream' ? proxySettings(plan, api) : []),
      '',
      // Expressions are tried in this order.
      ...(api.kind === 'upstream' ? apiLocations(plan, api) : apiRedirect(api)),
      ...telemetryLocation(plan),
      ...siteLocations(plan),
    ]),
  ].join('\n');
}

/** Headers that depend on the address or the status; nginx adds none whose value is empty. */
function headerMaps({ headers, apiHeaders }: HostPlan): readonly string[] {
  return [
    '# By status and address.',
    ...block('map "$status:$uri" $site_cache', [
      `"~^(429|502|504):/api/" ${quoted(missingFiles)};`,
      '"~^[0-9]+:/api/" "";',
      `"~^[45]" ${quoted(missingFiles)};`,
      ...cacheRules.map(({ path, isFolder, cacheControl }) => {
        const end = isFolder ? '' : '$';
        return `"~^[0-9]+:${path}${end}" ${quoted(cacheControl)};`;
      }),
      `default ${quoted(otherFiles)};`,
    ]),
    '# Seconds; a 429 of the API says its own.',
    ...block('map "$upstream_status:$status:$uri" $site_retry', [
      `"~^:429:/api/" ${retrySeconds};`,
      'default "";',
    ]),
    '# Only for the pages, not for the answers of the API.',
    ...Object.entries(headers)
      .filter(([header]) => !(header in apiHeaders))
      .flatMap(([header, value]) =>
        block(`map $uri $${variableOf(header)}`, ['~^/api/ "";', `default ${quoted(value)};`]),
      ),
  ];
}

function addedHeaders({ headers, apiHeaders }: HostPlan): readonly string[] {
  return [
    ...Object.entries(headers).map(
      ([header, value]) =>
        `add_header ${header} ${header in apiHeaders ? quoted(value) : `$${variableOf(header)}`} always;`,
    ),
    'add_header Cache-Control $site_cache always;',
    'add_header Retry-After $site_retry always;',
  ];
}

/** `Content-Security-Policy` → `site_content_security_policy`. */
function variableOf(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function redirectToTls({ name }: HostPlan): readonly string[] {
  return block('server', [
    'listen 80;',
    'listen [::]:80;',
    `server_name ${name};`,
    'server_tokens off;',
    `return 301 https://${name}$request_uri;`,
  ]);
}

/** Reads the address of the visitor from the headers of the proxies in front of this host. */
function visitorAddress({ proxies }: HostPlan): readonly string[] {
  if (proxies.length === 0) return [];
  return [
    ...proxies.map((proxy) => `set_real_ip_from ${proxy};`),
    'real_ip_header X-Forwarded-For;',
    'real_ip_recursive on;',
  ];
}

function entrance({ entrance: how, name }: HostPlan): readonly string[] {
  if (how.kind === 'plain') return [`listen ${how.listen};`, `server_name ${name};`];
  return [
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `server_name ${name};`,
    `ssl_certificate ${quoted(how.chain)};`,
    `ssl_certificate_key ${quoted(how.key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:tls:10m;',
    'ssl_session_tickets off;',
  ];
}
