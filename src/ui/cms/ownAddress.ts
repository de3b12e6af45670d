import { operator } from '../operator';
import { htmlWindow } from './htmlWindow';

/** Converts an absolute address of this site to a path; returns any other address unchanged. */
export function ownAddress(raw: string): string {
  const address = raw.trim();
  const own = [operator.site, htmlWindow().location.origin].find((origin) =>
    address.toLowerCase().startsWith(`${origin}/`),
  );
  return own === undefined ? raw : address.slice(own.length);
}
