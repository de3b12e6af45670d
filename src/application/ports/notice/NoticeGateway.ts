import type * as TE from 'fp-ts/TaskEither';
import type { NoticeSearch } from '../../../domain/notice/noticeSearch';
import type { PassageNotice } from '../../../domain/notice/passageNotice';
import type { ServiceError } from '../../kernel/ServiceError';

export interface ReceiptWish {
  /** The number of the notice. */
  readonly id: number;
  readonly isWanted: boolean;
}

/** Notices of unpaid passages, for anyone who has the number and the plate. */
export interface NoticeGateway {
  /**
   * Finds a notice; mails about its payment and receipt go to the e-mail of the search from then on (P7.20).
   */
  find(search: NoticeSearch): TE.TaskEither<ServiceError, PassageNotice>;
  /** Saves whether a receipt of its payment is requested (P4.10, P7.21). */
  wishReceipt(wish: ReceiptWish): TE.TaskEither<ServiceError, void>;
}
