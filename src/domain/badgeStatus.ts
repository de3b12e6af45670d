export type BadgeStatus = 'active' | 'returned' | 'exchanged' | 'opposed';

export type BadgeStatusCode = 'AC' | 'RS' | 'EC' | 'LN';

const statuses: Readonly<Record<BadgeStatusCode, BadgeStatus>> = {
  AC: 'active',
  RS: 'returned',
  EC: 'exchanged',
  LN: 'opposed',
};

/** The server's code in words (M3.9, M4.1). */
export function badgeStatusFromCode(code: BadgeStatusCode): BadgeStatus {
  return statuses[code];
}
