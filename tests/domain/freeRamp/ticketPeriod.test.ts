import { describe, expect, it } from 'vitest';
import {
  defaultTicketPeriod,
  ticketPeriodOrDefault,
  ticketPeriods,
} from '../../../src/domain/freeRamp/ticketPeriod';

describe('P4.25 the six periods of the ticket list', () => {
  it('are offered in this order, the last 7 days first (M9.3)', () => {
    expect(ticketPeriods).toEqual([
      'last7Days',
      'last30Days',
      'thisMonth',
      'lastMonth',
      'thisYear',
      'lastYear',
    ]);
    expect(defaultTicketPeriod).toBe('last7Days');
  });

  it('are read from the address; any other text means the last 7 days', () => {
    expect(ticketPeriods.map(ticketPeriodOrDefault)).toEqual(ticketPeriods);
    for (const raw of [null, '', 'LASTMONTH', 'toString', 'last7Days ']) {
      expect(ticketPeriodOrDefault(raw)).toBe('last7Days');
    }
  });
});
