/** The status of a badge (M3.9, M4.1). */
export type BadgeStatus = 'active' | 'returned' | 'exchanged' | 'opposed';
