import { expect, it, vi } from 'vitest';
import { ringChime } from '../../../src/application/publicSite/ringChime';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it('plays the sound', async () => {
  const ring = vi.fn();
  await createAppStore(fakePorts({ chime: { ring } })).dispatch(ringChime());
  expect(ring).toHaveBeenCalledOnce();
});

it('stays silent when its code cannot be fetched', async () => {
  const access = { ...fakePorts(), all: () => Promise.reject(new Error('lost')) };
  await expect(createAppStore(access).dispatch(ringChime())).resolves.toBeUndefined();
});
