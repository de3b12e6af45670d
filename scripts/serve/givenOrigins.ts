/**
 * The comma-separated origins of a setting; none when it is not set. Throws on addresses without https, which
 * could be read or replaced in transit.
 */
export function givenOrigins(
  env: Readonly<Record<string, string | undefined>>,
  name: 'MEDIA_ORIGINS' | 'FORM_ORIGINS',
): readonly string[] {
  const entries = (env[name] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return [...new Set(entries.map((entry) => originOf(entry, name)))];
}

/** An origin that is safe in a policy: no wildcard, no character that ends a directive. */
const plainOrigin = /^https:\/\/[a-z\d.-]+(:\d+)?$/;

function originOf(entry: string, name: string): string {
  const origin = URL.canParse(entry) ? new URL(entry).origin : '';
  if (!plainOrigin.test(origin)) {
    throw new Error(`${name}: ${entry} is not the https address of one site.`);
  }
  return origin;
}
