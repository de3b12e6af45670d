import { fc, test } from '@fast-check/vitest';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  parseContractLink,
  parseContractNumber,
  parseHolderName,
  tidyHolderName,
} from '../../src/domain/contractLink';

describe('M5.5 linking a contract needs the name of its holder and its number', () => {
  it.each(['', '   ', '\t'])('%j is neither', (raw) => {
    expect(parseHolderName(raw)).toEqual(left({ kind: 'contractLink/name-missing' }));
    expect(parseContractNumber(raw)).toEqual(left({ kind: 'contractLink/number-missing' }));
  });

  it.each([
    ['durand camille', 'DURAND CAMILLE'],
    ['  Garage du  Carénage ', 'GARAGE DU CARÉNAGE'],
    ["L'Estaque", "L'ESTAQUE"],
  ])('the name %j goes as %j', (raw, name) => {
    expect(parseHolderName(raw)).toEqual(right(name));
  });

  it('a number pasted with spaces goes without', () => {
    expect(parseContractNumber(' 0041 2873 ')).toEqual(right('00412873'));
  });

  test.prop([fc.string()])('no name goes with a small letter', (raw) => {
    const name = parseHolderName(raw);
    if (isRight(name)) expect(name.right).toBe(name.right.toUpperCase());
  });

  test.prop([fc.string({ unit: 'grapheme' }), fc.nat()])(
    'what stands before the caret becomes the same whether or not the rest is there',
    (raw, at) => {
      const before = raw.slice(0, at % (raw.length + 1));
      expect(tidyHolderName(raw).startsWith(tidyHolderName(before))).toBe(true);
    },
  );
});

describe('M5.5 a contract is linked once both are given', () => {
  it('the name of its holder and its number go together', () => {
    expect(parseContractLink({ name: 'durand camille', number: '0041 2873' })).toEqual(
      right({ name: 'DURAND CAMILLE', number: '00412873' }),
    );
  });

  it.each([
    [{ name: ' ', number: '00412873' }, 'contractLink/name-missing'],
    [{ name: 'DURAND', number: ' ' }, 'contractLink/number-missing'],
  ])('%j is not enough', (raw, kind) => {
    expect(parseContractLink(raw)).toEqual(left({ kind }));
  });
});
