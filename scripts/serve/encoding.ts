export type Encoding = 'br' | 'gzip' | 'identity';

/** The first of `offered` that a browser accepts, by its Accept-Encoding header (RFC 9110, 12.5.3). */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Exclude<Encoding, 'identity'>[] = ['br', 'gzip'],
): Encoding {
  const accepted = new Map(
    (header ?? '').split(',').map((entry): readonly [string, boolean] => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const refused = parameters.some((parameter) => /^q=0(\.0*)?$/i.test(parameter));
      return [name.toLowerCase(), !refused];
    }),
  );
  return offered.find((name) => accepted.get(name)) ?? 'identity';
}
