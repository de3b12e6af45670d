import { describe, expect, it } from 'vitest';
import {
  defaultPassagePageSize,
  passagePageSizeOrDefault,
  passagePageSizes,
} from '../../../src/domain/passage/passagePageSize';

describe('M9.1 a page holds 100, 300, 500 or 750 passages', () => {
  it('and no other number', () => {
    expect(passagePageSizes).toEqual([100, 300, 500, 750]);
    for (const size of passagePageSizes) {
      expect(passagePageSizeOrDefault(`${size}`)).toBe(size);
    }
  });

  it.each(['', '101', '99', '0750', '1000', 'null'])(
    '« %s » is not a size: the page holds 100',
    (raw) => {
      expect(passagePageSizeOrDefault(raw)).toBe(100);
    },
  );

  it('100 without a stored choice', () => {
    expect(defaultPassagePageSize).toBe(100);
    expect(passagePageSizeOrDefault(null)).toBe(100);
  });
});
