import { createJudge } from '../answer/judgeAnswer.ts';
import { findContract } from '../command/files.ts';
import { publishReport } from '../command/publishReport.ts';
import { readOptions } from '../command/readOptions.ts';
import type { RunCommand } from '../command/Surroundings.ts';
import { exitCodes, UsageError } from '../command/Terminal.ts';
import { schemesOf } from '../contract/access.ts';
import type { ContractDocument } from '../contract/document.ts';
import { readingRemarks } from '../contract/readContract.ts';
import { listOperations } from '../contract/operations.ts';
import type { Report } from '../report/Report.ts';
import { withProgress } from '../report/progress.ts';
import { redactor, redactReport } from '../report/redact.ts';
import { shapeOf } from '../schema/shapeOf.ts';
import { driftSettings, type DriftSettings } from './driftSettings.ts';
import { hintedOperations } from './followHints.ts';
import { readGivenInputs } from './givenInputs.ts';
import type { Caller } from './makeCall.ts';
import { createPace } from './pace.ts';
import { planCalls } from './planCalls.ts';
import { runDrift } from './runDrift.ts';
import { servedAt, upstreamsOf } from './serverPath.ts';
import { plural } from '../report/texts.ts';
import { addressOf } from './buildRequest.ts';
import type { PlannedOperation } from './PlannedCall.ts';

/** `contract-tools drift`: calls a server, reports and returns the exit code. Throws UsageError. */
export const driftCommand: RunCommand = async (args, terminal, { send, readContract }) => {
  const options = readOptions('drift', args, terminal);
  const settings = driftSettings(options, terminal.env);
  const { upstream, credentials, headers, timeoutMs, showValues, login } = settings;
  const contract = await readContract(findContract(options, terminal.cwd), terminal.cwd);
  const { document, locate } = contract;
  refuseUnknownNames(document, settings);
  const secrets = secretsIn(settings);
  let hide = redactor(secrets);
  const redact = (text: string): string => hide(text);
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
  const known = login === null ? credentials : { ...credentials, token: 'signed-in' };
  const { permission, generation, hints, concurrency } = settings;
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
  const report = await withProgress(terminal.stderr, (onProgress) =>
    runDrift({
      ...{ caller, plan, locate, login, hints, concurrency, watch, onProgress },
      onStart: (soFar) => {
        if (watch !== undefined) watch.publish = () => publish(soFar());
      },
      onSecret: (token) => {
        hide = redactor([...secrets, token]);
      },
    }),
  );
  return publish(report);
};

function secretsIn({ credentials, headers, login }: DriftSettings): readonly string[] {
  const { token, named } = credentials;
  const passwords = Object.values(named).flatMap((value) => [value, ...value.split(':').slice(1)]);
  const own = [token, login?.credentials?.password].filter((one) => typeof one === 'string');
  return [...own, ...passwords, ...Object.values(headers)];
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

/** The plan for people: the address of each call, and why others are not made. It has no token. */
function describePlan(operations: readonly PlannedOperation[], upstream: string): string {
  const asked = operations.filter(({ calls }) => calls.length > 0);
  const calls = asked.reduce((sum, one) => sum + one.calls.length, 0);
  return [
    '',
    `${plural(calls, 'call')} to ${upstream}, ${plural(asked.length, 'operation')}:`,
    '',
    ...asked.flatMap(describeOperation),
    `${plural(operations.length - asked.length, 'operation')} not called:`,
    '',
    ...operations
      .filter((one) => one.calls.length === 0)
      .map(({ listed, notes }) => `  ${listed.id.padEnd(28)}${notes.join(' ')}`),
    '',
    '',
  ].join('\n');
}

function describeOperation({ listed, calls, notes }: PlannedOperation): readonly string[] {
  const { id, effect, method, path } = listed;
  // The last call is the valid one, with a complete input.
  const whole = calls.at(-1)?.input;
  const address = whole === undefined ? path : addressOf(listed, whole);
  return [
    `  ${id}  ${effect}  ${method.toUpperCase()} ${address}`,
    `    ${calls.map(({ name }) => name).join(', ')}`,
    ...notes.map((note) => `    ${note}`),
    '',
  ];
}
