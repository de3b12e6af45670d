import type { Invoice } from '../../domain/invoice';
import type { InvoiceError } from '../ports/InvoiceGateway';
import type { ServiceError } from './ServiceError';

/** What a subscriber can save; each has its French sentence for a success without the server's own. */
export type SavedThing = 'linkedContract' | 'password' | 'postalInvoices';

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
    };

export type NoticeTone = 'error' | 'success';

const successes: ReadonlySet<Notice['kind']> = new Set<Notice['kind']>([
  'invoice/downloaded',
  'member/saved',
  'passages/exported',
]);

export function noticeTone(notice: Notice): NoticeTone {
  return successes.has(notice.kind) ? 'success' : 'error';
}
