/**
 * The origins that `MEDIA_ORIGINS` names, separated by commas; none when it is not set. Throws on anything but https addresses: a
 * picture must not be readable, or another one, on its way.
 */
export function mediaOrigins(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const entries = (env['MEDIA_ORIGINS'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return [...new Set(entries.map(originOf))];
}

/** What a policy may hold: no wildcard, nothing that ends a directive. */
const plainOrigin = /^https:\/\/[a-z\d.-]+(:\d+)?$/;

function originOf(entry: string): string {
  const origin = URL.canParse(entry) ? new URL(entry).origin : '';
  if (!plainOrigin.test(origin)) {
    throw new Error(`MEDIA_ORIGINS: ${entry} is not the https address of one site.`);
  }
  return origin;
}
