import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { activateAccount } from '../../../src/application/account/activateAccount';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { createAppStore } from '../../../src/application/store';
import { anActivationToken } from '../../support/account/account';
import { fakePorts } from '../../support/store/fakePorts';

it('P8.17 an activated account is reported in a toast', async () => {
  const store = createAppStore(
    fakePorts({ accounts: { activate: () => TE.right({ sentence: null }) } }),
  );
  await store.dispatch(activateAccount(anActivationToken));
  expect(store.getState().toasts).toMatchObject([
    { tone: 'success', notice: { kind: 'account/activated', sentence: null } },
  ]);
});

it.each<ServiceError>([
  { kind: 'service/refused', message: 'Le lien est invalide.' },
  { kind: 'service/too-slow' },
])('P8.7 $kind is returned to the page, without a toast', async (error) => {
  const store = createAppStore(fakePorts({ accounts: { activate: () => TE.left(error) } }));
  expect(await store.dispatch(activateAccount(anActivationToken))).toEqual(E.left(error));
  expect(store.getState().toasts).toEqual([]);
});
