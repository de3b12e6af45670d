import type { Brand } from '../basis/brand';

/** The complete number by which a notice is paid (M9.7): the number of the CNP, or of the payment notice. */
export type NoticeReference = Brand<string, 'NoticeReference'>;

/**
 * At least 4 characters (P9.11), and no more than the bank accepts. The reference of an order or of unpaid
 * invoices has another form: null here, as for any other text.
 */
export function parseNoticeReference(raw: string): NoticeReference | null {
  const isRight = /^[A-Za-z0-9-]{4,20}$/.test(raw) && !/^(?:CDW|PLI)\d/i.test(raw);
  return isRight ? (raw as NoticeReference) : null;
}
