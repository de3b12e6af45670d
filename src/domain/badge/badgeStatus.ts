/** The status of a badge (M3.9, M4.1); `unknown` for a code that the contract does not list. */
export type BadgeStatus = 'active' | 'returned' | 'exchanged' | 'opposed' | 'unknown';
