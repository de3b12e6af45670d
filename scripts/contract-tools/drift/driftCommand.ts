import { createJudge } from '../answer/judgeAnswer.ts';
import { findContract } from '../command/findContract.ts';
import { publishReport } from '../command/publishReport.ts';
import { readOptions } from '../command/readOptions.ts';
import { secretsOf } from '../command/secretsOf.ts';
import type { Surroundings } from '../command/Surroundings.ts';
import { exitCodes, type Terminal } from '../command/Terminal.ts';
import { UsageError } from '../command/UsageError.ts';
import { schemesOf } from '../contract/access.ts';
import type { ContractDocument } from '../contract/document.ts';
import { readingRemarks } from '../contract/readingRemarks.ts';
import { listOperations } from '../contract/operations.ts';
import type { Report } from '../report/Report.ts';
import { createProgress } from '../report/progress.ts';
import { redactReport } from '../report/redactReport.ts';
import { shapeOf } from '../schema/shapeOf.ts';
import { describePlan } from './describePlan.ts';
import { driftSettings, type DriftSettings } from './driftSettings.ts';
import { hintedOperations } from './followHints.ts';
import { readGivenInputs } from './givenInputs.ts';
import type { Caller } from './makeCall.ts';
import { createPace } from './pace.ts';
import { planCalls } from './planCalls.ts';
import { runDrift, type DriftOptions } from './runDrift.ts';
import { servedAt, upstreamsOf } from './serverPath.ts';

/**
 * `contract-tools drift`: calls a server, reports where it violates the contract and returns the exit code.
 * Throws UsageError.
 */
export async function driftCommand(
  args: readonly string[],
  terminal: Terminal,
  { send, readContract }: Surroundings,
): Promise<number> {
  const options = readOptions('drift', args, terminal);
  const settings = driftSettings(options, terminal.env);
  const { upstream, credentials, headers, timeoutMs, showValues, permission, generation } =
    settings;
  const contract = await readContract(findContract(options, terminal.cwd), terminal.cwd);
  const { document, locate } = contract;
  refuseUnknownNames(document, settings);
  const { add, redact } = secretsOf(secretsIn(settings));
  const judge = createJudge(document, (value) => shapeOf(value, { showValues, redact }));
  const pace = createPace(settings.pace);
  const callerOf = (address: string): Caller => {
    const target = { upstream: address, credentials, headers };
    return { document, judge, target, send, timeoutMs, pace };
  };
  const addresses = upstreamsOf(document, upstream);
  const inputs =
    settings.inputs === null
      ? {}
      : readGivenInputs(settings.inputs, terminal.cwd, listOperations(document), judge.compare);
  // Any text: no call is made with it.
  const known = settings.login === null ? credentials : { ...credentials, token: 'signed-in' };
  const plan = { document, compare: judge.compare, permission, inputs, generation };
  const planned = planCalls({ ...plan, credentials: known });
  if (settings.dryRun) {
    terminal.stdout.write(describePlan(planned, addresses[0] ?? upstream));
    return exitCodes.conforms;
  }
  const publish = (found: Report): number => {
    const remarks = readingRemarks(contract);
    return publishReport(redactReport({ ...found, remarks }, redact), settings, terminal);
  };
  const { watch } = terminal;
  const caller = callerOf(await servedAt(addresses, planned, callerOf));
  const report = await withProgress(terminal, {
    watch,
    onStart: (soFar) => {
      if (watch !== undefined) watch.publish = () => publish(soFar());
    },
    ...{ caller, inputs, permission, generation, locate },
    login: settings.login,
    hints: settings.hints,
    concurrency: settings.concurrency,
    onSecret: add,
  });
  return publish(report);
}

function secretsIn({ credentials, headers, login }: DriftSettings): readonly (string | null)[] {
  const { token, named } = credentials;
  const passwords = Object.values(named).flatMap((value) => [value, ...value.split(':').slice(1)]);
  return [token, ...passwords, ...Object.values(headers), login?.credentials?.password ?? null];
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
  { permission: { called, only, skip, needsInput }, hints, credentials, login }: DriftSettings,
): void {
  const known = new Set(listOperations(document).map(({ id }) => id));
  const named = [...called, ...(only ?? []), ...skip, ...needsInput, ...hintedOperations(hints)];
  const all = [...named, ...(login === null || login.operation === null ? [] : [login.operation])];
  const unknown = all.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new UsageError(`The contract has no operation ${unknown.join(', ')}.`);
  }
  const schemes = schemesOf(document).map(({ name }) => name);
  const [strange] = Object.keys(credentials.named).filter((name) => !schemes.includes(name));
  if (strange !== undefined) {
    throw new UsageError(
      `The contract has no security scheme ${strange}: it has ${schemes.join(', ') || 'none'}.`,
    );
  }
}
