import type { CmsHtml } from './cmsHtml';

/** The two tabs of the page (P2.7). */
export const faqCategories = ['circuler', 'abonnements'] as const;

export type FaqCategory = (typeof faqCategories)[number];

/** A question and its answer (P3.22). */
export interface FaqItem {
  readonly id: number;
  /** The anchor of its link; its id if it has no name. */
  readonly anchor: string;
  readonly category: FaqCategory;
  readonly question: string;
  readonly answer: CmsHtml;
}
