import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { openFirstConnection } from '../../../src/application/account/openFirstConnection';
import { createAppStore } from '../../../src/application/store';
import { aFirstConnection } from '../../support/account/account';
import { fakePorts } from '../../support/store/fakePorts';

const outcomes = [
  { answer: 'unknown', sentence: "Cette adresse e-mail n'est rattachée à aucun contrat." },
  { answer: 'sent', sentence: null },
] as const;

it.each(outcomes)(
  'P4.28 the response « $answer » reaches the page, without a toast',
  async (one) => {
    const store = createAppStore(
      fakePorts({ accounts: { openFirstConnection: () => TE.right(one) } }),
    );
    expect(await store.dispatch(openFirstConnection(aFirstConnection))).toEqual(E.right(one));
    expect(store.getState().toasts).toEqual([]);
  },
);

it('P8.8 a mail that could not be sent is returned to the page as a failure', async () => {
  const error = { kind: 'account/mail-not-sent', message: 'Phrase.' } as const;
  const store = createAppStore(
    fakePorts({ accounts: { openFirstConnection: () => TE.left(error) } }),
  );
  expect(await store.dispatch(openFirstConnection(aFirstConnection))).toEqual(E.left(error));
  expect(store.getState().toasts).toEqual([]);
});
