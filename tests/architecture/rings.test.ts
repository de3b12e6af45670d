import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { inProject } from '../../scripts/process/projectRoot.ts';

/** Each crosses one ring, in a tree that is otherwise in order; the rule that has to notice it. */
const crossings: Readonly<Record<string, readonly [string, string]>> = {
  'domain-is-pure': ['src/domain/fee.ts', '../application/kernel/clock'],
  'application-knows-domain': ['src/application/member/load.ts', '../../adapters/http/client'],
  'ui-and-adapters-never-meet': ['src/ui/member/Screen.ts', '../../adapters/http/client'],
  'adapters-know-ports': ['src/adapters/browser/saver.ts', '../../ui/design/button'],
  'only-http-sees-the-contract': ['src/composition/wire.ts', '../../generated/api'],
  'only-composition-sees-inversify': ['src/adapters/http/inject.ts', 'inversify'],
  'composition-is-used-by-main': ['src/adapters/http/compose.ts', '../../composition/container'],
  'features-are-islands': ['src/ui/account/SignIn.ts', '../member/Dashboard'],
  'shared-pieces-know-no-feature': ['src/ui/design/Link.ts', '../member/Dashboard'],
  'kernel-knows-no-feature': ['src/application/kernel/start.ts', '../member/order'],
  // An orphan crosses nothing: it stands alone.
  'no-orphans': ['src/ui/unused.ts', ''],
  'no-cycles': ['src/domain/circle.ts', './circleBack'],
  'not-to-unresolvable': ['src/domain/lost.ts', './nowhere'],
  'no-development-packages': ['src/adapters/http/parse.ts', 'yaml'],
  'simulators-stand-apart': ['scripts/simulators/price.ts', '../../src/domain/money'],
  'contract-tools-know-the-contract': ['scripts/drift/askSeed.ts', '../../src/domain/money'],
  'one-sanitiser': ['src/ui/public/Text.ts', 'dompurify'],
  'src-never-imports-tests': ['src/domain/example.ts', '../../tests/builders'],
};

/** What is crossed to: nothing here breaks a rule. */
const inOrder = [
  'generated/api.ts',
  'tests/builders.ts',
  'src/domain/money.ts',
  'src/application/kernel/clock.ts',
  'src/application/member/order.ts',
  'src/adapters/http/client.ts',
  'src/composition/container.ts',
  'src/ui/design/button.ts',
  'src/ui/member/Dashboard.ts',
];

interface Cruise {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { name: string } }[];
  };
}

/** What the project's rules find in a tree of these files, as `file: rule`. */
async function violationsIn(files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'rings-')));
  try {
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await symlink(inProject('tsconfig.json'), join(folder, 'tsconfig.json'));
    const { summary } = JSON.parse(await cruise(folder)) as Cruise;
    return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** dependency-cruiser's JSON on `src` and `scripts` of this folder; it ends with a code of its own when a rule is broken. */
async function cruise(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [
        inProject('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        ...[
          'src',
          'scripts',
          '--config',
          inProject('.dependency-cruiser.mjs'),
          '--output-type',
          'json',
        ],
      ],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        if (stdout.startsWith('{')) resolve(stdout);
        else reject(new Error(stderr, { cause: error }));
      },
    );
  });
}

const importing = (target: string): string =>
  target === ''
    ? 'export const value = 1;\n'
    : `import * as target from '${target}';\nexport const here = target;\n`;
const packageNamed = (name: string): readonly (readonly [string, string])[] => [
  [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'main.js' })],
  [`node_modules/${name}/main.js`, 'exports.value = 1;\n'],
];
const used = (path: string): string => `import './${path.replace(/^src\/|\.ts$/g, '')}';\n`;
const tree = new Map([
  [
    'package.json',
    JSON.stringify({
      dependencies: { inversify: '*', dompurify: '*' },
      devDependencies: { yaml: '*' },
    }),
  ] as const,
  ...packageNamed('inversify'),
  ...packageNamed('yaml'),
  ...packageNamed('dompurify'),
  ...inOrder.map((path) => [path, 'export const value = 1;\n'] as const),
  [
    'src/main.tsx',
    inOrder
      .filter((path) => path.startsWith('src/'))
      .map(used)
      .join(''),
  ] as const,
]);
const crossed = new Map([
  ...Object.values(crossings).map(([path, target]) => [path, importing(target)] as const),
  ['src/domain/circleBack.ts', importing('./circle')] as const,
]);
let found: readonly string[] = [];

beforeAll(async () => {
  found = await violationsIn(new Map([...tree, ...crossed]));
});

it('files that keep to their ring break no rule', () => {
  expect(found.filter((line) => inOrder.some((path) => line.startsWith(path)))).toEqual([]);
});

it.each(Object.entries(crossings))('%s notices the import that crosses it', (rule, [path]) => {
  expect(found).toContain(`${path}: ${rule}`);
});

it('every rule of the project has its broken case', async () => {
  const { default: config } = (await import(inProject('.dependency-cruiser.mjs'))) as {
    default: { forbidden: readonly { name: string }[] };
  };
  expect(config.forbidden.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(crossings).toSorted(),
  );
});
