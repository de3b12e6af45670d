import { fromPredicate, type Option } from 'fp-ts/Option';
import type { Brand } from './brand';

/** The number that a notice is paid under, whole (M9.7): the number of the CNP, or of the payment notice. */
export type NoticeReference = Brand<string, 'NoticeReference'>;

/** 4 characters at least (P9.11), no more than the bank takes; an order or unpaid invoices have a reference of another form. */
export const parseNoticeReference: (raw: string) => Option<NoticeReference> = fromPredicate(
  (raw: string): raw is NoticeReference =>
    /^[A-Za-z0-9-]{4,20}$/.test(raw) && !/^(?:CDW|PLI)\d/i.test(raw),
);
