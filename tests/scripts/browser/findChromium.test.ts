import { describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/browser/findChromium.ts';
import { findHeadlessShell } from '../../../scripts/browser/findHeadlessShell.ts';
import { debianInstall, fakeMachine } from '../../support/browser/fakeMachine.ts';

const download = 'playwright install chromium';
const install = debianInstall('chromium');

describe('the browser for the tests', () => {
  it.each([
    [
      'the one at CHROMIUM_PATH',
      { env: { CHROMIUM_PATH: '/opt/chromium' }, working: ['/opt/chromium', '/usr/bin/chromium'] },
      '/opt/chromium',
    ],
    [
      'another one when that at CHROMIUM_PATH does not run',
      { env: { CHROMIUM_PATH: '/gone' }, working: ['/usr/bin/google-chrome'] },
      '/usr/bin/google-chrome',
    ],
    [
      'no command in the PATH that does not run',
      { onPath: ['chromium'], working: ['/usr/bin/chromium-browser'] },
      '/usr/bin/chromium-browser',
    ],
    [
      'downloaded when the machine has none',
      { brings: { [download]: '/packaged/chrome' } },
      '/packaged/chrome',
    ],
    [
      'the package of the system when the download fails',
      { onPath: ['apt-get'], brings: { [install]: '/usr/bin/chromium' } },
      '/usr/bin/chromium',
    ],
    [
      'installed without a question for a password when the user is not root',
      {
        onPath: ['apt-get'],
        isRoot: false,
        brings: { [`sudo -n ${install}`]: '/usr/bin/chromium' },
      },
      '/usr/bin/chromium',
    ],
  ])('is %s', async (_title, machine, path) => {
    expect(await findChromium(fakeMachine(machine).search)).toBe(path);
  });

  it('is missing when every step fails, and the error says how to install it', async () => {
    const { search, ran } = fakeMachine({ onPath: ['apt-get'] });
    await expect(findChromium(search)).rejects.toThrow(/Install Chromium .* CHROMIUM_PATH/);
    expect(ran.slice(0, 2)).toEqual([download, install]);
  });
});

describe('the headless shell for the tests', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const installShell = debianInstall('chromium-headless-shell');

  it('is the one in the PATH, or installed, after an update of the package lists when needed', async () => {
    const there = fakeMachine({ working: [shell] });
    expect(await findHeadlessShell(there.search)).toBe(shell);
    expect(there.ran).toEqual([]);
    const without = fakeMachine({ onPath: ['apt-get'], brings: { [installShell]: shell } });
    expect(await findHeadlessShell(without.search)).toBe(shell);
    const bare = fakeMachine({ onPath: ['apt-get'], brings: { 'apt-get update': '/lists' } });
    expect(await findHeadlessShell(bare.search)).toBeUndefined();
    expect(bare.ran).toEqual([installShell, 'apt-get update', installShell]);
  });

  it('is not searched for when CHROMIUM_PATH names the browser', async () => {
    const env = { CHROMIUM_PATH: '/opt/chromium' };
    const { search, ran } = fakeMachine({ env, working: [shell], onPath: ['apt-get'] });
    expect(await findHeadlessShell(search)).toBeUndefined();
    expect(ran).toEqual([]);
  });
});
