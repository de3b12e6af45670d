import type { Location } from 'react-router-dom';
import { boundedText } from '../../domain/boundedText';
import type { NoticeSearchInput } from '../../domain/noticeSearch';

/**
 * Where a visitor stands in the payment of a notice. It travels in the history, so that a reload and the way back find it again: an
 * e-mail is never put into an address.
 */
export interface NoticePlace {
  /** What is searched for once it is whole; until then what the fields begin with. */
  readonly typed: NoticeSearchInput;
  /** As the visitor last asked: the server does not tell. */
  readonly isReceiptWanted: boolean;
  /** Before the search: whoever comes back finds what they typed, and nothing is searched for anew. */
  readonly isBeforeSearch: boolean;
}

/** Navigation state that leads there. */
export function leadingToNotice(
  { number = '', plate = '', email = '' }: Partial<NoticeSearchInput>,
  isReceiptWanted = false,
): object {
  return { notice: { number, plate, email, isReceiptWanted } };
}

/** Navigation state of the form that the search left from. */
export function beforeNotice({ number, plate, email }: NoticeSearchInput): object {
  return { notice: { number, plate, email, isBeforeSearch: true } };
}

/** History state survives reloads and is not ours to trust. */
export function readNoticePlace({ state }: Location): NoticePlace {
  const { notice } = Object(state) as { notice?: unknown };
  const carried = Object(notice) as Readonly<Record<string, unknown>>;
  const text = (name: keyof NoticeSearchInput): string => boundedText(carried[name]);
  return {
    typed: { number: text('number'), plate: text('plate'), email: text('email') },
    isReceiptWanted: carried['isReceiptWanted'] === true,
    isBeforeSearch: carried['isBeforeSearch'] === true,
  };
}
