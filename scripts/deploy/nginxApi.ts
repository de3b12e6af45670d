import {
  apiRedirectStatus,
  guessLimit,
  maintenanceSeconds,
  seesVisitors,
  timeouts,
  type ApiElsewhere,
  type HostPlan,
  type Upstream,
} from './HostPlan.ts';
import { block, quoted } from './nginxSyntax.ts';
import { templateExpression } from './patternExpression.ts';

/** The read by POST that every open tab repeats (P9.13). */
const maintenancePath = '/api/public/maintenance';

/** For the `http` context: the API, its cache, the counters of guesses. */
export function apiContext(plan: HostPlan, api: Upstream): readonly string[] {
  const { cacheFolder, calls } = plan;
  return [
    '# Public answers are the same for everybody: the API does not see who asks.',
    ...block('map $uri $site_authorization', [
      'default $http_authorization;',
      ...[...calls.cached, maintenancePath].map((path) => `${quoted(path)} "";`),
    ]),
    ...(seesVisitors(plan)
      ? guessContext(calls)
      : [
          '# No limit by address: without --proxy this host knows only the address of the proxy in front of it.',
        ]),
    `proxy_cache_path ${quoted(cacheFolder)} levels=1:2 keys_zone=public:1m max_size=50m inactive=10m use_temp_path=off;`,
    '',
    '# Shorter than that of the API (Node closes idle connections after 5 s): none is used while it closes.',
    ...block('upstream site_api', [
      `server ${api.host}:${api.port};`,
      'keepalive 32;',
      'keepalive_timeout 3s;',
    ]),
  ];
}

/** The counters of guesses. */
function guessContext({ exempt, limited }: HostPlan['calls']): readonly string[] {
  return [
    '# One counter for each address and each path of the contract, whatever identifier is in it.',
    ...block('map $uri $site_guess', [
      ...exempt.map((path) => `"~${templateExpression(path)}" "";`),
      ...limited.map((path) => `"~${templateExpression(path)}" ${quoted(path)};`),
      'default "";',
    ]),
    '# Nothing is counted under an empty key.',
    ...block('map $site_guess $site_guesser', [
      '"" "";',
      'default $binary_remote_addr$site_guess;',
    ]),
    `limit_req_zone $site_guesser zone=guesses:10m rate=${guessLimit.perMinute}r/m;`,
  ];
}

/** How a call is passed on; every location of the server inherits it. */
export function proxySettings({ apiHeaders, name }: HostPlan, api: Upstream): readonly string[] {
  return [
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    `proxy_set_header Host ${hostHeader(api)};`,
    'proxy_set_header Authorization $site_authorization;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto https;',
    `proxy_set_header X-Forwarded-Host ${name};`,
    ...verification(api),
    `proxy_connect_timeout ${timeouts.connect}s;`,
    `proxy_send_timeout ${timeouts.silence}s;`,
    `proxy_read_timeout ${timeouts.silence}s;`,
    '# Never twice: a call may have paid.',
    'proxy_next_upstream off;',
    ...Object.keys(apiHeaders).map((header) => `proxy_hide_header ${header};`),
    'proxy_cache_revalidate on;',
    'proxy_cache_lock on;',
    'proxy_cache_background_update on;',
    'proxy_cache_use_stale updating error timeout http_500 http_502 http_503 http_504;',
    'limit_req_status 429;',
  ];
}

/** The calls of the API: public reads from the cache, slowed guesses, all others. */
export function apiLocations(plan: HostPlan, api: Upstream): readonly string[] {
  const { calls } = plan;
  const isLimited = seesVisitors(plan);
  const path = api.basePath === '' ? '' : `${api.basePath}$request_uri`;
  const pass = [`proxy_pass ${api.protocol}://site_api${path};`, 'error_page 502 504 = @api_lost;'];
  return [
    ...calls.cached.flatMap((one) => block(`location = ${one}`, [...pass, 'proxy_cache public;'])),
    ...block(`location = ${maintenancePath}`, [
      ...pass,
      'proxy_cache public;',
      'proxy_cache_methods GET HEAD POST;',
      'proxy_cache_key $request_method$uri;',
      'proxy_ignore_headers Cache-Control Expires;',
      `proxy_cache_valid 200 ${maintenanceSeconds}s;`,
    ]),
    ...block('location ~ ^/api/', [
      ...(isLimited ? [`limit_req zone=guesses burst=${guessLimit.atOnce} nodelay;`] : []),
      ...pass,
      ...(isLimited ? ['error_page 429 = @too_many;'] : []),
    ]),
    ...block('location @api_lost', [
      'default_type application/problem+json;',
      `return 502 '{"type":"about:blank","title":"Bad Gateway","status":502}';`,
    ]),
    ...(isLimited ? tooMany : []),
  ];
}

/** The 429 answer of this host, in the form of the API's. */
const tooMany = block('location @too_many', [
  'default_type application/json;',
  `return 429 '{"code":429,"message":"Trop de tentatives, veuillez réessayer dans quelques minutes."}';`,
]);

/** Where the API has its own origin: links of the editors to files below `/api` lead there. */
export function apiRedirect({ origin }: ApiElsewhere): readonly string[] {
  return block('location ~ ^/api/', [`return ${apiRedirectStatus} ${origin}$request_uri;`]);
}

/** Checks the certificate of a server with https, which nginx does not do by itself. */
export function verification({ protocol, host }: Upstream): readonly string[] {
  if (protocol === 'http') return [];
  return [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${host};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
  ];
}

export function hostHeader({ protocol, host, port }: Upstream): string {
  return port === (protocol === 'https' ? 443 : 80) ? host : `${host}:${port}`;
}
