import { describe, expect, it } from 'vitest';
import { findHeadlessShell } from '../../../scripts/browser/findHeadlessShell.ts';
import { fakeMachine, debianInstall } from '../../support/browser/fakeMachine.ts';

const shell = '/usr/bin/chromium-headless-shell';
const install = debianInstall('chromium-headless-shell');

describe('the headless shell for the tests', () => {
  it('is the one in the PATH', async () => {
    const { search, ran } = fakeMachine({ working: [shell] });

    expect(await findHeadlessShell(search)).toBe(shell);
    expect(ran).toEqual([]);
  });

  it('is installed when it is missing, after an update of the package lists when needed', async () => {
    const { search, ran } = fakeMachine({ onPath: ['apt-get'], brings: { [install]: shell } });

    expect(await findHeadlessShell(search)).toBe(shell);
    expect(ran).toEqual([install]);

    const bare = fakeMachine({ onPath: ['apt-get'], brings: { 'apt-get update': '/lists' } });

    expect(await findHeadlessShell(bare.search)).toBeUndefined();
    expect(bare.ran).toEqual([install, 'apt-get update', install]);
  });

  it('is undefined when it cannot be installed: the tests use Chromium', async () => {
    expect(await findHeadlessShell(fakeMachine({}).search)).toBeUndefined();
    expect(await findHeadlessShell(fakeMachine({ onPath: ['apt-get'] }).search)).toBeUndefined();
  });

  it('is not searched for when CHROMIUM_PATH is set', async () => {
    const { search, ran } = fakeMachine({
      env: { CHROMIUM_PATH: '/opt/chromium' },
      working: [shell],
      onPath: ['apt-get'],
    });

    expect(await findHeadlessShell(search)).toBeUndefined();
    expect(ran).toEqual([]);
  });
});
