import { describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/browser/findChromium.ts';
import { fakeMachine, debianInstall } from '../../support/browser/fakeMachine.ts';

describe('the browser for the tests', () => {
  it('is the one at CHROMIUM_PATH', async () => {
    const { search } = fakeMachine({
      env: { CHROMIUM_PATH: '/opt/chromium' },
      working: ['/opt/chromium', '/usr/bin/chromium'],
    });

    expect(await findChromium(search)).toBe('/opt/chromium');
  });

  it('is another one when the one at CHROMIUM_PATH does not run', async () => {
    const { search } = fakeMachine({
      env: { CHROMIUM_PATH: '/gone' },
      working: ['/usr/bin/google-chrome'],
    });

    expect(await findChromium(search)).toBe('/usr/bin/google-chrome');
  });

  it('is not a command in the PATH that does not run', async () => {
    const { search } = fakeMachine({
      onPath: ['chromium'],
      working: ['/usr/bin/chromium-browser'],
    });

    expect(await findChromium(search)).toBe('/usr/bin/chromium-browser');
  });

  it('is downloaded when the machine has none', async () => {
    const { search, ran } = fakeMachine({
      brings: { 'playwright install chromium': '/packaged/chrome' },
    });

    expect(await findChromium(search)).toBe('/packaged/chrome');
    expect(ran).toEqual(['playwright install chromium']);
  });

  it('is the package of the system when the download fails', async () => {
    const { search, ran } = fakeMachine({
      onPath: ['apt-get'],
      brings: { [debianInstall('chromium')]: '/usr/bin/chromium' },
    });

    expect(await findChromium(search)).toBe('/usr/bin/chromium');
    expect(ran).toEqual(['playwright install chromium', debianInstall('chromium')]);
  });

  it('is installed without a password prompt for a user who is not root', async () => {
    const { search } = fakeMachine({
      onPath: ['apt-get'],
      isRoot: false,
      brings: { [`sudo -n ${debianInstall('chromium')}`]: '/usr/bin/chromium' },
    });

    expect(await findChromium(search)).toBe('/usr/bin/chromium');
  });

  it('is missing when every step fails, and the error says how to install it', async () => {
    await expect(findChromium(fakeMachine({ onPath: ['apt-get'] }).search)).rejects.toThrow(
      /Install Chromium .* CHROMIUM_PATH/,
    );
  });
});
