import type { ServiceError } from '../kernel/ServiceError';

/** What the toasts of the contact form report; their texts are in `ui/public/contact/contactNotices.ts`. */
export type ContactNotice =
  /** P8.14. */
  | { readonly kind: 'contact/failed'; readonly reason: ServiceError }
  /** The page that would say it was left before the answer (P8.15). */
  | { readonly kind: 'contact/sent' };
