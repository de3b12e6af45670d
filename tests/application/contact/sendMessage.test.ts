import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { sendMessage } from '../../../src/application/contact/sendMessage';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';
import { aMessage, aPassageMessage } from '../../support/publicSite/messages';

it('P8.15 a sent message adds no toast: its page says so', async () => {
  const send = vi.fn(() => TE.right(undefined));
  const store = createAppStore(fakePorts({ messages: { send } }));
  await store.dispatch(sendMessage(aMessage()));
  expect(send).toHaveBeenCalledWith(aMessage());
  expect(store.getState().toasts).toEqual([]);
});

it.each<ServiceError>([
  { kind: 'service/refused', message: null },
  { kind: 'service/unreachable' },
])('P8.14 a failed message is reported in a toast, with its cause: %o', async (reason) => {
  const store = createAppStore(fakePorts({ messages: { send: () => TE.left(reason) } }));
  expect(await store.dispatch(sendMessage(aMessage()))).toEqual(E.left(reason));
  expect(store.getState().toasts).toMatchObject([
    { tone: 'error', notice: { kind: 'contact/failed', reason } },
  ]);
});

it('P5.15 no action contains the digits of a card', async () => {
  const access = fakePorts({ messages: { send: () => TE.right(undefined) } });
  const dispatch = vi.fn();
  const payment = { method: 'card', firstDigits: '497040', lastDigits: '1234' } as const;
  await sendMessage(aPassageMessage(payment))(dispatch, () => undefined, access);
  expect(dispatch).toHaveBeenCalled();
  expect(JSON.stringify(dispatch.mock.calls)).not.toContain('497040');
});
