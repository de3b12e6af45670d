import { basename, resolve } from 'node:path';
import { findContract } from '../command/files.ts';
import { publishReport } from '../command/publishReport.ts';
import { Watch } from '../command/Watch.ts';
import { readOptions } from '../command/readOptions.ts';
import type { RunCommand } from '../command/Surroundings.ts';
import { type Terminal, UsageError } from '../command/Terminal.ts';
import { createJudge } from '../answer/judgeAnswer.ts';
import { reportOf } from '../report/Report.ts';
import { plural } from '../report/texts.ts';
import { withProgress } from '../report/progress.ts';
import { listOperations } from '../contract/operations.ts';
import type { ContractDocument } from '../contract/document.ts';
import { serverPaths } from '../drift/serverPath.ts';
import { readingRemarks } from '../contract/readContract.ts';
import { keepsCredentials } from './bearerSent.ts';
import { captureOperations, type JudgedCall } from './captureReport.ts';
import { judgeRecordedCall } from './judgeRecordedCall.ts';
import { commonPath, operationFinder } from './operationFinder.ts';
import { readHar } from './readHar.ts';
import { recordedCalls } from './recordedCalls.ts';
import type { CallScope, RecordedCalls, Recording } from './recordedCalls.ts';
import { recordedSecrets, type Secrets } from './recordedSecrets.ts';
import type { CaptureRules } from './requestDifferences.ts';
import type { Options } from '../command/Options.ts';
import { publicationOf, type Publication } from '../command/Publication.ts';

/** `contract-tools capture`: checks recorded traffic and returns the exit code. Throws UsageError. */
export const captureCommand: RunCommand = async (args, terminal, { readContract }) => {
  const options = readOptions('capture', args, terminal);
  const settings = captureSettings(options, terminal.cwd);
  const started = new Date();
  const recordings = settings.files.map((file) => ({ file, entries: readHar(file, terminal.cwd) }));
  const contract = await readContract(findContract(options, terminal.cwd), terminal.cwd);
  const { document, locate } = contract;
  const operations = listOperations(document);
  const scope = { ...settings.scope, below: settings.scope.below || commonPath(operations) };
  const sorted = callsBelow(recordings, settings.basePath, scope, document);
  const secrets = recordedSecrets(
    sorted.calls.map(({ entry }) => entry),
    settings.showValues,
  );
  const judge = createJudge(document, secrets.tell);
  const judged = await judgeAll(recordings, sorted, { document, judge }, secrets, terminal);
  const { redact } = secrets;
  const about = {
    title: 'Recorded traffic',
    subject: settings.files.map((file) => basename(file)).join(', '),
    operations: captureOperations(judged, { document, locate, redact }, scope.below),
    remarks: readingRemarks(contract),
  };
  terminal.stderr.write(tellIgnored(sorted));
  return publishReport(reportOf(about, document, started), settings, terminal);
};

async function judgeAll(
  recordings: readonly Recording[],
  { calls }: RecordedCalls,
  rules: CaptureRules,
  { redact }: Secrets,
  { stderr, watch = new Watch() }: Terminal,
): Promise<readonly JudgedCall[]> {
  const whole = new Set(
    recordings.filter(({ entries }) => keepsCredentials(entries)).map(({ file }) => file),
  );
  return withProgress(stderr, async (step) => {
    const judged: JudgedCall[] = [];
    for (const call of calls) {
      watch.place = `${call.name}${call.found.isKnown ? ` of ${call.found.listed.id}` : ''}`;
      const judging = judgeRecordedCall(call, whole.has(call.file), rules, redact);
      const one = await judging.catch((problem: unknown) => {
        watch.fail(watch.place, problem);
        return { differences: [], notes: ['This tool failed at it.'], emptyLists: null };
      });
      judged.push({ call, judged: one });
      step(judged.length, calls.length, call.name);
    }
    return judged;
  });
}

function tellIgnored({ calls, ignored }: RecordedCalls): string {
  const left = Object.entries(ignored)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => plural(count, kind));
  const rest = left.length === 0 ? '' : `, and ignored: ${left.join(', ')}`;
  return `${plural(calls.length, 'call')} recorded${rest}.\n`;
}

const shownPaths = 5;

/** The calls below the base path, or the path of `servers` with the most. Throws UsageError without one. */
function callsBelow(
  recordings: readonly Recording[],
  given: string | null,
  scope: Omit<CallScope, 'basePath'>,
  document: ContractDocument,
): RecordedCalls {
  const find = operationFinder(listOperations(document));
  const bases =
    given === null ? [...new Set([...serverPaths(document, 'http://127.0.0.1'), ''])] : [given];
  const found = bases.map((basePath) => recordedCalls(recordings, { ...scope, basePath }, find));
  const known = ({ calls }: RecordedCalls) => calls.filter((one) => one.found.isKnown).length;
  const [best] = found.toSorted((one, other) => known(other) - known(one));
  if (best !== undefined && known(best) > 0) return best;
  const files = recordings.map(({ file }) => file).join(', ');
  const origins = best?.origins ?? [];
  if (origins.length === 0) {
    throw new UsageError(`${files} contains no call: record again, and save after the calls.`);
  }
  const shown = origins.slice(0, shownPaths).join(', ');
  const more = origins.length > shownPaths ? ', …' : '';
  const other = found.flatMap(({ otherBasePath }) => otherBasePath ?? [])[0] ?? '/PREFIX';
  const where = bases.map((base) => base || '/').join(' and ');
  const source = given === null ? 'servers of the contract' : '--base-path';
  throw new UsageError(
    `${files}: no call of the contract, but ${shown}${more}. ` +
      `Below ${where} (${source}) is none: try --base-path ${other}`,
  );
}

interface CaptureSettings extends Publication {
  readonly files: readonly string[];
  readonly scope: Omit<CallScope, 'basePath'>;
  /** Null: the path of `servers`. */
  readonly basePath: string | null;
  readonly showValues: boolean;
}

function captureSettings(options: Options, cwd: string): CaptureSettings {
  const { positionals: files } = options;
  if (files.length === 0) {
    throw new UsageError('The recording is missing: contract-tools capture session.har');
  }
  const publication = publicationOf(options);
  const given = options.text('base-path');
  const inputs = files.map((file) => resolve(cwd, file));
  for (const target of Object.values(publication.outputs)) {
    if (target !== true && inputs.includes(resolve(cwd, target))) {
      throw new UsageError(`The report would overwrite the recording ${target}.`);
    }
  }
  return {
    ...publication,
    files,
    scope: {
      origins: options.list('origin').map(originOf),
      below: pathOf('scope', options.text('scope') ?? ''),
    },
    basePath: given === null ? null : pathOf('base-path', given),
    showValues: options.flag('show-values'),
  };
}

function originOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new UsageError(`--origin must be an origin only, like https://www.example.fr: ${given}`);
  }
  return url.origin;
}

function pathOf(name: string, given: string): string {
  if (given !== '' && !/^\/[^?#\s]*$/.test(given)) {
    throw new UsageError(`--${name} must start with a slash and have no question mark: ${given}`);
  }
  return given.replace(/\/+$/, '');
}
