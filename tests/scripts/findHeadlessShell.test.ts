import { describe, expect, it } from 'vitest';
import { findHeadlessShell } from '../../scripts/browser/findHeadlessShell.ts';
import { aMachine, debianInstall } from '../support/aMachine.ts';

const shell = '/usr/bin/chromium-headless-shell';
const install = debianInstall('chromium-headless-shell');

describe('the headless shell for the tests', () => {
  it('is the one of the PATH', async () => {
    const { search, ran } = aMachine({ working: [shell] });

    expect(await findHeadlessShell(search)).toBe(shell);
    expect(ran).toEqual([]);
  });

  it('is installed where it is missing, after the package lists where there are none', async () => {
    const { search, ran } = aMachine({ onPath: ['apt-get'], brings: { [install]: shell } });

    expect(await findHeadlessShell(search)).toBe(shell);
    expect(ran).toEqual([install]);

    const bare = aMachine({ onPath: ['apt-get'], brings: { 'apt-get update': '/lists' } });

    expect(await findHeadlessShell(bare.search)).toBeUndefined();
    expect(bare.ran).toEqual([install, 'apt-get update', install]);
  });

  it('gives way to Chromium itself where none can be had', async () => {
    expect(await findHeadlessShell(aMachine({}).search)).toBeUndefined();
    expect(await findHeadlessShell(aMachine({ onPath: ['apt-get'] }).search)).toBeUndefined();
  });

  it('is not looked for when CHROMIUM_PATH names the browser to test with', async () => {
    const { search, ran } = aMachine({
      env: { CHROMIUM_PATH: '/opt/chromium' },
      working: [shell],
      onPath: ['apt-get'],
    });

    expect(await findHeadlessShell(search)).toBeUndefined();
    expect(ran).toEqual([]);
  });
});
