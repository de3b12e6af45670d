/** What the browser remembers until the visit ends. */
export interface VisitStorage {
  /** Whether the alerts panel was left collapsed, or open (M4.10); null before the visitor touched it. */
  readAlertsCollapsed(): boolean | null;
  writeAlertsCollapsed(isCollapsed: boolean): void;
}
