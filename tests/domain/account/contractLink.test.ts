import { fc, test } from '@fast-check/vitest';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseContractLink, tidyHolderName } from '../../../src/domain/account/contractLink';

const link = { name: 'DURAND CAMILLE', number: '00412873' };

describe('M5.5 linking a contract needs the name of its holder and its number', () => {
  it('in upper case, and without pasted spaces', () => {
    expect(parseContractLink({ name: 'durand camille', number: '0041 2873 ' })).toEqual(
      E.right(link),
    );
  });

  it.each(['', '   ', '\t'])('%j is neither', (raw) => {
    expect(parseContractLink({ name: raw, number: raw })).toEqual(
      E.left({
        name: { kind: 'contractLink/name-missing' },
        number: { kind: 'contractLink/number-missing' },
      }),
    );
  });

  it.each([
    ['  Garage du  Carénage ', 'GARAGE DU CARÉNAGE'],
    ["L'Estaque", "L'ESTAQUE"],
  ])('the name %j is sent as %j', (raw, name) => {
    expect(parseContractLink({ ...link, name: raw })).toEqual(E.right({ ...link, name }));
  });

  test.prop([fc.string()])('no name is sent with a lower-case letter', (raw) => {
    const parsed = parseContractLink({ ...link, name: raw });
    if (E.isRight(parsed)) expect(parsed.right.name).toBe(parsed.right.name.toUpperCase());
  });

  test.prop([fc.string({ unit: 'grapheme' }), fc.nat()])(
    'the text before the caret becomes the same with and without the rest',
    (raw, at) => {
      const before = raw.slice(0, at % (raw.length + 1));
      expect(tidyHolderName(raw).startsWith(tidyHolderName(before))).toBe(true);
    },
  );
});
