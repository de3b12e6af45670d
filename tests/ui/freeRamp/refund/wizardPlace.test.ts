// @vitest-environment node
import { expect, it } from 'vitest';
import type { Location } from 'react-router-dom';
import {
  bankDetailsState,
  claimState,
  isClaimFromWizard,
  readWizardPlace,
  searchAddress,
  successState,
} from '../../../../src/ui/freeRamp/refund/wizardPlace';
import { readClaimedIds } from '../../../../src/ui/navigation/claimedIds';
import { cents } from '../../../../src/domain/basis/money';
import { aReceiptPath, anIdentifier } from '../../../support/freeRamp/freeRamp';

const at = (state: unknown, search = `?identifier=${anIdentifier}`): Location => ({
  pathname: '/espace/gratuite/remboursement/ajouter',
  search,
  hash: '',
  key: 'default',
  state,
});

it('P2.40 the identifier of the address is looked up', () => {
  expect(searchAddress(anIdentifier)).toMatchObject({ search: `?identifier=${anIdentifier}` });
  expect(readWizardPlace(at(null))).toEqual({
    identifier: anIdentifier,
    wanted: 'result',
    sent: null,
  });
  expect(readWizardPlace(at(null, '')).identifier).toBe('');
});

it('the step is in the history, and survives a reload', () => {
  expect(readWizardPlace(at(bankDetailsState)).wanted).toBe('bankDetails');
  const sent = {
    id: 7501,
    receipt: aReceiptPath,
    amount: cents(320),
    ibanEnding: '0189',
  };
  expect(readWizardPlace(at(structuredClone(successState(sent))))).toMatchObject({
    wanted: 'success',
    sent,
  });
  expect(readWizardPlace(at(successState({ ...sent, receipt: null }))).sent).toEqual({
    ...sent,
    receipt: null,
  });
});

it('an amount or the end of an IBAN that is not one is not shown', () => {
  const state = { step: 'success', sent: { id: 7501, amount: 3.2, ibanEnding: '<b>' } };
  expect(readWizardPlace(at(state)).sent).toMatchObject({ amount: null, ibanEnding: null });
});

it('P4.21 a claim knows whether it began with the search of a ticket', () => {
  expect([true, false].map((began) => isClaimFromWizard(at(claimState([7401], began))))).toEqual([
    true,
    false,
  ]);
  expect(readClaimedIds(at(claimState([7401], true)))).toEqual([7401]);
});

it.each(['https://example.fr/api/recu', '//example.fr/x', '/recus/1', 7, {}])(
  'P3.6 a receipt in the history with a path outside /api/, %j, is generated again',
  (receipt) => {
    const state = { step: 'success', sent: { id: 7501, receipt } };
    expect(readWizardPlace(at(state)).sent).toMatchObject({ id: 7501, receipt: null });
  },
);

it.each([
  { step: 'success', sent: { id: '7501' } },
  { step: 'success', sent: { id: 1e308 } },
  { step: 'success', sent: { id: Number.NaN } },
  { step: 'success', sent: null },
  { step: 3 },
])('an invalid history state, %j, opens the result', (state) => {
  expect(readWizardPlace(at(state))).toMatchObject({ wanted: 'result', sent: null });
});
