import { expect, it } from 'vitest';
import type { Location } from 'react-router-dom';
import {
  bankDetailsState,
  readWizardPlace,
  searchAddress,
  successState,
} from '../../../../src/ui/freeRamp/refund/wizardPlace';
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
  const sent = { id: 7501, identifier: anIdentifier, receipt: aReceiptPath };
  expect(readWizardPlace(at(structuredClone(successState(sent))))).toMatchObject({
    wanted: 'success',
    sent: { id: 7501, receipt: aReceiptPath },
  });
  expect(readWizardPlace(at(successState({ ...sent, receipt: null }))).sent).toEqual({
    id: 7501,
    receipt: null,
  });
});

it.each(['https://example.fr/api/recu', '//example.fr/x', '/recus/1', 7, {}])(
  'P3.6 a receipt in the history with a path outside /api/, %j, is generated again',
  (receipt) => {
    const state = { step: 'success', sent: { id: 7501, receipt } };
    expect(readWizardPlace(at(state)).sent).toEqual({ id: 7501, receipt: null });
  },
);

it.each([
  undefined,
  'success',
  { step: 'success' },
  { step: 'success', sent: { id: '7501' } },
  { step: 'success', sent: { id: 1e308 } },
  { step: 'success', sent: { id: Number.NaN } },
  { step: 'success', sent: null },
  { step: 3 },
])('an invalid history state, %j, opens the result', (state) => {
  expect(readWizardPlace(at(state))).toMatchObject({ wanted: 'result', sent: null });
});
