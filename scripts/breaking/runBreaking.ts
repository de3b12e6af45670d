import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../conformance/command/UsageError.ts';
import { breakingReport, tellBreaking } from './breakingReport.ts';
import { compareContracts } from './compareContracts.ts';
import {
  versionOfFile,
  versionOfRevision,
  versionOfWorkingTree,
  type ContractVersion,
} from './ContractVersion.ts';

export interface BreakingIo {
  /** Root of the project whose contract and git history are read. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly complain: (text: string) => void;
}

/**
 * 0: no breaking change; 1: a client that works today may break; 2: wrong usage or unreadable
 * contract.
 */
export type BreakingExit = 0 | 1 | 2;

export const usage = `Compares two versions of the contract and reports what breaks its clients.

  npm run contract:breaking -- --base REF [--revision REF] [--json [FILE]]

  --base REF            git revision to compare with (main, HEAD~1, a tag)
  --revision REF        git revision that is checked; by default the working tree
  --base-file PATH      an openapi.yaml instead of --base
  --revision-file PATH  an openapi.yaml instead of --revision
  --json [FILE]         the report as JSON, on the output or in FILE

Exit codes: 0 no major change, 1 a major change, 2 usage or a contract that cannot be read.
`;

const names = ['base', 'revision', 'base-file', 'revision-file'] as const;

interface Options extends Readonly<Partial<Record<(typeof names)[number], string>>> {
  readonly help?: boolean;
  /** True for standard output, else a path. */
  readonly json: string | boolean;
}

/** Runs the command and returns its exit code. A usage error is printed as one sentence. */
export async function runBreaking(args: readonly string[], io: BreakingIo): Promise<BreakingExit> {
  try {
    return await run(readOptions(args), io);
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    io.complain(`${problem.message}\n`);
    return 2;
  }
}

async function run(options: Options, io: BreakingIo): Promise<BreakingExit> {
  if (options.help) {
    io.out(usage);
    return 0;
  }
  const opened: ContractVersion[] = [];
  try {
    const base = await openBase(options, io);
    opened.push(base);
    const revision = await openRevision(options, io);
    opened.push(revision);
    const documents = { base: base.document, revision: revision.document };
    const report = breakingReport({ base, revision }, compareChecked(documents));
    const json = `${JSON.stringify(report, null, 2)}\n`;
    if (typeof options.json === 'string') await save(resolve(io.cwd, options.json), json);
    io.out(options.json === true ? json : tellBreaking(report));
    return report.summary.major > 0 ? 1 : 0;
  } finally {
    for (const version of opened) await version.forget();
  }
}

/** Reports an unresolvable or circular reference as a usage error. */
function compareChecked(
  documents: Parameters<typeof compareContracts>[0],
): ReturnType<typeof compareContracts> {
  try {
    return compareContracts(documents);
  } catch (problem) {
    if (!(problem instanceof Error) || !problem.message.startsWith('#')) throw problem;
    throw new UsageError(`The contracts cannot be compared: ${problem.message}`, {
      cause: problem,
    });
  }
}

function openBase(options: Options, { cwd, env }: BreakingIo): Promise<ContractVersion> {
  if (options['base-file'] !== undefined) return versionOfFile(options['base-file'], cwd);
  if (options.base !== undefined) return versionOfRevision(options.base, cwd);
  if (env['npm_config_base'] !== undefined) {
    throw new UsageError(
      'npm read --base as its own option: write npm run contract:breaking -- --base REF.',
    );
  }
  throw new UsageError('The base is missing: --base REF, for example --base main.');
}

function openRevision(options: Options, { cwd }: BreakingIo): Promise<ContractVersion> {
  if (options['revision-file'] !== undefined) return versionOfFile(options['revision-file'], cwd);
  if (options.revision !== undefined) return versionOfRevision(options.revision, cwd);
  return versionOfWorkingTree(cwd);
}

function readOptions(args: readonly string[]): Options {
  const { json, rest } = takeJson(args);
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: rest,
      options: {
        ...{ base: text, revision: text, 'base-file': text, 'revision-file': text },
        help: { type: 'boolean', short: 'h' },
      },
    });
    for (const side of ['base', 'revision'] as const) {
      if (values[side] === undefined || values[`${side}-file`] === undefined) continue;
      throw new UsageError(`Use --${side} or --${side}-file, not both.`);
    }
    return { ...values, json };
  } catch (problem) {
    if (problem instanceof UsageError) throw problem;
    const [first = ''] = (problem as Error).message.split('. ');
    throw new UsageError(
      `${first}. Allowed options: ${names.map((name) => `--${name}`).join(', ')}, --json, --help.`,
      {
        cause: problem,
      },
    );
  }
}

/**
 * Handles `--json`, `--json FILE` and `--json=FILE`: `parseArgs` has no options with an optional
 * value.
 */
function takeJson(args: readonly string[]): {
  readonly json: string | boolean;
  readonly rest: string[];
} {
  const index = args.findIndex((arg) => arg === '--json' || arg.startsWith('--json='));
  const given = args[index];
  if (given === undefined) return { json: false, rest: [...args] };
  const next = args[index + 1];
  const [file, taken] = given.startsWith('--json=')
    ? [given.slice('--json='.length), 1]
    : next === undefined || next.startsWith('-')
      ? [true, 1]
      : [next, 2];
  return { json: file, rest: args.toSpliced(index, taken) };
}

async function save(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((problem: unknown) => {
    throw new UsageError(`${path} cannot be written: ${(problem as Error).message}.`, {
      cause: problem,
    });
  });
}
