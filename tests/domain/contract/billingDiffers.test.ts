import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { PostalAddress } from '../../../src/domain/contract/contract';
import {
  billingDiffers,
  parsePostalDetails,
  postalLines,
} from '../../../src/domain/contract/postalDetails';
import { aContract } from '../../support/subscriber/builders';

const { correspondence, permissions } = aContract();

describe('M5.14 billing differs', () => {
  it('not when both addresses are the same', () => {
    expect(billingDiffers({ correspondence, billing: { ...correspondence } })).toBe(false);
  });

  it.each(['companyName', ...postalLines] as const)('when only %s differs', (line) => {
    expect(billingDiffers({ correspondence, billing: { ...correspondence, [line]: 'X' } })).toBe(
      true,
    );
  });
});

describe('M2.22 an empty billing address does not differ', () => {
  const nothing: PostalAddress = {
    ...correspondence,
    ...Object.fromEntries(postalLines.map((line) => [line, ''])),
    companyName: '',
  };
  const company = { ...correspondence, companyName: 'ATELIERS DU VIEUX QUAI' };

  it.each([
    ['all null', nothing],
    ['blank', { ...nothing, address: ' ', city: ' ', companyName: '  ' }],
    ['the same company without a line', { ...nothing, companyName: company.companyName }],
  ])('%s', (_title, billing) => {
    expect(billingDiffers({ correspondence: company, billing })).toBe(false);
  });

  it.each(['companyName', ...postalLines] as const)(
    'but it differs when only %s is filled in',
    (line) => {
      expect(
        billingDiffers({ correspondence: company, billing: { ...nothing, [line]: 'X' } }),
      ).toBe(true);
    },
  );

  it('nor does it after a save has filled it in with the correspondence address', () => {
    const held = { email: 'camille.durand@example.fr', correspondence: company, billing: nothing };
    const repeated = parsePostalDetails(
      { ...held, hasOwnBilling: false },
      { ...held, permissions },
    );
    if (!E.isRight(repeated)) throw new Error('All that is required is there.');
    expect(billingDiffers(repeated.right)).toBe(false);
  });
});
