import type { Watch } from '../command/Watch.ts';
import type { Locate } from '../contract/sourceLines.ts';
import { reportOf, type Report } from '../report/Report.ts';
import { callAll, type CallsMade, type OnProgress } from './callAll.ts';
import { coverageOf } from './coverageOf.ts';
import type { FollowHints } from './followHints.ts';
import { followUps } from './followUps.ts';
import type { Caller } from './makeCall.ts';
import { checkedOperation } from './operationReport.ts';
import { planCalls, type PlanOptions } from './planCalls.ts';
import type { PlannedOperation } from './PlannedCall.ts';
import type { Tried } from './preflight.ts';
import { signIn, type Login } from './signIn.ts';

export interface DriftOptions {
  /** Its token is null when the sign-in provides one. */
  readonly caller: Caller;
  readonly locate: Locate;
  /** What is planned, once the credentials are known. */
  readonly plan: Omit<PlanOptions, 'credentials'>;
  /** Null: no sign-in. */
  readonly login: Login | null;
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
  return driftReport(await run(options, started), options, started);
}

function driftReport(ran: Ran, { caller, locate, plan }: DriftOptions, started: Date): Report {
  const { operations, tried, trouble, isCutShort } = ran;
  const { document, judge, target } = caller;
  const { generation } = plan;
  const resultsOf = ({ listed }: PlannedOperation): readonly Tried['result'][] =>
    tried.filter(({ operation }) => operation.listed === listed).map(({ result }) => result);
  const about = {
    title: 'Contract drift',
    subject: target.upstream,
    seed: generation === null || generation.count === 0 ? null : generation.seed,
    isCutShort,
  };
  const context = { document, locate, isCutShort };
  const found =
    trouble === null
      ? {
          operations: operations.map((one) => checkedOperation(one, resultsOf(one), context)),
          coverage: coverageOf(document, tried, judge.fitted()),
        }
      : { operations: [], trouble };
  return reportOf({ ...about, ...found }, document, started);
}

async function run(options: DriftOptions, started: Date): Promise<Ran> {
  const { caller, login, plan, hints, onSecret } = options;
  const callWith = async (known: Caller): Promise<Ran> => {
    const { credentials } = known.target;
    const operations = planCalls({ ...plan, credentials });
    const tried: Tried[] = [];
    const soFar = { operations, tried, trouble: null, isCutShort: true };
    options.onStart?.(() => driftReport(soFar, options, started));
    const made = await callAll({
      ...{ tried, watch: options.watch },
      operations,
      caller: known,
      width: options.concurrency,
      follow: followUps(plan.document, operations, hints),
      onProgress: options.onProgress,
    });
    return { operations, ...made };
  };
  if (login === null) return callWith(caller);
  const signedIn = await signIn(caller, login, plan.inputs);
  if (!signedIn.ok) {
    return { operations: [], tried: [], trouble: signedIn.trouble, isCutShort: false };
  }
  onSecret?.(signedIn.token);
  const { target } = caller;
  const credentials = { ...target.credentials, token: signedIn.token };
  const ran = await callWith({ ...caller, target: { ...target, credentials } });
  return { ...ran, tried: [signedIn.tried, ...ran.tried] };
}
