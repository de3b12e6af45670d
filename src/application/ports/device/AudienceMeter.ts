/** Counts page views (P3.26). It receives no personal data: patterns of addresses only. */
export interface AudienceMeter {
  /**
   * Whether this place has a meter; without one, the visitor is not asked for consent to it. Never rejects.
   */
  isOn(): Promise<boolean>;
  /** One view of a page; `/actualites/:slug` for every article. */
  count(pattern: string): void;
}
