/** What the browser remembers until the visit ends. */
export interface VisitStorage {
  /** The alerts panel was collapsed (M4.10). */
  readAlertsCollapsed(): boolean;
  writeAlertsCollapsed(isCollapsed: boolean): void;
}
