import { anyText, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { groupIban } from '../../../src/domain/bank/groupIban';
import { parseIban } from '../../../src/domain/bank/iban';

describe('M5.9 an incomplete IBAN is shown in groups, its value unchanged', () => {
  it.each([
    ['', ''],
    ['fr1', 'FR1'],
    ['fr14-2004 10', 'FR14 2004 10'],
    ['MT84MALT0110', 'MT84 MALT 0110'],
    ['IBAN : FR14 2004', 'FR14 2004'],
    ['Code IBAN - IBAN : FR14 2004', 'FR14 2004'],
    ['FR14 IBAN 2004', 'FR14 IBAN 2004'],
    ['\u1F50', 'Υ'],
    [' FR1420041010050500013M02606 ', 'FR14 2004 1010 0505 0001 3M02 606'],
  ])('« %s » as « %s »', (raw, grouped) => {
    expect(groupIban(raw)).toBe(grouped);
  });

  test.prop([anyText])('whatever the text is', (raw) => {
    expect(parseIban(groupIban(raw))).toEqual(parseIban(raw));
    expect(groupIban(groupIban(raw))).toBe(groupIban(raw));
  });
});
