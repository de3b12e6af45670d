import { expect, it } from 'vitest';
import { asRecord } from '../../../src/domain/basis/asRecord';

it('returns an object as it is', () => {
  const raw = { a: 1 };
  expect(asRecord(raw)).toBe(raw);
});

it.each([null, undefined, 3, 'x', true])('returns an empty record for %j', (raw) => {
  expect(asRecord(raw)).toEqual({});
});
