import { expect, it } from 'vitest';
import { transferArrival } from '../../../scripts/simulators/backend/freeRamp/transferArrival.ts';
import { toLocalDateTime } from '../../../scripts/contract/localDateTime.ts';

it.each([
  ['Friday evening', '2026-10-30T20:05:00+01:00', '2026-11-03 09:00:00'],
  ['Saturday', '2026-10-31T09:30:00+01:00', '2026-11-03 09:00:00'],
  ['Sunday on which the clocks change', '2026-10-25T02:30:00+01:00', '2026-10-27 09:00:00'],
  ['Monday after midnight', '2026-11-02T00:00:00+01:00', '2026-11-04 09:00:00'],
  ['Thursday before the clocks change', '2026-03-26T23:59:59+01:00', '2026-03-30 09:00:00'],
])('P9.12 a transfer of %s arrives on the second working day', (_, asked, arrival) => {
  expect(toLocalDateTime(transferArrival(Date.parse(asked) / 1_000))).toBe(arrival);
});
