import { basename } from 'node:path';
import { publishReport } from '../conformance/command/publishReport.ts';
import { exitCodes, type Terminal } from '../conformance/command/Terminal.ts';
import { UsageError } from '../conformance/command/UsageError.ts';
import { createJudge } from '../conformance/judgeAnswer.ts';
import type { Report } from '../conformance/Report.ts';
import { plural } from '../conformance/report/plural.ts';
import { createProgress } from '../conformance/report/progress.ts';
import { sourceLines } from '../conformance/sourceLines.ts';
import type { ContractDocument } from '../contract/document.ts';
import { listOperations } from '../contract/operations.ts';
import { contractRoot, readContract } from '../contract/readContract.ts';
import { keepsCredentials } from './bearerSent.ts';
import { captureHelp } from './captureHelp.ts';
import { captureOperations, type JudgedCall } from './captureReport.ts';
import { captureSettings, type CaptureSettings } from './captureSettings.ts';
import { judgeKnownCall } from './judgeKnownCall.ts';
import { isKnownCall } from './judgeRequest.ts';
import { judgeUnknownCall } from './judgeUnknownCall.ts';
import { operationFinder } from './operationFinder.ts';
import { readHar } from './readHar.ts';
import { recordedCalls, type RecordedCalls, type Recording } from './recordedCalls.ts';
import { recordedSecrets, type Secrets } from './recordedSecrets.ts';
import type { CaptureRules } from './requestDifferences.ts';

/**
 * `npm run contract:capture`: checks recorded traffic, reports the errors and returns the exit
 * code. Tests replace `read`, which reads `openapi/`.
 */
export async function captureCommand(
  args: readonly string[],
  terminal: Terminal,
  read: () => Promise<ContractDocument> = readContract,
): Promise<number> {
  if (args.includes('--help')) {
    terminal.stdout.write(captureHelp);
    return exitCodes.conforms;
  }
  try {
    return await carryOut(captureSettings(args), terminal, read);
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    terminal.stderr.write(`\n${problem.message}\nFor help: npm run contract:capture -- --help\n\n`);
    return exitCodes.usage;
  }
}

async function carryOut(
  settings: CaptureSettings,
  terminal: Terminal,
  read: () => Promise<ContractDocument>,
): Promise<number> {
  const started = new Date();
  const recordings = settings.files.map((file) => ({ file, entries: readHar(file) }));
  const document = await read();
  const sorted = recordedCalls(
    recordings,
    settings.scope,
    operationFinder(listOperations(document)),
  );
  refuseOthers(recordings, sorted);
  const secrets = recordedSecrets(
    sorted.calls.map(({ entry }) => entry),
    settings.showValues,
  );
  const judge = createJudge(document, secrets.tell);
  const judged = await judgeAll(recordings, sorted, { document, judge }, secrets, terminal);
  const { redact } = secrets;
  const locate = sourceLines(contractRoot);
  const report: Report = {
    title: 'Recorded traffic',
    subject: settings.files.map((file) => basename(file)).join(', '),
    startedAt: started.toISOString(),
    milliseconds: Date.now() - started.getTime(),
    contractVersion: document.info.version,
    operations: captureOperations(judged, { document, locate, redact }),
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
