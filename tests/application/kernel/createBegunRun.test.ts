import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
import { createBegunRun } from '../../../src/application/kernel/createBegunRun';
import { createUseCase } from '../../../src/application/kernel/createUseCase';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

function countedRead() {
  const answers = vi.fn<() => TE.TaskEither<ServiceError, number>>();
  answers.mockImplementation(() => TE.right(answers.mock.calls.length));
  return { answers, reading: createBegunRun(createUseCase<void, number>('test/read', answers)) };
}

it('a reading that has begun is taken once, then the next one sends a request', async () => {
  const { answers, reading } = countedRead();
  const store = createAppStore(fakePorts());
  await store.dispatch(reading.begin());
  expect(await store.dispatch(reading.run())).toEqual(E.right(1));
  expect(answers).toHaveBeenCalledOnce();
  expect(await store.dispatch(reading.run())).toEqual(E.right(2));
});

it('a reading that has failed is taken too: the screen shows the failure', async () => {
  const { answers, reading } = countedRead();
  answers.mockReturnValueOnce(TE.left({ kind: 'service/unreachable' }));
  const store = createAppStore(fakePorts());
  await store.dispatch(reading.begin());
  expect(await store.dispatch(reading.run())).toEqual(E.left({ kind: 'service/unreachable' }));
  expect(await store.dispatch(reading.run())).toEqual(E.right(2));
});

it('a reading belongs to its store', async () => {
  const { answers, reading } = countedRead();
  await createAppStore(fakePorts()).dispatch(reading.begin());
  await createAppStore(fakePorts()).dispatch(reading.run());
  expect(answers).toHaveBeenCalledTimes(2);
});

it('a reading whose token was refused is not taken by the next session', async () => {
  const { answers, reading } = countedRead();
  answers.mockReturnValueOnce(TE.left({ kind: 'service/session-expired' }));
  const access = fakePorts();
  access.browser.tokens.write('a.b.refused');
  const store = createAppStore(access);
  await store.dispatch(reading.begin());
  access.browser.tokens.write('a.b.accepted');
  expect(await store.dispatch(reading.run())).toEqual(E.right(2));
});

it('the result of a reading that has ended is known before it is taken, for the first render', async () => {
  const { reading } = countedRead();
  const access = fakePorts();
  const store = createAppStore(access);
  expect(store.dispatch(reading.ended())).toBeNull();
  const begun = store.dispatch(reading.begin());
  expect(store.dispatch(reading.ended())).toBeNull();
  await begun;
  expect(store.dispatch(reading.ended())).toEqual(E.right(1));
  access.browser.tokens.write('a.b.next');
  expect(store.dispatch(reading.ended())).toBeNull();
  expect(await store.dispatch(reading.run())).toEqual(E.right(2));
  expect(store.dispatch(reading.ended())).toBeNull();
});
