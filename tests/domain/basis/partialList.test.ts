import { expect, it } from 'vitest';
import { emptyList, withItems } from '../../../src/domain/basis/partialList';

it('an empty list has no entry, readable or not', () => {
  expect(emptyList).toEqual({ items: [], unreadable: 0 });
});

it('a list with other items keeps the count of unreadable entries', () => {
  const list = { items: [1, 2], unreadable: 3 };
  expect(withItems(list, (items) => items.map((item) => item * 10))).toEqual({
    items: [10, 20],
    unreadable: 3,
  });
});
