import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parsePhone, settledPhone, tidyPhone } from '../../../src/domain/basis/phone';
import { printed } from '../../support/basis/pasted';

const digits = '0639980112';

describe('M5.11, P5.6 a phone number, in any pasted form', () => {
  it.each([
    digits,
    '06 39 98 01 12',
    '06.39.98.01.12',
    '06-39-98-01-12',
    '06/39/98/01/12',
    '06_39_98_01_12',
    '06\u00A039\u202F98 01\t12',
    '+33639980112',
    '+33 6 39 98 01 12',
    '+33 (0)6 39 98 01 12',
    '+33(0) 6.39.98.01.12',
    '0033 6 39 98 01 12',
    '0033 (0)6 39 98 01 12',
    '33639980112',
    '330639980112',
    '\u202a06 39 98 01 12\u202c',
    '０６３９９８０１１２',
    '06·39•98’01"12',
    "'06 39 98 01 12'",
    '+33 [0]6 39 98 01 12',
    'Tel 06 39 98 01 12',
    'N° 06 39 98 01 12',
    'Numéro de téléphone : 06 39 98 01 12',
    '06 39 98 01 12 (portable)',
    'tel33639980112',
    'tel:+33639980112',
    'Te\u0301l. portable : 06 39 98 01 12',
  ])('« %s » is ten digits', (raw) => {
    expect(parsePhone(raw)).toEqual(E.right({ kind: 'tenDigits', digits }));
    expect(settledPhone(raw)).toBe(digits);
  });

  test.prop([
    fc.constantFrom('0', '+33', '+33(0)', '0033', '0033(0)', '33'),
    printed('639980112', ['.'], []),
  ])('whatever its prefix and its separators are', (prefix, rest) => {
    fc.pre(!/[,)]/.test(rest));
    expect(settledPhone(prefix + rest)).toBe(digits);
  });

  it.each([
    ['+262 692 12 34 56', '0692123456'],
    ['00590 690 12 34 56', '0690123456'],
    ['+594 (0)694 12 34 56', '0694123456'],
    ['596696123456', '0696123456'],
  ])('« %s », of an overseas department, is the national number %s', (raw, national) => {
    expect(settledPhone(raw)).toBe(national);
  });

  it.each([
    ['+1 514 555 0123', '0015145550123'],
    ['Tél. : +44 7700 900123', '00447700900123'],
    ['+262 12 34 56', '00262123456'],
    ['+49 1512 3456789', '0049' + '15123456789'],
    ['+44 7700 900123', '00447700900123'],
    ['+377 93 12 34 56', '0037793123456'],
    ['+49 33 123 456 789', '004933123456789'],
    ['+49 151 234 567 890 1', '00491512345678901'],
    ['0041 22 123 45 67', '0041221234567'],
    ['4915123456789', '004915123456789'],
  ])('« %s » is foreign', (raw, foreign) => {
    expect(parsePhone(raw)).toEqual(E.right({ kind: 'foreign', digits: foreign }));
    expect(settledPhone(raw)).toBe(raw);
  });

  it('any number but a French one stays as it was typed, without the spaces around it', () => {
    expect(settledPhone('  +49 1512 3456789\n')).toBe('+49 1512 3456789');
    expect(settledPhone(' 39 63 ')).toBe('39 63');
  });

  it.each(['', '  ', '\u200b', ' - '])('« %s » is none: it is never required', (raw) => {
    expect(parsePhone(raw)).toEqual(E.right({ kind: 'none' }));
  });

  it.each([
    ['3963', 'not-ten'],
    ['063998011', 'not-ten'],
    ['06399801123', 'not-ten'],
    ['+33 6 39 98 01 12 3', 'not-ten'],
    ['0033123456', 'not-ten'],
    ['+33 00 49 1512345678', 'not-ten'],
    ['06 00 49 15 12 34 56', 'not-ten'],
    ['+49 1512 3456 7890 1234', 'not-ten'],
    ['4915 1234 5678 9012', 'not-ten'],
    ['5145550123', 'not-ten'],
    ['3363998000', 'not-ten'],
    ['Tel 3963', 'not-ten'],
    ['Tél. 1 : 06 39 98 01 12', 'not-ten'],
    ['portable', 'not-digits'],
    ['06 39 98 01 1x', 'not-digits'],
    ['O6 39 98 01 12', 'not-digits'],
    ['06 39 98 01 1 OI', 'not-digits'],
    ['T6 39 98 01 12', 'not-digits'],
    ['06 39 98 01 12 ou 04 65 71 03 11', 'not-digits'],
    ['après 18 h', 'not-digits'],
    ['06+39', 'not-digits'],
  ])('« %s » is told to its owner: %s', (raw, kind) => {
    expect(parsePhone(raw)).toEqual(E.left({ kind: `phone/${kind}` }));
  });

  test.prop([fc.string({ unit: 'grapheme' }), fc.nat()])(
    'the text before the caret becomes the same with and without the rest',
    (raw, at) => {
      const before = raw.slice(0, at % (raw.length + 1));
      expect(tidyPhone(raw).startsWith(tidyPhone(before))).toBe(true);
    },
  );
});
