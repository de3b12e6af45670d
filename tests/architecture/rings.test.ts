import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inProject } from '../../scripts/process/projectRoot.ts';

/** For each border of README.md a file that crosses it: the rule, its path and its import. */
const crossings = [
  ['domain-is-pure', 'src/domain/basis/fee.ts', '../../application/kernel/clock'],
  ['application-knows-domain', 'src/application/badge/load.ts', '../../adapters/http/core/client'],
  ['adapters-know-ports', 'src/adapters/browser/saver.ts', '../../ui/design/button'],
  ['ui-and-adapters-never-meet', 'src/ui/member/Screen.ts', '../../adapters/http/core/client'],
  ['features-are-islands', 'src/ui/account/SignIn.ts', '../member/Dashboard'],
  ['only-http-sees-the-contract', 'src/composition/wire.ts', '../../generated/api'],
  ['composition-is-used-by-main', 'src/adapters/browser/open.ts', '../../composition/container'],
  ['domain-invoice', 'src/domain/invoice/price.ts', '../purchase/value'],
  ['ports-invoice', 'src/application/ports/invoice/Price.ts', '../../../domain/purchase/value'],
  ['use-cases-badge', 'src/application/badge/order.ts', '../purchase/value'],
  ['gateways-badge', 'src/adapters/http/badge/send.ts', '../invoice/value'],
  ['simulators-stand-apart', 'scripts/simulators/price.ts', '../../src/domain/purchase/value'],
] as const;

const targets = [
  'generated/api.ts',
  'src/application/purchase/value.ts',
  'src/composition/container.ts',
  'src/application/kernel/clock.ts',
  'src/adapters/http/core/client.ts',
  'src/adapters/http/invoice/value.ts',
  'src/domain/purchase/value.ts',
  'src/ui/design/button.ts',
  'src/ui/member/Dashboard.ts',
];

async function folderOf(files: readonly (readonly [string, string])[]): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'rings-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await symlink(inProject('tsconfig.json'), join(folder, 'tsconfig.json'));
  return folder;
}

/** The violations in `src` and `scripts` of a folder, as `file: rule`. */
function violationsIn(folder: string): Promise<readonly string[]> {
  const command = inProject('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const flags = ['--config', inProject('.dependency-cruiser.mjs'), '--output-type', 'json'];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, 'src', 'scripts', ...flags],
      { cwd: folder },
      (_, text) => {
        const { summary } = JSON.parse(text) as {
          readonly summary: {
            readonly violations: readonly { from: string; rule: { name: string } }[];
          };
        };
        resolve(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`));
      },
    );
  });
}

it('each border between rings, features and contexts refuses a file that crosses it', async () => {
  const folder = await folderOf([
    ['package.json', '{}'],
    ...targets.map((path) => [path, 'export const value = 1;\n'] as const),
    ...crossings.map(([, path, target]) => [path, `import '${target}';\n`] as const),
  ]);
  const expected = crossings.map(([rule, path]) => `${path}: ${rule}`);
  expect(await violationsIn(folder)).toEqual(expect.arrayContaining(expected));
});
