import { describe, expect, it } from 'vitest';
import { unreadable } from '../../../../generated/combinators';
import { listUnlessUnreadable, toPartialList } from '../../../../src/adapters/http/core/readable';
import { centsFromEuros } from '../../../../src/domain/basis/money';

it('P7.2 a list of which nothing can be read is not an empty one', () => {
  const lists: readonly Parameters<typeof listUnlessUnreadable<number, number>>[0][] = [
    [],
    null,
    [1, unreadable],
    [unreadable],
    unreadable,
  ];
  expect(lists.map((list) => listUnlessUnreadable(list, (item) => item))).toEqual([
    [],
    [],
    [1],
    null,
    null,
  ]);
});

describe('P7.2 an entry of a list', () => {
  it('with an amount that is too large for whole cents is counted as unreadable', () => {
    expect(toPartialList([3.2, 1e15, unreadable], centsFromEuros)).toEqual({
      items: [320],
      unreadable: 2,
    });
  });

  it('whose mapping fails for another reason is a bug, and is not hidden', () => {
    const broken = (): never => {
      throw new TypeError('bug');
    };
    expect(() => toPartialList([1], broken)).toThrow(TypeError);
  });
});
