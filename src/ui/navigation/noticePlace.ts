import type { Location } from 'react-router-dom';
import { asRecord } from '../../domain/basis/asRecord';
import { boundedText } from '../../domain/basis/boundedText';
import type { NoticeSearchInput } from '../../domain/notice/noticeSearch';

/**
 * The progress of the payment of a notice. Stored in the navigation state, so that reload and back restore
 * it: an e-mail is never put into an address.
 */
export interface NoticePlace {
  /** The search once it is complete; until then the initial values of the fields. */
  readonly typed: NoticeSearchInput;
  /** The visitor's last choice, which the server does not report; undefined before one. */
  readonly isReceiptWanted: boolean | undefined;
  /** Before the search: on return the fields keep their values and no search starts. */
  readonly isBeforeSearch: boolean;
}

/** The navigation state of a search. */
export function leadingToNotice(
  { number = '', plate = '', email = '' }: Partial<NoticeSearchInput>,
  isReceiptWanted?: boolean,
): object {
  return { notice: { number, plate, email, isReceiptWanted } };
}

/** The navigation state of the form before the search. */
export function beforeNotice({ number, plate, email }: NoticeSearchInput): object {
  return { notice: { number, plate, email, isBeforeSearch: true } };
}

/** Reads it. History state survives reloads, so it is validated. */
export function readNoticePlace({ state }: Location): NoticePlace {
  const { notice } = asRecord(state);
  const carried = asRecord(notice);
  const { isReceiptWanted } = carried;
  const text = (name: keyof NoticeSearchInput): string => boundedText(carried[name]);
  return {
    typed: { number: text('number'), plate: text('plate'), email: text('email') },
    isReceiptWanted: typeof isReceiptWanted === 'boolean' ? isReceiptWanted : undefined,
    isBeforeSearch: carried['isBeforeSearch'] === true,
  };
}
