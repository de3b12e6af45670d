import { none, some, type Option } from 'fp-ts/Option';
import type { Brand } from './brand';

/** What a mailed link proves its reader with (P2.27–P2.29). It works once, and only the server knows whether it still does. */
export type MailToken = Brand<string, 'MailToken'>;

/** The token of an address; none when it has none, or an empty one. Mail programs break lines: spaces are no part of it. */
export function readMailToken(raw: string | null | undefined): Option<MailToken> {
  const token = (raw ?? '').replace(/\s/g, '');
  return token === '' ? none : some(token as MailToken);
}
