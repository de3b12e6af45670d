import { operator } from '../operator';

/** An address that the editors wrote whole, as a path when it is one of this site; any other as it is. */
export function ownAddress(raw: string): string {
  const address = raw.trim();
  const own = [operator.site, window.location.origin].find((origin) =>
    address.toLowerCase().startsWith(`${origin}/`),
  );
  return own === undefined ? raw : address.slice(own.length);
}
