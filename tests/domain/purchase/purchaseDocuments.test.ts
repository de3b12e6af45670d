import { describe, expect, it } from 'vitest';
import {
  purchaseDocuments,
  requiredDocuments,
} from '../../../src/domain/purchase/purchaseDocuments';

describe('P5.8 the documents of step 4', () => {
  it('are in the order of the screen', () => {
    expect(purchaseDocuments).toEqual(['rib', 'kbis', 'idFront', 'idBack']);
  });

  it.each([
    ['individual', 'tunnelPass', ['rib']],
    ['individual', 'tunnelPassPlus', ['rib']],
    ['individual', 'specialOffer', ['rib', 'idFront', 'idBack']],
    ['professional', 'tunnelPass', ['rib', 'kbis']],
    ['professional', 'tunnelPassPlus', ['rib', 'kbis']],
  ] as const)('of an %s with plan %s: %j', (customerType, planCode, expected) => {
    expect(requiredDocuments({ customerType, planCode })).toEqual(expected);
  });
});
