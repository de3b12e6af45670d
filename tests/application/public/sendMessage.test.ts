import { left as leftE } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { sendMessage } from '../../../src/application/public/sendMessage';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/fakePorts';
import { aMessage, aPassageMessage } from '../../support/messages';

it('P8.15 a message that was sent says so in a toast', async () => {
  const send = vi.fn(() => right(undefined));
  const store = createAppStore(fakePorts({ messages: { send } }));
  await store.dispatch(sendMessage(aMessage()));
  expect(send).toHaveBeenCalledWith(aMessage());
  expect(store.getState().toasts).toMatchObject([
    { tone: 'success', notice: { kind: 'contact/sent' } },
  ]);
});

it.each<ServiceError>([
  { kind: 'service/refused', message: null },
  { kind: 'service/unreachable' },
])('P8.14 a message that was not sent says so in a toast, with why: %o', async (reason) => {
  const store = createAppStore(fakePorts({ messages: { send: () => left(reason) } }));
  expect(await store.dispatch(sendMessage(aMessage()))).toEqual(leftE(reason));
  expect(store.getState().toasts).toMatchObject([
    { tone: 'error', notice: { kind: 'contact/failed', reason } },
  ]);
});

it('P5.15 no action carries the digits of a card', async () => {
  const access = fakePorts({ messages: { send: () => right(undefined) } });
  const dispatch = vi.fn();
  const payment = { method: 'card', firstDigits: '497040', lastDigits: '1234' } as const;
  await sendMessage(aPassageMessage(payment))(dispatch, () => undefined, access);
  expect(dispatch).toHaveBeenCalled();
  expect(JSON.stringify(dispatch.mock.calls)).not.toContain('497040');
});
