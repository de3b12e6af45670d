import { secretsOf } from '../conformance/command/secretsOf.ts';
import { publishReport } from '../conformance/command/publishReport.ts';
import { exitCodes, type Terminal } from '../conformance/command/Terminal.ts';
import { UsageError } from '../conformance/command/UsageError.ts';
import { createJudge } from '../conformance/judgeAnswer.ts';
import { createProgress } from '../conformance/report/progress.ts';
import { redactReport } from '../conformance/report/redactReport.ts';
import { shapeOf } from '../conformance/shapeOf.ts';
import { sourceLines } from '../conformance/sourceLines.ts';
import type { ContractDocument } from '../contract/document.ts';
import { listOperations } from '../contract/operations.ts';
import { contractRoot, readContract } from '../contract/readContract.ts';
import { describePlan } from './describePlan.ts';
import { driftHelp } from './driftHelp.ts';
import { driftSettings, type DriftSettings } from './driftSettings.ts';
import { readGivenInputs } from './givenInputs.ts';
import type { Caller } from './makeCall.ts';
import { planCalls } from './planCalls.ts';
import { runDrift, type DriftOptions } from './runDrift.ts';
import type { SendRequest } from './sendCall.ts';

/** What the command depends on besides its terminal; tests replace it. */
interface Dependencies {
  readonly send: SendRequest;
  readonly readContract: () => Promise<ContractDocument>;
}

/**
 * `npm run contract:drift`: calls a server, reports where it violates the contract and returns the
 * exit code.
 */
export async function driftCommand(
  args: readonly string[],
  terminal: Terminal,
  dependencies: Dependencies = { send: fetch, readContract },
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    terminal.stdout.write(driftHelp);
    return exitCodes.conforms;
  }
  try {
    return await run(driftSettings(args, terminal.env), terminal, dependencies);
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    terminal.stderr.write(`\n${problem.message}\nFor help: npm run contract:drift -- --help\n\n`);
    return exitCodes.usage;
  }
}

async function run(
  settings: DriftSettings,
  terminal: Terminal,
  dependencies: Dependencies,
): Promise<number> {
  const { upstream, token, headers, timeoutMs, showValues, permission } = settings;
  const { send } = dependencies;
  const document = await dependencies.readContract();
  refuseUnknownNames(document, settings);
  const { add, redact } = secretsOf([token, ...Object.values(headers), passwordOf(settings.login)]);
  const judge = createJudge(document, (value) => shapeOf(value, { showValues, redact }));
  const caller: Caller = { document, judge, target: { upstream, token, headers }, send, timeoutMs };
  const inputs =
    settings.inputs === null
      ? {}
      : readGivenInputs(settings.inputs, listOperations(document), judge.compare);
  if (settings.dryRun) {
    const hasToken = token !== null || settings.login !== null;
    const plan = planCalls({ document, compare: judge.compare, permission, inputs, hasToken });
    terminal.stdout.write(describePlan(plan, upstream));
    return exitCodes.conforms;
  }
  const report = await withProgress(terminal, {
    caller,
    inputs,
    permission,
    locate: sourceLines(contractRoot),
    login: settings.login,
    concurrency: settings.concurrency,
    onSecret: add,
  });
  return publishReport(redactReport(report, redact), settings, terminal);
}

async function withProgress(
  { stderr }: Terminal,
  options: DriftOptions,
): ReturnType<typeof runDrift> {
  const progress = createProgress({ stream: stderr, now: Date.now });
  try {
    return await runDrift({ ...options, onProgress: progress.step });
  } finally {
    progress.end();
  }
}

/** Otherwise a mistyped name would silently leave an operation out. */
function refuseUnknownNames(
  document: ContractDocument,
  { permission: { irreversible, only, skip } }: DriftSettings,
): void {
  const known = new Set(listOperations(document).map(({ operation }) => operation.operationId));
  const unknown = [...irreversible, ...(only ?? []), ...skip].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new UsageError(`The contract has no operation ${unknown.join(', ')}.`);
  }
}

function passwordOf(login: DriftSettings['login']): string | null {
  return login === null || login === 'example' ? null : login.password;
}
