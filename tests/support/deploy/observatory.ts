/** What the HTTP Observatory looks at: one page, fetched over https. */
export interface ObservedPage {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly html: string;
  readonly host: string;
  /** Where plain http redirects to; null when nothing answers there. */
  readonly redirect: string | null;
}

type Policy = ReadonlyMap<string, readonly string[]>;

const broad = /^(\*|(https?|ftp):|https?:\/\/\*(\.\*)?)$/;
const broadOrInline = new RegExp(`${broad.source}|^('unsafe-inline'|data:)$`);

/**
 * The points of each rule, without a preload list (github.com/mdn/mdn-http-observatory, src/analyzer/tests
 * and src/grader/charts.js, read on 2026-11-25).
 */
const observatoryRules: Readonly<Record<string, (page: ObservedPage) => number>> = {
  'content-security-policy': ({ headers }) => policyPoints(headers['content-security-policy']),
  cookies: ({ headers }) => (headers['set-cookie'] === undefined ? 0 : -40),
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
  'cross-origin-resource-policy': ({ headers }) =>
    choose(headers['cross-origin-resource-policy'] ?? 'cross-origin', {
      'same-origin': 10,
      'same-site': 10,
      'cross-origin': 0,
    }),
  redirection: ({ host, redirect }) => {
    if (redirect === null) return 0;
    const { protocol, host: led } = new URL(redirect);
    if (protocol !== 'https:') return -20;
    return led === host ? 0 : -5;
  },
  'referrer-policy': ({ headers }) =>
    headers['referrer-policy'] === undefined
      ? 0
      : choose(headers['referrer-policy'], {
          'no-referrer': 5,
          'same-origin': 5,
          'strict-origin': 5,
          'strict-origin-when-cross-origin': 5,
        }),
  'strict-transport-security': ({ headers }) => {
    const [, age] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    if (age === undefined) return -20;
    return Number(age) >= 15_768_000 ? 0 : -10;
  },
  'subresource-integrity': ({ html }) => (/<script[^>]*\ssrc="(https?:)?\/\//.test(html) ? -5 : 0),
  'x-content-type-options': ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  'x-frame-options': ({ headers }) => {
    const ancestors = readPolicy(headers['content-security-policy']).get('frame-ancestors');
    if (ancestors && !ancestors.some((source) => broad.test(source))) return 5;
    return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
  },
};

/** The score: 100 and more is the highest grade, A+. Extra points count from 90 on. */
export function observatoryScore(page: ObservedPage): number {
  const points = Object.values(observatoryRules).map((rule) => rule(page));
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  const base = 100 + sum(points.filter((one) => one < 0));
  return base < 90 ? Math.max(base, 0) : base + sum(points.filter((one) => one > 0));
}

function policyPoints(header: string | undefined): number {
  const policy = readPolicy(header);
  if (policy.size === 0) return -25;
  const fallback = policy.get('default-src') ?? ['*'];
  const scripts = policy.get('script-src') ?? fallback;
  const objects = policy.get('object-src') ?? fallback;
  const styles = policy.get('style-src') ?? fallback;
  const passive = ['img-src', 'media-src'];
  const isPlain = (source: string): boolean => /^(http|ftp):/.test(source);
  const sourcesOf = (isWanted: (name: string) => boolean): readonly string[] =>
    [...policy].flatMap(([name, sources]) => (isWanted(name) ? sources : []));
  if (scripts.some((one) => broadOrInline.test(one)) || objects.some((one) => broad.test(one)))
    return -20;
  if (sourcesOf((name) => !passive.includes(name)).some(isPlain)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (sourcesOf((name) => passive.includes(name)).some(isPlain)) return -10;
  if (styles.some((one) => broadOrInline.test(one))) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function readPolicy(header = ''): Policy {
  const directives = header.split(';').map((one) => one.trim().split(/\s+/));
  return new Map(
    directives.flatMap(([name = '', ...sources]) =>
      name === '' ? [] : [[name, sources] as const],
    ),
  );
}

/** Points of a known value; an unknown or unsafe one loses 5. */
function choose(value: string, points: Readonly<Record<string, number>>): number {
  return points[value.trim().toLowerCase()] ?? -5;
}
