import type { Invoice } from '../../domain/invoice/invoice';
import type { ServiceError } from '../kernel/ServiceError';
import type { InvoiceError } from '../ports/invoice/InvoiceGateway';

/** What a subscriber can save; each has a French sentence for a success without a sentence of the server. */
export type SavedThing =
  | 'badgeServices'
  | 'bankDetails'
  | 'deletionRequest'
  | 'linkedContract'
  | 'password'
  | 'postalDetails'
  | 'postalInvoices'
  | 'thresholdAlert';

/** What the toasts of the subscriber area report; the texts are in `ui/member/memberNotices.ts`. */
export type MemberNotice =
  | InvoiceError
  /** A running download was left; `title` names what opens it again. */
  | { readonly kind: 'download/interrupted'; readonly title: string }
  | { readonly kind: 'download/replaced'; readonly title: string }
  | { readonly kind: 'invoice/downloaded'; readonly invoice: Pick<Invoice, 'kind' | 'number'> }
  /** The response to an order is missing or unreadable: the server may have received the order. */
  | { readonly kind: 'member/order-unanswered'; readonly cause: ServiceError }
  /** The answer to a new password is missing or unreadable: it may have been changed. */
  | { readonly kind: 'member/password-unanswered'; readonly cause: ServiceError }
  /** What is on the screen could not be fetched again. */
  | { readonly kind: 'member/not-refreshed'; readonly cause: ServiceError }
  | { readonly kind: 'passages/exported'; readonly count: number }
  | { readonly kind: 'passages/nothing-selected' }
  | {
      readonly kind: 'member/saved';
      readonly what: SavedThing;
      readonly sentence: string | null;
    };
