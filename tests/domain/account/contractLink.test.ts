import { test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseContractLink } from '../../../src/domain/account/contractLink';
import { parsePurchaseDetails } from '../../../src/domain/purchase/purchaseDetails';
import { printed, unseen } from '../../support/basis/pasted';
import { someDetails } from '../../support/purchase/purchase';

const link = { name: 'DURAND CAMILLE', number: '00412873' };

describe('M5.5 linking a contract needs the name of its holder and its number', () => {
  it('two numbers are not joined', () => {
    expect(parseContractLink({ ...link, number: '0012345 / 0012346' })).toEqual(
      E.left({ number: { kind: 'contractLink/several-numbers' } }),
    );
  });

  it('in upper case, and without pasted spaces', () => {
    expect(parseContractLink({ name: 'durand camille', number: '0041 2873 ' })).toEqual(
      E.right(link),
    );
  });

  it.each([
    ['M. Durand Camille', link.name],
    ['Madame DURAND CAMILLE', link.name],
    ['M.A.I.F.', 'M A I F'],
    ['M Conseil', 'M CONSEIL'],
    ['Mr Bricolage', 'MR BRICOLAGE'],
  ])('E3 « %s » is %s: a civility is no part of a name', (name, sent) => {
    expect(parseContractLink({ ...link, name })).toEqual(E.right({ ...link, name: sent }));
  });

  it.each(['', '   ', '\t'])('%j is neither', (raw) => {
    expect(parseContractLink({ name: raw, number: raw })).toEqual(
      E.left({
        name: { kind: 'contractLink/name-missing' },
        number: { kind: 'contractLink/number-missing' },
      }),
    );
  });

  it.each(["O'Brien Hélène", 'O’BRIEN-HÉLÈNE', 'Guðrún Þórsdóttir', 'Paral·lel Núria'])(
    'P5.5 « %s » has the same form as in the order by which the contract was bought',
    (name) => {
      const bought = parsePurchaseDetails(
        { ...someDetails(), hasOwnNames: true, lastname: name, firstname: 'X' },
        'individual',
      );
      if (E.isLeft(bought)) throw new Error('The name can be bought with.');
      expect(parseContractLink({ ...link, name: `${name} X` })).toEqual(
        E.right({ ...link, name: bought.right.correspondence.companyName }),
      );
    },
  );

  it('a name in another script is refused, and not emptied', () => {
    expect(parseContractLink({ ...link, name: 'Иванов Пётр' })).toEqual(
      E.left({ name: { kind: 'contractLink/name-not-latin' } }),
    );
  });

  test.prop([printed('00412873'), unseen('DURAND CAMILLE')])(
    'a printed number and a pasted name are those that were meant',
    (number, name) => {
      expect(parseContractLink({ name, number })).toEqual(E.right(link));
    },
  );
});
