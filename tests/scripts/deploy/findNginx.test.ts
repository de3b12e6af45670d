import { describe, expect, it } from 'vitest';
import { findNginx } from '../../../scripts/deploy/findNginx.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { fakeMachine } from '../../support/browser/fakeMachine.ts';

describe('nginx for the tests', () => {
  it('is the one in the PATH', async () => {
    const { search, ran } = fakeMachine({ onPath: ['nginx'] });

    expect(await findNginx(search)).toBeDefined();
    expect(ran).toEqual([]);
  });

  it('is unpacked from a package of the system, without installing it', async () => {
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

  it('is undefined without a package, with a notice', async () => {
    expect(await findNginx(fakeMachine({}).search)).toBeUndefined();

    const { search, ran } = fakeMachine({ onPath: ['apt-get'] });

    expect(await findNginx(search)).toBeUndefined();
    expect(ran.filter((line) => line.startsWith('sh'))).toHaveLength(2);
    expect(ran).toContain('apt-get update');
  });
});
