import type { Watch } from '../command/Watch.ts';
import type { Locate } from '../contract/sourceLines.ts';
import type { Report } from '../report/Report.ts';
import { callAll, type CallsMade, type OnProgress } from './callAll.ts';
import { coverageOf } from './coverageOf.ts';
import { followUps, type FollowHints } from './followUps.ts';
import type { Generation } from './generate/generatedInputs.ts';
import type { GivenInputs } from './givenInputs.ts';
import type { Caller } from './makeCall.ts';
import { operationReport } from './operationReport.ts';
import type { Permission } from './Permission.ts';
import { planCalls } from './planCalls.ts';
import type { PlannedOperation } from './PlannedCall.ts';
import type { Tried } from './preflight.ts';
import { signIn, type Login } from './signIn.ts';

export interface DriftOptions {
  /** Its token is null when the sign-in provides one. */
  readonly caller: Caller;
  readonly locate: Locate;
  readonly permission: Permission;
  readonly inputs: GivenInputs;
  /** Null: no sign-in. */
  readonly login: Login | null;
  readonly generation: Generation | null;
  readonly hints: FollowHints;
  /** The number of parallel reads. */
  readonly concurrency: number;
  readonly onProgress?: OnProgress;
  /** Called with the token of the sign-in before any other output. */
  readonly onSecret?: (secret: string) => void;
  readonly watch?: Watch | undefined;
  /** Called with what makes the report of what was checked so far. */
  readonly onStart?: (soFar: () => Report) => void;
}

interface Ran extends CallsMade {
  readonly operations: readonly PlannedOperation[];
}

/**
 * Calls a server within the permission and reports where it violates the contract. No answer of the
 * server makes it reject.
 */
export async function runDrift(options: DriftOptions): Promise<Report> {
  const started = new Date();
  return reportOf(await run(options, started), options, started);
}

function reportOf(ran: Ran, { caller, locate, generation }: DriftOptions, started: Date): Report {
  const { operations, tried, trouble, isCutShort } = ran;
  const resultsOf = ({ listed }: PlannedOperation): readonly Tried['result'][] =>
    tried.filter(({ operation }) => operation.listed === listed).map(({ result }) => result);
  const context = { document: caller.document, locate, isCutShort };
  return {
    title: 'Contract drift',
    subject: caller.target.upstream,
    startedAt: started.toISOString(),
    milliseconds: Date.now() - started.getTime(),
    contractVersion: caller.document.info.version,
    seed: generation === null || generation.count === 0 ? null : generation.seed,
    operations:
      trouble === null
        ? operations.map((one) => operationReport(one, resultsOf(one), context))
        : [],
    coverage: trouble === null ? coverageOf(caller.document, tried, caller.judge.fitted()) : null,
    isCutShort,
    trouble,
  };
}

async function run(options: DriftOptions, started: Date): Promise<Ran> {
  const { caller, login, permission, inputs, generation, hints, onSecret } = options;
  const { document, judge } = caller;
  const callWith = async (known: Caller): Promise<Ran> => {
    const { credentials } = known.target;
    const plan = { document, compare: judge.compare, permission, inputs, generation, credentials };
    const operations = planCalls(plan);
    const tried: Tried[] = [];
    const soFar = { operations, tried, trouble: null, isCutShort: true };
    options.onStart?.(() => reportOf(soFar, options, started));
    const made = await callAll({
      ...{ tried, watch: options.watch },
      operations,
      caller: known,
      width: options.concurrency,
      follow: followUps(document, operations, hints),
      onProgress: options.onProgress,
    });
    return { operations, ...made };
  };
  if (login === null) return callWith(caller);
  const signedIn = await signIn(caller, login, inputs);
  if (!signedIn.ok) {
    return { operations: [], tried: [], trouble: signedIn.trouble, isCutShort: false };
  }
  onSecret?.(signedIn.token);
  const { target } = caller;
  const credentials = { ...target.credentials, token: signedIn.token };
  const ran = await callWith({ ...caller, target: { ...target, credentials } });
  return { ...ran, tried: [signedIn.tried, ...ran.tried] };
}
