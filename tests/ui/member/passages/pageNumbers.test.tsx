import { describe, expect, it } from 'vitest';
import { pageNumbers } from '../../../../src/ui/member/passages/pageNumbers';

describe('the pages on offer', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 11, [1, 2, null, 11]],
    [4, 11, [1, 2, 3, 4, 5, null, 11]],
    [5, 11, [1, null, 4, 5, 6, null, 11]],
    [8, 11, [1, null, 7, 8, 9, 10, 11]],
    [58, 58, [1, null, 57, 58]],
  ])('page %i of %i: the first, the last and the neighbours', (current, last, expected) => {
    expect(pageNumbers(current, last)).toEqual(expected);
  });
});
