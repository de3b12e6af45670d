import type { Brand } from '../basis/brand';
import { linkedIdentifier } from '../basis/mailedAddress';
import { typedText } from '../basis/typedText';

/**
 * The token of a mailed link, which identifies its reader (P2.27–P2.29). It works once, and only the server
 * can check whether it is still valid.
 */
export type MailToken = Brand<string, 'MailToken'>;

/** The token in an address; null when it is absent or empty. Mail programs encode and break its line. */
export function readMailToken(raw: string | null): MailToken | null {
  // « = » before a line break is a soft one of a message in quoted-printable (RFC 2045).
  const line = typedText(decoded(decoded(raw ?? '')))
    .replace(/=\s+(?=\w)/g, '')
    .replace(/\s/g, '');
  const token = linkedIdentifier(line);
  return token === '' ? null : (token as MailToken);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
