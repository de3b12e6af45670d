import { describe, expect, it } from 'vitest';
import { unreadable } from '../../../../generated/combinators';
import { toPartialList } from '../../../../src/adapters/http/core/readable';
import { centsFromEuros } from '../../../../src/domain/basis/money';

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
