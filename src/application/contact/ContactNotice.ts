import type { ServiceError } from '../kernel/ServiceError';

/** What the toast of the contact form reports (P8.14); its text is in `ui/words/fr/contact/notices.ts`. */
export interface ContactNotice {
  readonly kind: 'contact/failed';
  readonly reason: ServiceError;
}
