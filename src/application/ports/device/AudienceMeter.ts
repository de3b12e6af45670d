/** Counts page views (P3.26). It receives no personal data: patterns of addresses only. */
export interface AudienceMeter {
  /** Whether this deployment has a meter; without one, the visitor is not asked for consent to it. */
  isOn(): boolean;
  /** One view of a page; `/actualites/:slug` for every article. */
  count(pattern: string): void;
}
