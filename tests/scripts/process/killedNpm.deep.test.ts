import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../../scripts/process/projectRoot.ts';

describe('a script that npm runs', () => {
  it('ends with all its child processes when npm is killed', async () => {
    const command = 'node scripts/run.mjs ../tests/scripts/support/processTree';
    const npm = spawn('npm', ['exec', '--call', command], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    onTestFinished(() => endGroup(npm.pid));
    const [text] = (await once(npm.stdout, 'data')) as [Buffer];
    expect(text.toString()).toBe('started\n');

    npm.kill('SIGKILL');

    // Each process of the tree keeps this output open until it ends.
    await once(npm.stdout, 'end');
  }, 20_000);
});

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Every process of the group has ended, as expected.
  }
}
