/**
 * The comma-separated origins of `MEDIA_ORIGINS`; none when it is not set. Throws on addresses without https,
 * because such pictures could be read or replaced in transit.
 */
export function mediaOrigins(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const entries = (env['MEDIA_ORIGINS'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return [...new Set(entries.map(originOf))];
}

/** An origin that is safe in a policy: no wildcard, no character that ends a directive. */
const plainOrigin = /^https:\/\/[a-z\d.-]+(:\d+)?$/;

function originOf(entry: string): string {
  const origin = URL.canParse(entry) ? new URL(entry).origin : '';
  if (!plainOrigin.test(origin)) {
    throw new Error(`MEDIA_ORIGINS: ${entry} is not the https address of one site.`);
  }
  return origin;
}
