import { anyText, fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  isPlainLine,
  parseZip,
  tidyAddressLine,
  tidyEmail,
  tidyNumber,
} from '../../../src/domain/basis/postalText';

const anything = anyText;
const accented = fc.string({ unit: fc.constantFrom(..."éÉœŒçÇàùßﬁ-'’, \t\u202f1a_A") });

describe('M5.11, P5.5 lines of an address: upper case, a space for any other sign', () => {
  it.each([
    ['Guðrún Þórsdóttir', 'GUDRUN THORSDOTTIR'],
    ['Cəfərov, Ŧŋɖ', 'CAFAROV TND'],
    ['Paral·lel, coŀlegi', 'PARALLEL COLLEGI'],
    ['Mar\u00adseille \ufe0f13\u200b002', 'MARSEILLE 13002'],
    ['１２ ｒｕｅ ﬁne', '12 RUE FINE'],
    ['Nº 4 ª', 'N 4 '],
    ['12 rue de la république', '12 RUE DE LA REPUBLIQUE'],
    ['3, place du Cœur-Volant', '3 PLACE DU COEUR VOLANT'],
    ["27 bd de l'Église", '27 BD DE L EGLISE'],
    ['Bât. Ænée, apt n°4', 'BAT AENEE APT N 4'],
    ['Ça & là', 'CA LA'],
    ['12\u202frue\tdu Port', '12 RUE DU PORT'],
    ['quai_7', 'QUAI 7'],
    ['Aix-en-Provence', 'AIX EN PROVENCE'],
    ["3 rue de l'Évêché", '3 RUE DE L EVECHE'],
    ['rue  du — Port ', 'RUE DU PORT '],
    [" 'Les Pins'", 'LES PINS '],
    ['Łódź, Đakovo, Ørsted', 'LODZ DAKOVO ORSTED'],
    ['Große Straße', 'GROSSE STRASSE'],
    ['', ''],
  ])('%j becomes %j', (raw, tidied) => {
    expect(tidyAddressLine(raw)).toBe(tidied);
  });

  test.prop([anything])('no other character remains, nor two spaces in a row', (raw) => {
    expect(tidyAddressLine(raw)).toMatch(/^([A-Z0-9\p{L}\p{M}]+ ?)*$/u);
  });
});

describe('P5.5 a letter of another script', () => {
  it.each(['Иванов', 'محمد', '王', 'Ünver Дмитрий'])('stays, and is refused: %s', (raw) => {
    expect(tidyAddressLine(raw)).toMatch(/\P{ASCII}/u);
    expect(isPlainLine(tidyAddressLine(raw))).toBe(false);
  });

  it('no Latin letter of a name is one: each becomes A to Z, but the glottal stop', () => {
    const blocks = [
      [0xc0, 0x24f],
      [0x1e00, 0x1eff],
    ] as const;
    const letters = blocks.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    );
    const named = letters.filter((one) => /[\p{Lu}\p{Ll}]/u.test(one));
    expect(named.filter((one) => !/^[A-Z]+$/.test(tidyAddressLine(one)))).toEqual(['Ɂ', 'ɂ']);
  });
});

describe('M5.11 zips and phones are without special characters', () => {
  it.each([
    ['13-002', '13002'],
    ['06.39.98.01.12', '0639980112'],
    ['06 39 98 01 12', '06 39 98 01 12'],
    ['+33 (0)6 39', '33 06 39'],
    ['sw1a', 'sw1a'],
    ['13_02', '1302'],
  ])('%j becomes %j', (raw, tidied) => {
    expect(tidyNumber(raw)).toBe(tidied);
  });

  it.each([
    ['F-13002', '13002'],
    ['CP : 13002', '13002'],
    ['fr 13002', '13002'],
    ['13 002', '13002'],
    ['13002', '13002'],
    ['2a 004', '2a 004'],
    ['113 51', '113 51'],
    ['SW1A-1AA', 'SW1A1AA'],
    ['13002 Marseille', null],
    ['F-13002MARSEILLE', null],
    ['Marseille 13002', null],
    ['DE 10115', 'DE 10115'],
  ])('the zip %j is %j; null with the town behind it', (raw, zip) => {
    expect(parseZip(raw)).toBe(zip);
  });

  test.prop([anything])('no other character remains', (raw) => {
    expect(tidyNumber(raw)).toMatch(/^[A-Za-z0-9 ]*$/);
  });
});

describe('M5.11 e-mails are in upper case', () => {
  it('and keep every other character', () => {
    expect(tidyEmail('camille.durand+tp@example.fr')).toBe('CAMILLE.DURAND+TP@EXAMPLE.FR');
  });
});

describe.each([
  ['an address', tidyAddressLine],
  ['a number', tidyNumber],
  ['an e-mail', tidyEmail],
])('M5.11 the caret does not move while %s is typed', (_field, tidy) => {
  test.prop([fc.oneof(anything, accented), fc.nat()])(
    'what precedes it becomes the same with and without the rest',
    (raw, at) => {
      const characters = Array.from(raw);
      const before = characters.slice(0, at % (characters.length + 1)).join('');
      expect(tidy(raw).startsWith(tidy(before))).toBe(true);
    },
  );

  test.prop([fc.oneof(anything, accented)])('a tidy text does not change', (raw) => {
    expect(tidy(tidy(raw))).toBe(tidy(raw));
  });
});
