import { describe, expect, it } from 'vitest';
import { findChromium, type ChromiumSearch } from '../../scripts/browser/findChromium.ts';

interface Machine {
  readonly env?: Readonly<Record<string, string>>;
  /** Paths that run, at first. */
  readonly working?: readonly string[];
  readonly isRoot?: boolean;
  /** What a command of the machine brings: the path that runs afterwards. */
  readonly brings?: Readonly<Record<string, string>>;
  readonly onPath?: readonly string[];
}

function machine({ env = {}, working = [], isRoot = true, brings = {}, onPath = [] }: Machine): {
  readonly search: ChromiumSearch;
  readonly ran: string[];
} {
  const works = new Set(working);
  const ran: string[] = [];
  const search: ChromiumSearch = {
    env,
    isRoot,
    works: (path) => Promise.resolve(works.has(path)),
    which: (name) => {
      const path = `/usr/bin/${name}`;
      return Promise.resolve(works.has(path) || onPath.includes(name) ? path : undefined);
    },
    packagedPath: () => Promise.resolve('/packaged/chrome'),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const path = brings[line];
      if (path !== undefined) works.add(path);
      return Promise.resolve(path !== undefined);
    },
    notice: () => undefined,
  };
  return { search, ran };
}

const debianInstall = 'apt-get install -y --no-install-recommends chromium';

describe('the browser for the tests', () => {
  it('is the one that CHROMIUM_PATH names', async () => {
    const { search } = machine({
      env: { CHROMIUM_PATH: '/opt/chromium' },
      working: ['/opt/chromium', '/usr/bin/chromium'],
    });

    expect(await findChromium(search)).toBe('/opt/chromium');
  });

  it('is another one when the named one does not run', async () => {
    const { search } = machine({
      env: { CHROMIUM_PATH: '/gone' },
      working: ['/usr/bin/google-chrome'],
    });

    expect(await findChromium(search)).toBe('/usr/bin/google-chrome');
  });

  it('is not one of the PATH that does not run', async () => {
    const { search } = machine({
      onPath: ['chromium'],
      working: ['/usr/bin/chromium-browser'],
    });

    expect(await findChromium(search)).toBe('/usr/bin/chromium-browser');
  });

  it('is downloaded when the machine has none', async () => {
    const { search, ran } = machine({
      brings: { 'playwright install chromium': '/packaged/chrome' },
    });

    expect(await findChromium(search)).toBe('/packaged/chrome');
    expect(ran).toEqual(['playwright install chromium']);
  });

  it('is the system’s package when there is no download', async () => {
    const { search, ran } = machine({
      onPath: ['apt-get'],
      brings: { [debianInstall]: '/usr/bin/chromium' },
    });

    expect(await findChromium(search)).toBe('/usr/bin/chromium');
    expect(ran).toEqual(['playwright install chromium', debianInstall]);
  });

  it('is installed without asking for a password by a user who is not root', async () => {
    const { search } = machine({
      onPath: ['apt-get'],
      isRoot: false,
      brings: { [`sudo -n ${debianInstall}`]: '/usr/bin/chromium' },
    });

    expect(await findChromium(search)).toBe('/usr/bin/chromium');
  });

  it('is asked of the reader when nothing helps', async () => {
    await expect(findChromium(machine({ onPath: ['apt-get'] }).search)).rejects.toThrow(
      /Install Chromium .* CHROMIUM_PATH/,
    );
  });
});
