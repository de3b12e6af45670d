/** Navigation state of the list of badges, for who is there to report a lost or stolen one. */
export const reportingLostBadge = { isBadgeLost: true } as const;

/** Reads whether a lost badge is to be chosen. History state survives reloads, so it is validated. */
export function isReportingLostBadge(state: unknown): boolean {
  return (Object(state) as { readonly isBadgeLost?: unknown }).isBadgeLost === true;
}
