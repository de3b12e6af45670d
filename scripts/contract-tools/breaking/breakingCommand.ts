import { findContract } from '../command/findContract.ts';
import { npmAdvice, readOptions } from '../command/readOptions.ts';
import type { Options } from '../command/Options.ts';
import { repositoryPrefix } from '../command/repositoryPrefix.ts';
import type { Terminal } from '../command/Terminal.ts';
import { UsageError } from '../command/UsageError.ts';
import { appendOutput, writeOutput } from '../command/writeOutput.ts';
import { breakingAnnotations } from './breakingAnnotations.ts';
import { breakingReport, tellBreaking, type BreakingReport } from './breakingReport.ts';
import { breakingSarif } from './breakingSarif.ts';
import { changelog } from './changelog.ts';
import { compareContracts } from './compareContracts.ts';
import { versionOfFile, versionOfRevision, type ContractVersion } from './ContractVersion.ts';

/**
 * `contract-tools breaking`: 0 when no client breaks, or the version is raised as the changes ask for; 1
 * otherwise. Throws UsageError.
 */
export async function breakingCommand(args: readonly string[], terminal: Terminal): Promise<0 | 1> {
  const options = readOptions('breaking', args, terminal);
  refuseBoth(options);
  const opened: ContractVersion[] = [];
  try {
    const base = await openBase(options, terminal);
    opened.push(base);
    const revision = await openRevision(options, terminal);
    opened.push(revision);
    const documents = { base: base.document, revision: revision.document };
    const report = breakingReport({ base, revision }, compareChecked(documents));
    publish(report, options, terminal);
    const { major } = report.summary;
    const { due, isRaisedEnough } = report.version;
    const isAccepted = options.flag('accept-major') || (due !== null && isRaisedEnough);
    return major > 0 && !isAccepted ? 1 : 0;
  } finally {
    for (const version of opened) await version.forget();
  }
}

const formats = ['json', 'sarif', 'changelog'] as const;

function publish(
  report: BreakingReport,
  options: Options,
  { stdout, stderr, env, cwd }: Terminal,
): void {
  const prefix = repositoryPrefix(cwd);
  const writers = {
    json: () => `${JSON.stringify(report, null, 2)}\n`,
    sarif: () => breakingSarif(report, prefix),
    changelog: () => changelog(report),
  };
  const spoken = formats.find((format) => options.output(format) === true);
  const people = spoken === undefined ? stdout : stderr;
  people.write(tellBreaking(report));
  if (spoken !== undefined) stdout.write(writers[spoken]());
  if (options.flag('github')) people.write(breakingAnnotations(report, prefix));
  for (const format of formats) {
    const target = options.output(format);
    if (typeof target === 'string') writeOutput(target, writers[format](), cwd);
  }
  const summary = env['GITHUB_STEP_SUMMARY'];
  if (options.flag('github') && summary) appendOutput(summary, changelog(report), cwd);
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

function openBase(options: Options, { cwd, env }: Terminal): Promise<ContractVersion> {
  const [file, base] = [options.text('base-file'), options.text('base')];
  if (file !== null) return Promise.resolve(versionOfFile(file, cwd));
  if (base !== null) return versionOfRevision(base, findContract(options, cwd), cwd);
  throw new UsageError(
    npmAdvice(['base', 'base-file'], env) ??
      'The base is missing: --base REF, for example --base main.',
  );
}

function openRevision(options: Options, { cwd }: Terminal): Promise<ContractVersion> {
  const [file, revision] = [options.text('revision-file'), options.text('revision')];
  if (file !== null) return Promise.resolve(versionOfFile(file, cwd));
  const contract = findContract(options, cwd);
  return revision === null
    ? Promise.resolve(versionOfFile(contract, cwd, 'the working tree'))
    : versionOfRevision(revision, contract, cwd);
}

function refuseBoth(options: Options): void {
  for (const side of ['base', 'revision'] as const) {
    if (options.text(side) === null || options.text(`${side}-file`) === null) continue;
    throw new UsageError(`Use --${side} or --${side}-file, not both.`);
  }
}
