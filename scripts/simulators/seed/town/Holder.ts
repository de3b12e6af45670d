import type { Route } from './routes.ts';

export interface Vehicle {
  readonly name: string;
  readonly route: Route;
  /** Passages in 18 months, an even number. */
  readonly passages: number;
  readonly imputation?: string;
  readonly worksAtNight?: boolean;
  /** The final status of the badge, and how many days ago it was set. */
  readonly ended?: { readonly status: 'RS' | 'EC' | 'LN'; readonly daysAgo: number };
}

/** A fictitious contract, from which its data, badges, passages and invoices are generated. */
export interface Holder {
  readonly contractId: number;
  readonly reference: string;
  readonly name: string;
  /** Code of a published plan. */
  readonly planCode: string;
  readonly isCompany: boolean;
  /** Age of the contract in months: more than 18. */
  readonly monthsAgo: number;
  readonly address: string;
  readonly zip: string;
  readonly phoneMobile: string;
  /** The first badge's id; the others follow it. */
  readonly firstBadgeId: number;
  readonly vehicles: readonly Vehicle[];
}
