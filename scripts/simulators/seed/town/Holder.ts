import type { Route } from './routes.ts';

export interface Vehicle {
  readonly name: string;
  readonly route: Route;
  /** Passages in 18 months, an even number. */
  readonly passages: number;
  readonly imputation?: string;
  readonly worksAtNight?: boolean;
  /** What became of the badge, and how many days ago. */
  readonly ended?: { readonly status: 'RS' | 'EC' | 'LN'; readonly daysAgo: number };
}

/** A made-up contract, from which its papers, badges, passages and invoices follow. */
export interface Holder {
  readonly contractId: number;
  readonly reference: string;
  readonly name: string;
  /** Of the published plans. */
  readonly planCode: string;
  readonly isCompany: boolean;
  /** How long the contract has existed: more than 18. */
  readonly monthsAgo: number;
  readonly address: string;
  readonly zip: string;
  readonly phoneMobile: string;
  /** The first badge's id; the next ones follow. */
  readonly firstBadgeId: number;
  readonly vehicles: readonly Vehicle[];
}
