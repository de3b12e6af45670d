import { buildVariables, defaultMeter } from '../build/buildVariables.ts';
import type { CommandLine } from '../process/childProcess.ts';
import { ownMeterPath } from '../serve/ownMeter.ts';
import type { Step } from './Step.ts';

const minute = 60_000;
const reporters = './scripts/checks/report';

/** Read by the configurations of Vitest and Playwright: only `*.deep.test.ts`, `*.deep.spec.ts`. */
const deep = { DEEP_TESTS: 'true' };

const build: Step = {
  name: 'build',
  usualSeconds: 30,
  commands: [
    {
      ...script('scripts/build.ts'),
      // The same value as in the steps that use the build, which otherwise would build again.
      env: defaultMeter(buildVariables(process.env), ownMeterPath),
    },
  ],
};

// TypeScript 7. The package `typescript` is version 5, which openapi-typescript needs; both have a `tsc`.
const compiler = 'node_modules/typescript-native/bin/tsc';

/** The steps of `npm test`; long ones first, so that short ones fill the free lanes. */
export const steps: readonly Step[] = [
  {
    name: 'lint',
    usualSeconds: 25,
    commands: [{ command: 'oxlint', args: [] }],
    limitMs: 10 * minute,
  },
  {
    name: 'types',
    usualSeconds: 30,
    commands: ['tsconfig.json', 'src/tsconfig.json'].map((project) => ({
      command: process.execPath,
      args: [
        ...[compiler, '--noEmit', '--project', project],
        // The next run checks only the changed files.
        ...['--incremental', '--tsBuildInfoFile', `.cache/types/${project}.tsbuildinfo`],
      ],
    })),
  },
  {
    name: 'format',
    commands: [{ command: 'oxfmt', args: ['--list-different'] }],
  },
  { name: 'architecture', commands: [{ command: 'depcruise', args: ['src', 'scripts'] }] },
  { name: 'unused', commands: [{ command: 'knip', args: ['--no-progress'] }] },
  {
    name: 'contract',
    commands: [{ command: 'redocly', args: ['lint'], env: { REDOCLY_TELEMETRY: 'off' } }],
    forbiddenOutput: /\bwarnings?\b/i,
  },
  {
    // The package scripts/contract-tools, built and called as other projects call it.
    name: 'examples',
    commands: [script('scripts/contractTools.ts', 'lint-examples')],
  },
  {
    name: 'generated',
    commands: [script('scripts/generate/generate.ts', '--check')],
  },
  build,
  {
    name: 'bytes',
    needs: ['build'],
    commands: [script('scripts/bench/bytes.ts')],
  },
  // A single worker gets all files of a project at once, two get them one by one: two halves, each with
  // one worker, take a quarter less.
  ...['1/2', '2/2'].map((half) => ({
    name: `unit ${half}`,
    usualSeconds: 110,
    hasTests: true,
    commands: [vitest({}, '--maxWorkers=1', `--shard=${half}`)],
    limitMs: 15 * minute,
  })),
  {
    name: 'e2e',
    needs: ['build'],
    alone: true,
    usualSeconds: 330,
    hasTests: true,
    commands: [playwright()],
    limitMs: 45 * minute,
  },
];

/** The steps of `npm run test:deep`: what crosses every state, and what takes long. */
export const deepSteps: readonly Step[] = [
  build,
  {
    name: 'unit-deep',
    alone: true,
    usualSeconds: 140,
    hasTests: true,
    commands: [vitest(deep)],
    limitMs: 30 * minute,
  },
  {
    name: 'e2e-deep',
    needs: ['build'],
    alone: true,
    usualSeconds: 420,
    hasTests: true,
    commands: [playwright(deep)],
    limitMs: 90 * minute,
  },
  {
    name: 'engines',
    needs: ['build'],
    alone: true,
    usualSeconds: 300,
    commands: [script('scripts/engines.ts')],
    limitMs: 30 * minute,
  },
  {
    name: 'mutation',
    alone: true,
    usualSeconds: 1_800,
    commands: [script('scripts/mutation.ts')],
    limitMs: 120 * minute,
  },
  {
    name: 'benches',
    needs: ['build'],
    alone: true,
    usualSeconds: 3_600,
    commands: [script('scripts/bench/bench.ts')],
    limitMs: 180 * minute,
  },
];

function script(path: string, ...args: readonly string[]): CommandLine {
  return { command: process.execPath, args: [path, ...args] };
}

function vitest(env: Readonly<Record<string, string>>, ...options: readonly string[]): CommandLine {
  const args = ['run', `--reporter=${reporters}/vitestReporter.ts`, ...options];
  return { command: 'vitest', args, env };
}

function playwright(env: Readonly<Record<string, string>> = {}): CommandLine {
  return { ...script('scripts/e2e.ts', `--reporter=${reporters}/playwrightReporter.ts`), env };
}
