import type { TaskEither } from 'fp-ts/TaskEither';
import type { NoticeSearch } from '../../domain/noticeSearch';
import type { PassageNotice } from '../../domain/passageNotice';
import type { ServiceError } from '../kernel/ServiceError';

export interface ReceiptWish {
  /** Of the notice. */
  readonly id: number;
  readonly isWanted: boolean;
}

/** Notices of passages that were not paid, to whoever holds their number and knows the plate. */
export interface NoticeGateway {
  /** Finds one; its payment and receipt are told to the e-mail of the search from then on (P7.20). */
  find(search: NoticeSearch): TaskEither<ServiceError, PassageNotice>;
  /** Whether a receipt of its payment is wanted (P4.10, P7.21). */
  wishReceipt(wish: ReceiptWish): TaskEither<ServiceError, void>;
}
