import { buildVariables, defaultMeter } from '../build/buildVariables.ts';
import { ownMeterPath } from '../serve/ownMeter.ts';
import type { Step } from './Step.ts';
import { countPlaywright, countVitest } from './testCount.ts';

const reports = '.cache/checks';
const minute = 60_000;
// TypeScript 7. The package `typescript` is version 5, which openapi-typescript needs; both have a `tsc`.
const compiler = 'node_modules/typescript-native/bin/tsc';

/** The steps of `npm test`; long ones first, so that short ones fill the free lanes. */
export const steps: readonly Step[] = [
  {
    name: 'lint',
    commands: [{ command: 'oxlint', args: [] }],
    limitMs: 10 * minute,
  },
  {
    name: 'types',
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
    commands: [{ command: process.execPath, args: ['scripts/contractTools.ts', 'lint-examples'] }],
  },
  {
    name: 'generated',
    commands: [{ command: process.execPath, args: ['scripts/generate/generate.ts', '--check'] }],
  },
  {
    name: 'build',
    commands: [
      {
        command: process.execPath,
        args: ['scripts/build.ts'],
        // The same value as in the steps that use the build, which otherwise would build again.
        env: defaultMeter(buildVariables(process.env), ownMeterPath),
      },
    ],
  },
  {
    name: 'bytes',
    needs: ['build'],
    commands: [{ command: process.execPath, args: ['scripts/bench/bytes.ts'] }],
  },
  {
    name: 'unit',
    alone: true,
    commands: [
      {
        command: 'vitest',
        args: [
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${reports}/vitest.json`,
        ],
      },
    ],
    report: { file: `${reports}/vitest.json`, count: countVitest },
    limitMs: 15 * minute,
  },
  {
    name: 'e2e',
    needs: ['build'],
    alone: true,
    commands: [
      {
        command: process.execPath,
        args: ['scripts/e2e.ts', '--reporter=list,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json` },
      },
    ],
    report: { file: `${reports}/playwright.json`, count: countPlaywright },
    limitMs: 45 * minute,
  },
];
