import type { Alert } from './alert';
import type { CmsPage } from './cmsPage';
import type { FaqItem } from './faq';
import type { Job } from './job';
import type { MenuItem } from './menu';
import type { Post } from './post';
import type { PublicDocument } from './publicDocument';
import type { Slide } from './slide';
import type { SubscriptionTariff } from '../ordering/subscriptionTariff';

/** The lists of documents, by the page that shows each (P2.5, P2.6). */
export type DocumentListName =
  | 'agenda'
  | 'reports'
  | 'statements'
  | 'assembly'
  | 'publicOffer'
  | 'marketTransfer';

/** The public content of the operator, loaded once at start (P7.2). */
export interface PublicSite {
  readonly menu: readonly MenuItem[];
  readonly pages: readonly CmsPage[];
  /** null if none of them could be read. */
  readonly posts: readonly Post[] | null;
  /** null if the whole list could not be read. */
  readonly tariffs: readonly SubscriptionTariff[] | null;
  /** The number of prices of `tariffs` that could not be read (P7.2). */
  readonly unreadableTariffs: number;
  readonly slides: readonly Slide[];
  /** null if none of them could be read. */
  readonly faq: readonly FaqItem[] | null;
  readonly alerts: readonly Alert[];
  /**
   * Number of alerts that could not be read. If `alerts` is empty and this is above 0, it is unknown whether
   * there are alerts.
   */
  readonly unreadableAlerts: number;
  /** null if none of them could be read. */
  readonly jobs: readonly Job[] | null;
  /** A list is null if none of its documents could be read. */
  readonly documents: Readonly<Record<DocumentListName, readonly PublicDocument[] | null>>;
}
