import { left as leftE, right as rightE } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { openFirstConnection } from '../../../src/application/account/openFirstConnection';
import { createAppStore } from '../../../src/application/store';
import { aFirstConnection } from '../../support/account';
import { fakePorts } from '../../support/fakePorts';

const outcomes = [
  { answer: 'unknown', sentence: "Cette adresse e-mail n'est rattachée à aucun contrat." },
  { answer: 'sent', sentence: null },
] as const;

it.each(outcomes)('P4.28 the answer « $answer » reaches the page, without a toast', async (one) => {
  const store = createAppStore(fakePorts({ accounts: { openFirstConnection: () => right(one) } }));
  expect(await store.dispatch(openFirstConnection(aFirstConnection))).toEqual(rightE(one));
  expect(store.getState().toasts).toEqual([]);
});

it('P8.8 a mail that could not be sent is a failure that the page tells', async () => {
  const error = { kind: 'account/mail-not-sent', message: 'Phrase.' } as const;
  const store = createAppStore(fakePorts({ accounts: { openFirstConnection: () => left(error) } }));
  expect(await store.dispatch(openFirstConnection(aFirstConnection))).toEqual(leftE(error));
  expect(store.getState().toasts).toEqual([]);
});
