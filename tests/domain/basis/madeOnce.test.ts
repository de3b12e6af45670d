import { expect, it, vi } from 'vitest';
import { madeOnce } from '../../../src/domain/basis/madeOnce';

it('a value is made at its first use and kept, also when it is undefined', () => {
  const make = vi.fn((): string | undefined => undefined);
  const value = madeOnce(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});
