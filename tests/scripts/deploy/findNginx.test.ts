import { expect, it } from 'vitest';
import { findNginx } from '../../../scripts/deploy/findNginx.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { fakeMachine } from '../../support/browser/fakeMachine.ts';

it('nginx is the one in the PATH', async () => {
  const { search, ran } = fakeMachine({ onPath: ['nginx'] });
  expect(await findNginx(search)).toBeDefined();
  expect(ran).toEqual([]);
});

it('nginx is unpacked from a package of the system, without installing it', async () => {
  const unpacked = inProject('.cache', 'nginx', 'usr', 'sbin', 'nginx');
  const { search, ran } = fakeMachine({ onPath: ['apt-get'] });
  let isThere = false;
  const found = await findNginx({
    ...search,
    which: async (name) => (name === unpacked && isThere ? unpacked : search.which(name)),
    run: async (command, args, limit) => {
      await search.run(command, args, limit);
      isThere = args.join(' ').includes('dpkg -x nginx-light_');
      return isThere;
    },
  });
  expect(found).toBe(unpacked);
  expect(ran).toHaveLength(1);
  expect(ran.join()).not.toMatch(/apt-get install|sudo/);
});

it('without nginx its tests count as failed, and it is said', async () => {
  const notices: string[] = [];
  const { search } = fakeMachine({});
  expect(await findNginx({ ...search, notice: (text) => notices.push(text) })).toBeUndefined();
  expect(notices.join()).toMatch(/skipped.* counts them as failed/);
});
