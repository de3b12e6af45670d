import type { Invoice } from '../../domain/invoice';
import type { InvoiceError } from '../ports/InvoiceGateway';
import type { ServiceError } from './ServiceError';

/** What a subscriber can save; each has its French sentence for a success without the server's own. */
export type SavedThing =
  | 'badgeServices'
  | 'bankDetails'
  | 'deletionRequest'
  | 'linkedContract'
  | 'password'
  | 'postalDetails'
  | 'postalInvoices'
  | 'thresholdAlert';

/**
 * What a toast can say, as data; the French sentences stand in `ui/shell/noticeMessages.ts`, where a
 * missing one does not compile. Any action may carry a notice in `meta.notice`: it is queued as a toast.
 */
export type Notice =
  | ServiceError
  | InvoiceError
  | { readonly kind: 'invoice/downloaded'; readonly invoice: Pick<Invoice, 'kind' | 'number'> }
  | { readonly kind: 'passages/exported'; readonly count: number }
  | { readonly kind: 'passages/nothing-selected' }
  | {
      readonly kind: 'member/saved';
      readonly what: SavedThing;
      readonly sentence: string | null;
    }
  | PaymentNotice;

/** How a card payment went. References are written as they are shown (M9.7). */
type PaymentNotice =
  | { readonly kind: 'payment/nothing-due' }
  | { readonly kind: 'payment/confirmed'; readonly reference: string }
  /** `message` is the server's own sentence (M7.9). */
  | { readonly kind: 'payment/refused'; readonly message: string | null }
  /** Whether it stands could not be asked (M8.2). */
  | { readonly kind: 'payment/unverified'; readonly reference: string };

export type NoticeTone = 'error' | 'success';

const successes: ReadonlySet<Notice['kind']> = new Set<Notice['kind']>([
  'invoice/downloaded',
  'member/saved',
  'passages/exported',
  'payment/confirmed',
]);

export function noticeTone(notice: Notice): NoticeTone {
  return successes.has(notice.kind) ? 'success' : 'error';
}
