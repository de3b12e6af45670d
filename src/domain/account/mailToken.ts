import type { Brand } from '../basis/brand';
import { linkedValue } from '../basis/mailedAddress';

/**
 * The token of a mailed link, which identifies its reader (P2.27–P2.29). It works once, and only the server
 * can check whether it is still valid.
 */
export type MailToken = Brand<string, 'MailToken'>;

/** The token in an address; null when it is absent or empty. Mail programs break its line. */
export function readMailToken(raw: string | null): MailToken | null {
  const token = linkedValue((raw ?? '').replace(/\s/g, '')).replace(/[&?#].*/s, '');
  return token === '' ? null : (token as MailToken);
}
