import { fc, test } from '@fast-check/vitest';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseContractLink, tidyHolderName } from '../../src/domain/contractLink';

const link = { name: 'DURAND CAMILLE', number: '00412873' };

describe('M5.5 linking a contract needs the name of its holder and its number', () => {
  it('in upper case, and without the spaces that came along', () => {
    expect(parseContractLink({ name: 'durand camille', number: '0041 2873 ' })).toEqual(
      right(link),
    );
  });

  it.each(['', '   ', '\t'])('%j is neither', (raw) => {
    expect(parseContractLink({ name: raw, number: raw })).toEqual(
      left({
        name: { kind: 'contractLink/name-missing' },
        number: { kind: 'contractLink/number-missing' },
      }),
    );
  });

  it.each([
    ['  Garage du  Carénage ', 'GARAGE DU CARÉNAGE'],
    ["L'Estaque", "L'ESTAQUE"],
  ])('the name %j goes as %j', (raw, name) => {
    expect(parseContractLink({ ...link, name: raw })).toEqual(right({ ...link, name }));
  });

  test.prop([fc.string()])('no name goes with a small letter', (raw) => {
    const parsed = parseContractLink({ ...link, name: raw });
    if (isRight(parsed)) expect(parsed.right.name).toBe(parsed.right.name.toUpperCase());
  });

  test.prop([fc.string({ unit: 'grapheme' }), fc.nat()])(
    'what stands before the caret becomes the same whether or not the rest is there',
    (raw, at) => {
      const before = raw.slice(0, at % (raw.length + 1));
      expect(tidyHolderName(raw).startsWith(tidyHolderName(before))).toBe(true);
    },
  );
});
