import type { Invoice } from '../../domain/invoice';
import type { ServiceError } from '../kernel/ServiceError';
import type { InvoiceError } from '../ports/InvoiceGateway';

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

/** What the toasts of the subscriber area say; the sentences stand in `ui/member/memberNotices.ts`. */
export type MemberNotice =
  | InvoiceError
  | { readonly kind: 'invoice/downloaded'; readonly invoice: Pick<Invoice, 'kind' | 'number'> }
  /** No answer to an order came, or none that can be read: the server may have taken it. */
  | { readonly kind: 'member/order-unanswered'; readonly cause: ServiceError }
  | { readonly kind: 'passages/exported'; readonly count: number }
  | { readonly kind: 'passages/nothing-selected' }
  | {
      readonly kind: 'member/saved';
      readonly what: SavedThing;
      readonly sentence: string | null;
    };
