import { describe, expect, it } from 'vitest';
import { areBadgesSuspended, shownBadgeStatus } from '../../../src/domain/badge/shownBadgeStatus';
import { cents } from '../../../src/domain/basis/money';

const unpaid = cents(4760);
const settled = cents(0);

describe('M2.20 the status of a badge while something is unpaid', () => {
  it('is suspended for an active badge', () => {
    expect(shownBadgeStatus('active', unpaid)).toBe('suspended');
    expect(shownBadgeStatus('active', settled)).toBe('active');
  });

  it.each(['returned', 'exchanged', 'opposed'] as const)('stays %s for any other', (status) => {
    expect(shownBadgeStatus(status, unpaid)).toBe(status);
  });

  it('suspends the badges only for an amount due', () => {
    expect(areBadgesSuspended(unpaid)).toBe(true);
    expect(areBadgesSuspended(settled)).toBe(false);
  });
});
