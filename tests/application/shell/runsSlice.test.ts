import * as TE from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
import { createUseCase } from '../../../src/application/kernel/createUseCase';
import { selectIsAtWork } from '../../../src/application/shell/runsSlice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it('use cases run from their start to their success, failure or exception', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createAppStore(fakePorts());
  const isAtWork = (): boolean => selectIsAtWork(store.getState());
  const good = createUseCase<void, number>('test/good', () => TE.right(1));
  const bad = createUseCase<void, number>('test/bad', () => TE.left({ kind: 'service/failed' }));
  const broken = createUseCase<void, number>('test/broken', () => {
    throw new Error('broken');
  });
  expect(isAtWork()).toBe(false);
  const runs = [good, bad, broken].map((one) => store.dispatch(one()));
  expect(isAtWork()).toBe(true);
  await Promise.all(runs.slice(0, 2));
  await Promise.all(runs);
  expect(isAtWork()).toBe(false);
  vi.restoreAllMocks();
});
