import { describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/browser/findChromium.ts';
import { aMachine, debianInstall } from '../support/aMachine.ts';

describe('the browser for the tests', () => {
  it('is the one that CHROMIUM_PATH names', async () => {
    const { search } = aMachine({
      env: { CHROMIUM_PATH: '/opt/chromium' },
      working: ['/opt/chromium', '/usr/bin/chromium'],
    });

    expect(await findChromium(search)).toBe('/opt/chromium');
  });

  it('is another one when the named one does not run', async () => {
    const { search } = aMachine({
      env: { CHROMIUM_PATH: '/gone' },
      working: ['/usr/bin/google-chrome'],
    });

    expect(await findChromium(search)).toBe('/usr/bin/google-chrome');
  });

  it('is not one of the PATH that does not run', async () => {
    const { search } = aMachine({
      onPath: ['chromium'],
      working: ['/usr/bin/chromium-browser'],
    });

    expect(await findChromium(search)).toBe('/usr/bin/chromium-browser');
  });

  it('is downloaded when the machine has none', async () => {
    const { search, ran } = aMachine({
      brings: { 'playwright install chromium': '/packaged/chrome' },
    });

    expect(await findChromium(search)).toBe('/packaged/chrome');
    expect(ran).toEqual(['playwright install chromium']);
  });

  it('is the system’s package when there is no download', async () => {
    const { search, ran } = aMachine({
      onPath: ['apt-get'],
      brings: { [debianInstall('chromium')]: '/usr/bin/chromium' },
    });

    expect(await findChromium(search)).toBe('/usr/bin/chromium');
    expect(ran).toEqual(['playwright install chromium', debianInstall('chromium')]);
  });

  it('is installed without asking for a password by a user who is not root', async () => {
    const { search } = aMachine({
      onPath: ['apt-get'],
      isRoot: false,
      brings: { [`sudo -n ${debianInstall('chromium')}`]: '/usr/bin/chromium' },
    });

    expect(await findChromium(search)).toBe('/usr/bin/chromium');
  });

  it('is asked of the reader when nothing helps', async () => {
    await expect(findChromium(aMachine({ onPath: ['apt-get'] }).search)).rejects.toThrow(
      /Install Chromium .* CHROMIUM_PATH/,
    );
  });
});
