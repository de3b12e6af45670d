import { describe, expect, it } from 'vitest';
import { parseNoticeReference } from '../../../src/domain/payment/noticeReference';

describe('M9.7, P9.11 the reference by which a notice is paid', () => {
  it.each([
    '26104887',
    'AP2608114',
    'ap-26',
    '1234',
    '2'.repeat(20),
    'CDWA',
    'PLIX',
    'ACDW0000042',
  ])('« %s » is one', (raw) => {
    expect(parseNoticeReference(raw)).toEqual(raw);
  });

  it.each([
    ['nothing', ''],
    ['3 characters', '123'],
    ['21 characters', '2'.repeat(21)],
    ['an order', 'CDW0000042'],
    ['an order in small letters', 'cdw0000042'],
    ['unpaid invoices', 'PLI0048213B'],
    ['a space', '2610 4887'],
    ['a tag', '<b>26104887'],
    ['a line of its own', '26104887\n'],
  ])('%s is refused', (_title, raw) => {
    expect(parseNoticeReference(raw)).toBeNull();
  });
});
