import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { accountCalls, openCalls } from '../../../support/freeRamp/freeRampCalls';
import { json, outcomeOf } from '../../../support/http/outcomeOf';

const calls = [...accountCalls, ...openCalls];

it.each(calls)(
  'P8.4 $name: the sentence of errorMessage comes before that of message',
  async ({ send }) => {
    const answer = json(200, { status: 'error', message: 'Erreur', errorMessage: 'Phrase.' });
    expect(await outcomeOf(send, answer)).toMatchObject({ left: { message: 'Phrase.' } });
  },
);

it.each(calls)('P8.2 $name: the sentence of a 503 with status error is shown', async ({ send }) => {
  expect(await outcomeOf(send, json(503, { status: 'error', message: 'Phrase.' }))).toEqual(
    E.left({ kind: 'service/failed', message: 'Phrase.' }),
  );
});

it.each(calls.filter(({ name }) => name.includes('lookup')))(
  'P4.20 $name: refused because the receipt was given at the lane',
  async ({ send }) => {
    const answer = { status: 'error', state: 'directement final', errorMessage: 'Reçu remis.' };
    expect(await outcomeOf(send, json(200, answer))).toMatchObject({
      right: { status: 'handedOutAtLane', at: null, paid: null, refund: null },
    });
  },
);
