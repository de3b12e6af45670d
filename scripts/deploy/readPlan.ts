import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { operator } from '../../src/ui/operator.ts';
import type { SiteRoute } from '../../src/ui/navigation/routes.ts';
import type { ContractDocument } from '../contract/document.ts';
import { fallbacks, type Fallback } from '../serve/fallbackPage.ts';
import { httpUrl } from '../serve/givenApi.ts';
import { readPlaceSettings, type PlaceSettings } from '../serve/placeSettings.ts';
import { apiHeaders, securityHeaders, strictTransport } from '../serve/securityHeaders.ts';
import { callRules } from './callRules.ts';
import type { ApiElsewhere, HostPlan, RoutePattern, Upstream } from './HostPlan.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface KitRequest {
  readonly plan: HostPlan;
  readonly settings: PlaceSettings;
  /** The text of `config.json`; null for the settings of the build. */
  readonly config: string | null;
  /** Folder that the kit is written to. */
  readonly out: string;
}

/** The flags of `npm run kit`, with their defaults. */
export const kitUsage = `npm run kit -- --api URL [options]
npm run kit -- --check URL     compares a running host with the kit

  --config FILE        config.json of this place (scripts/README.md); default: the settings of the build
  --api URL            the API behind /api, such as http://127.0.0.1:8080; not with apiOrigin in config.json
  --telemetry URL      the collector behind /v1/logs (OTLP over HTTP), for telemetryUrl "/v1/logs"
  --name HOST          host name of the site (default: that of siteAddress, or of src/ui/operator.ts)
  --root FOLDER        where the files of the site are on the host (default: /srv/tunnels/site)
  --certificate FILE   chain of the certificate, PEM   } both or none:
  --key FILE           its private key, PEM            } without them, TLS ends before this host
  --proxy LIST         the proxies in front of this host, which name the visitor in X-Forwarded-For: addresses
                       and networks (10.0.0.0/8), separated by commas. Without a certificate and without
                       them no limit by address is written, not even for sign-ins
  --listen PORT        without a certificate: port, or address and port (default: 8080)
  --documents FOLDER   the published documents (/documents/…), if this host serves them
  --cache FOLDER       where nginx keeps public answers (default: /var/lib/nginx/tunnels)
  --brotli             nginx has the module brotli_static
  --out FOLDER         where the kit is written (default: kit)

The origins in the content security policy are those of config.json.`;

/** What the project itself says. */
export interface KitSources {
  readonly contract: ContractDocument;
  readonly routes: Readonly<Record<string, SiteRoute>>;
}

/**
 * Reads the flags of `npm run kit` and the settings of the environment. Throws an error that names the flag
 * or the variable whose value is missing or wrong.
 */
export function readPlan(
  args: readonly string[],
  env: Env,
  { contract, routes }: KitSources,
): KitRequest {
  const { values } = parseArgs({
    args: [...args],
    options: {
      config: { type: 'string' },
      api: { type: 'string' },
      telemetry: { type: 'string' },
      name: { type: 'string' },
      root: { type: 'string', default: '/srv/tunnels/site' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      proxy: { type: 'string', multiple: true, default: [] },
      listen: { type: 'string', default: '8080' },
      documents: { type: 'string' },
      cache: { type: 'string', default: '/var/lib/nginx/tunnels' },
      brotli: { type: 'boolean', default: false },
      out: { type: 'string', default: 'kit' },
    },
  });
  const { certificate, key, documents } = values;
  const config = values.config === undefined ? null : readFileSync(values.config, 'utf8');
  const settings = readPlaceSettings(env, config);
  const site = settings.place.site ?? operator.site;
  if ((certificate === undefined) !== (key === undefined)) {
    throw new Error('--certificate and --key belong together.');
  }
  return {
    out: values.out,
    settings,
    config,
    plan: {
      name: matching('--name', values.name ?? new URL(site).host, /^[a-z\d.-]+$/, 'a host name'),
      root: folder('--root', values.root),
      entrance:
        certificate !== undefined && key !== undefined
          ? {
              kind: 'certificate',
              chain: folder('--certificate', certificate),
              key: folder('--key', key),
            }
          : {
              kind: 'plain',
              listen: matching(
                '--listen',
                values.listen,
                /^([\d.]+:)?\d{2,5}$/,
                'a port, or an address and a port',
              ),
            },
      proxies: values.proxy.flatMap(listed).map((one) => network('--proxy', one)),
      api: apiOf(values.api === '' ? undefined : values.api, settings.configuration.api.origin),
      telemetry: values.telemetry === undefined ? null : upstream('--telemetry', values.telemetry),
      documents: documents === undefined ? null : folder('--documents', documents),
      cacheFolder: folder('--cache', values.cache),
      hasBrotli: values.brotli,
      headers: {
        ...securityHeaders(settings.policy),
        ...strictTransport,
      },
      apiHeaders: { ...apiHeaders, ...strictTransport },
      calls: callRules(contract),
      patterns: fallbacks.flatMap((one) => patternsOf(routes, one)),
      fallbacks,
    },
  };
}

function patternsOf(
  routes: KitSources['routes'],
  { base, page }: Fallback,
): readonly RoutePattern[] {
  return Object.values(routes).flatMap(({ area, address, also = [], movedFrom = [] }) =>
    [address, ...also, ...movedFrom]
      .filter((one) => one.includes(':'))
      .map((one) => ({ area, address: base + one, page })),
  );
}

function apiOf(address: string | undefined, origin: string): Upstream | ApiElsewhere {
  if (address !== undefined && origin !== '') {
    throw new Error(`--api ${address} – expected nothing: config.json names the API ${origin}`);
  }
  if (origin !== '') return { kind: 'elsewhere', origin };
  if (address === undefined) throw new Error(`--api is missing.\n\n${kitUsage}`);
  return upstream('--api', address);
}

function upstream(flag: string, address: string): Upstream {
  const { protocol, hostname, port, pathname } = new URL(httpUrl(flag, address));
  const isSecure = protocol === 'https:';
  return {
    kind: 'upstream',
    protocol: isSecure ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    basePath: pathname.replace(/\/$/, ''),
  };
}

/** The parts of a list with commas; an empty text has none. */
function listed(text: string): readonly string[] {
  return text.split(',').filter((one) => one !== '');
}

/** An IP address, or a network such as `10.0.0.0/8` or `fc00::/7`; not that of all addresses. */
function network(flag: string, given: string): string {
  const [address = '', bits, ...others] = given.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const length = bits === undefined ? longest : /^\d+$/.test(bits) ? Number(bits) : 0;
  const isNetwork = length > 0 && length <= longest && others.length === 0;
  if (isNetwork && !address.includes('%')) return given;
  throw new Error(`${flag} – expected an IP address or a network (10.0.0.0/8) – got ${given}`);
}

/** A path that needs no quotes in a configuration. */
function folder(flag: string, path: string): string {
  return matching(
    flag,
    path,
    /^\/[\w./-]*$/,
    'an absolute path of letters, digits, « . », « _ » and « - »',
  );
}

function matching(flag: string, given: string, form: RegExp, expected: string): string {
  if (form.test(given)) return given;
  throw new Error(`${flag} – expected ${expected} – got ${given}`);
}
