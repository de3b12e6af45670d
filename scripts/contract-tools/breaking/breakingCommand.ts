import { findContract, repositoryPrefix, appendOutput, writeOutput } from '../command/files.ts';
import type { RunCommand } from '../command/Surroundings.ts';
import { npmAdvice, readOptions } from '../command/readOptions.ts';
import type { Options } from '../command/Options.ts';
import { exitCodes, type Terminal, UsageError } from '../command/Terminal.ts';
import { isUrl } from '../contract/sourceFile.ts';
import { baselineOf, readBaseline, readFormerBaseline } from '../report/baseline.ts';
import type { BaselineEntry } from '../report/baseline.ts';
import { ruleLevels } from '../report/ruleLevels.ts';
import { breakingAnnotations, breakingSarif } from './breakingSarif.ts';
import { breakingReport, type BreakingReport } from './breakingReport.ts';
import { breakingRules, ruleSettings, withLevels } from './breakingRules.ts';
import { changelog } from './changelog.ts';
import type { Pair, Side } from './Change.ts';
import { compareContracts } from './compareContracts.ts';
import { comparePolicy } from './comparePolicy.ts';
import { versionOfFile, versionOfRevision, type ContractVersion } from './ContractVersion.ts';
import { tellBreaking } from './tellBreaking.ts';

/** `contract-tools breaking`: 0: no client breaks, or as the version says; 1: one does; 4: undecided. */
export const breakingCommand: RunCommand = async (args, terminal) => {
  const options = readOptions('breaking', args, terminal);
  const opened: ContractVersion[] = [];
  try {
    const base = await open('base', options, terminal);
    opened.push(base);
    const revision = await open('revision', options, terminal);
    opened.push(revision);
    const documents = { base: base.document, revision: revision.document };
    const { changes, remarks } = changesOf(documents, options);
    const file = options.text('baseline');
    const baseline = file === null ? [] : readBaseline(file, terminal.cwd);
    const report = breakingReport({ base, revision }, changes, baseline, remarks);
    publish(report, options, terminal);
    saveBaseline(report, options, baseline, terminal.cwd);
    return exitCode(report, options);
  } finally {
    for (const version of opened) await version.forget();
  }
};

function changesOf(documents: Pair<object>, options: Options): ReturnType<typeof withLevels> {
  const isRule = (id: string): id is string => breakingRules.has(id);
  const settings = ruleLevels(options.list('rules'), isRule, ruleSettings);
  const seconds = options.number('budget', 0, 86_400);
  const deadline = seconds === null ? Infinity : Date.now() + seconds * 1_000;
  const found = compareContracts(documents, deadline);
  const policy = options.flag('policy') ? comparePolicy(documents) : [];
  return withLevels([...policy, ...found], settings);
}

/** The changes that fail, with the reasons that are known already. */
function saveBaseline(
  { changes, known }: BreakingReport,
  options: Options,
  baseline: readonly BaselineEntry[],
  cwd: string,
): void {
  const file = options.text('write-baseline');
  if (file === null) return;
  const found = [...changes, ...known]
    .filter(({ level }) => level === 'major' || level === 'undecided')
    .map(({ fingerprint, place, message }) => ({ fingerprint, finding: `${place}: ${message}` }));
  const former = [...readFormerBaseline(file, cwd), ...baseline];
  writeOutput(
    file,
    baselineOf(found, new Date(), former, () => true),
    cwd,
  );
}

/** A major change fails before an undecided one; a version that is raised enough for both accepts both. */
function exitCode({ summary, version }: BreakingReport, options: Options): number {
  const isRaised = version.due !== null && version.isRaisedEnough;
  if (summary.major > 0 && !options.flag('accept-major') && !isRaised) return exitCodes.drifts;
  const isAccepted = options.flag('allow-undecided') || version.isRaisedForUndecided;
  return summary.undecided > 0 && !isAccepted ? exitCodes.undecided : exitCodes.conforms;
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

/** Reads the version that the options of a side name; the revision is by default the one on the disk. */
function open(side: Side, options: Options, { cwd, env }: Terminal): Promise<ContractVersion> {
  const [file, revision] = [options.text(`${side}-file`), options.text(side)];
  if (file !== null && revision !== null) {
    throw new UsageError(`Use --${side} or --${side}-file, not both.`);
  }
  if (file !== null) return versionOfFile(file, cwd);
  if (revision === null && side === 'base') {
    const missing = 'The base is missing: --base REF, for example --base main.';
    throw new UsageError(npmAdvice(['base', 'base-file'], env) ?? missing);
  }
  const contract = findContract(options, cwd);
  if (revision !== null) return versionOfRevision(revision, contract, cwd);
  return versionOfFile(contract, cwd, isUrl(contract) ? contract : 'the working tree');
}
