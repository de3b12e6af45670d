/** Counts the pages that are seen (P3.26). What it is told names nobody: patterns of addresses only. */
export interface AudienceMeter {
  /** Whether this deployment has a meter; without one nobody is asked about it. */
  isOn(): boolean;
  /** One view of a page; `/actualites/:slug` for every article. */
  count(pattern: string): void;
}
