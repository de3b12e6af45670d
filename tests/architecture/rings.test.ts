import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { inProject } from '../../scripts/process/projectRoot.ts';

/** For each rule a file with a forbidden import, in an otherwise valid tree. */
const crossings: Readonly<Record<string, readonly [string, string]>> = {
  'domain-is-pure': ['src/domain/basis/fee.ts', '../../application/kernel/clock'],
  'application-knows-domain': ['src/application/badge/load.ts', '../../adapters/http/core/client'],
  'ui-and-adapters-never-meet': ['src/ui/member/Screen.ts', '../../adapters/http/core/client'],
  'adapters-know-ports': ['src/adapters/browser/saver.ts', '../../ui/design/controls/button'],
  'only-http-sees-the-contract': ['src/composition/wire.ts', '../../generated/api'],
  'only-composition-sees-inversify': ['src/adapters/http/core/inject.ts', 'inversify'],
  'composition-is-used-by-main': [
    'src/adapters/http/core/compose.ts',
    '../../../composition/container',
  ],
  'features-are-islands': ['src/ui/account/SignIn.ts', '../member/Dashboard'],
  'shared-pieces-know-no-feature': ['src/ui/design/controls/Link.ts', '../../member/Dashboard'],
  // An orphan imports nothing.
  'no-orphans': ['src/ui/unused.ts', ''],
  'no-cycles': ['src/domain/basis/circle.ts', './circleBack'],
  'not-to-unresolvable': ['src/domain/basis/lost.ts', './nowhere'],
  'no-development-packages': ['src/adapters/http/core/parse.ts', 'yaml'],
  'simulators-stand-apart': ['scripts/simulators/price.ts', '../../src/domain/basis/money'],
  'contract-tools-know-the-contract': [
    'scripts/contract/askSeed.ts',
    '../../src/domain/basis/money',
  ],
  'contract-tools-stand-alone': [
    'scripts/contract-tools/drift/askSeed.ts',
    '../../process/freePort',
  ],
  'contract-tools-few-packages': ['scripts/contract-tools/drift/askHono.ts', 'hono'],
  'contract-tools-are-used-through-their-command': [
    'scripts/mock/askTools.ts',
    '../contract-tools/contract/pointer',
  ],
  'only-the-spreadsheet-loads-luxon': ['src/domain/passage/period.ts', 'luxon'],
  'only-core-sends-requests': ['src/adapters/http/badge/send.ts', 'openapi-fetch'],
  'one-sanitiser': ['src/ui/public/Text.ts', 'dompurify'],
  'painted-content-is-shown-only': [
    'src/ui/purchase/price/Price.ts',
    '../../state/painted/usePaintedContent',
  ],
  'src-never-imports-tests': ['src/domain/basis/example.ts', '../../../tests/builders'],
};

type Contexts = Readonly<Record<string, readonly string[]>>;
const { domainContexts, devicePorts, useCaseContexts, gatewayContexts } = (await import(
  inProject('scripts/checks/contexts.mjs')
)) as Readonly<
  Record<'domainContexts' | 'devicePorts' | 'useCaseContexts' | 'gatewayContexts', Contexts>
>;

/** For each context of a table: a file that imports a context which the table does not allow. */
function contextCrossings(
  name: string,
  table: Contexts,
  folder: string,
  target: (context: string) => string,
  targets: readonly string[] = Object.keys(table),
): Readonly<Record<string, readonly [string, string]>> {
  return Object.fromEntries(
    Object.entries(table).map(([context, known]) => {
      const unknown = targets.find((one) => one !== context && !known.includes(one)) ?? '';
      return [`${name}-${context}`, [`src/${folder}/${context}/outside.ts`, target(unknown)]];
    }),
  );
}
const allCrossings = {
  ...crossings,
  ...contextCrossings('domain', domainContexts, 'domain', (one) => `../${one}/value`),
  ...contextCrossings(
    'ports',
    { ...domainContexts, ...devicePorts },
    'application/ports',
    (one) => `../../../domain/${one}/value`,
    Object.keys(domainContexts),
  ),
  ...contextCrossings(
    'use-cases',
    useCaseContexts,
    'application',
    (one) => `../${one}/value`,
    Object.keys(useCaseContexts).filter((one) => one !== 'kernel'),
  ),
  ...contextCrossings(
    'gateways',
    gatewayContexts,
    'adapters/http',
    (one) => `../${one}/value`,
    Object.keys(gatewayContexts).filter((one) => one !== 'core'),
  ),
};

/** The targets of the forbidden imports; these files break no rule. */
const inOrder = [
  ...Object.keys(domainContexts).map((one) => `src/domain/${one}/value.ts`),
  ...Object.keys(useCaseContexts).map((one) => `src/application/${one}/value.ts`),
  ...Object.keys(gatewayContexts).map((one) => `src/adapters/http/${one}/value.ts`),
  'generated/api.ts',
  'tests/builders.ts',
  'src/domain/basis/money.ts',
  'src/application/kernel/clock.ts',
  'src/application/badge/order.ts',
  'src/adapters/http/core/client.ts',
  'src/composition/container.ts',
  'src/ui/design/controls/button.ts',
  'src/ui/member/Dashboard.ts',
  'src/ui/state/painted/usePaintedContent.ts',
  'scripts/process/freePort.ts',
  'scripts/contract-tools/contract/pointer.ts',
];

interface Cruise {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { name: string } }[];
  };
}

/** The violations in a tree of these files, as `file: rule`. */
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

/**
 * Runs dependency-cruiser on `src` and `scripts` of a folder and returns its JSON. Its exit code is
 * not 0 if a rule is broken.
 */
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
      dependencies: { inversify: '*', dompurify: '*', luxon: '*', 'openapi-fetch': '*' },
      devDependencies: { yaml: '*', hono: '*' },
    }),
  ] as const,
  ...packageNamed('inversify'),
  ...packageNamed('yaml'),
  ...packageNamed('hono'),
  ...packageNamed('dompurify'),
  ...packageNamed('openapi-fetch'),
  ...packageNamed('luxon'),
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
  ...Object.values(allCrossings).map(([path, target]) => [path, importing(target)] as const),
  ['src/domain/basis/circleBack.ts', importing('./circle')] as const,
]);
let found: readonly string[] = [];

beforeAll(async () => {
  found = await violationsIn(new Map([...tree, ...crossed]));
});

it('files with allowed imports break no rule', () => {
  expect(found.filter((line) => inOrder.some((path) => line.startsWith(path)))).toEqual([]);
});

it.each(Object.entries(allCrossings))('%s reports the forbidden import', (rule, [path]) => {
  expect(found).toContain(`${path}: ${rule}`);
});

it('every rule of the project has a test case', async () => {
  const { default: config } = (await import(inProject('.dependency-cruiser.mjs'))) as {
    default: { forbidden: readonly { name: string }[] };
  };
  expect(config.forbidden.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(allCrossings).toSorted(),
  );
});
