import { basename } from 'node:path';
import { findContract } from '../command/findContract.ts';
import { publishReport } from '../command/publishReport.ts';
import { readOptions } from '../command/readOptions.ts';
import type { Surroundings } from '../command/Surroundings.ts';
import type { Terminal } from '../command/Terminal.ts';
import { UsageError } from '../command/UsageError.ts';
import { createJudge } from '../answer/judgeAnswer.ts';
import type { Report } from '../report/Report.ts';
import { plural } from '../report/plural.ts';
import { createProgress } from '../report/progress.ts';
import { listOperations } from '../contract/operations.ts';
import { keepsCredentials } from './bearerSent.ts';
import { captureOperations, type JudgedCall } from './captureReport.ts';
import { captureSettings } from './captureSettings.ts';
import { judgeKnownCall } from './judgeKnownCall.ts';
import { commonPath } from './commonPath.ts';
import { isKnownCall } from './judgeRequest.ts';
import { judgeUnknownCall } from './judgeUnknownCall.ts';
import { operationFinder } from './operationFinder.ts';
import { readHar } from './readHar.ts';
import { recordedCalls, type RecordedCalls, type Recording } from './recordedCalls.ts';
import { recordedSecrets, type Secrets } from './recordedSecrets.ts';
import type { CaptureRules } from './requestDifferences.ts';

/**
 * `contract-tools capture`: checks recorded traffic, reports the errors and returns the exit code. Throws
 * UsageError.
 */
export async function captureCommand(
  args: readonly string[],
  terminal: Terminal,
  { readContract }: Surroundings,
): Promise<number> {
  const options = readOptions('capture', args, terminal);
  const settings = captureSettings(options, terminal.cwd);
  const started = new Date();
  const recordings = settings.files.map((file) => ({ file, entries: readHar(file, terminal.cwd) }));
  const { document, locate } = readContract(findContract(options, terminal.cwd), terminal.cwd);
  const operations = listOperations(document);
  const scope = { ...settings.scope, below: settings.scope.below || commonPath(operations) };
  const sorted = recordedCalls(recordings, scope, operationFinder(operations));
  refuseOthers(recordings, sorted);
  const secrets = recordedSecrets(
    sorted.calls.map(({ entry }) => entry),
    settings.showValues,
  );
  const judge = createJudge(document, secrets.tell);
  const judged = await judgeAll(recordings, sorted, { document, judge }, secrets, terminal);
  const { redact } = secrets;
  const report: Report = {
    title: 'Recorded traffic',
    subject: settings.files.map((file) => basename(file)).join(', '),
    startedAt: started.toISOString(),
    milliseconds: Date.now() - started.getTime(),
    contractVersion: document.info.version,
    seed: null,
    coverage: null,
    operations: captureOperations(judged, { document, locate, redact }, scope.below),
    trouble: null,
  };
  terminal.stderr.write(tellIgnored(sorted));
  return publishReport(report, settings, terminal);
}

async function judgeAll(
  recordings: readonly Recording[],
  { calls }: RecordedCalls,
  rules: CaptureRules,
  { redact }: Secrets,
  { stderr }: Terminal,
): Promise<readonly JudgedCall[]> {
  const whole = new Set(
    recordings.filter(({ entries }) => keepsCredentials(entries)).map(({ file }) => file),
  );
  const progress = createProgress({ stream: stderr, now: Date.now });
  const judged: JudgedCall[] = [];
  try {
    for (const call of calls) {
      judged.push({
        call,
        judged: isKnownCall(call)
          ? await judgeKnownCall(call, whole.has(call.file), rules)
          : judgeUnknownCall(call, redact),
      });
      progress.step(judged.length, calls.length, call.name);
    }
  } finally {
    progress.end();
  }
  return judged;
}

function tellIgnored({ calls, ignored }: RecordedCalls): string {
  const left = Object.entries(ignored)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => plural(count, kind));
  const rest = left.length === 0 ? '' : `, and ignored: ${left.join(', ')}`;
  return `${plural(calls.length, 'call')} recorded${rest}.\n`;
}

const shownPaths = 5;

/**
 * Throws UsageError for recordings without a call of the contract, with the paths that they
 * contain.
 */
function refuseOthers(
  recordings: readonly Recording[],
  { calls, origins, otherBasePath }: RecordedCalls,
): void {
  if (calls.some(({ found }) => found.isKnown)) return;
  const files = recordings.map(({ file }) => file).join(', ');
  const hint =
    otherBasePath === null
      ? ''
      : ` Its calls are below another path: try --base-path ${otherBasePath}`;
  if (origins.length === 0) {
    throw new UsageError(`${files} contains no call: record again, and save after the calls.`);
  }
  const shown = origins.slice(0, shownPaths).join(', ');
  const more = origins.length > shownPaths ? ', …' : '';
  throw new UsageError(`${files}: no call of the contract, but ${shown}${more}.${hint}`);
}
