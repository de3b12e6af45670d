import type { Report } from '../conformance/Report.ts';
import type { Locate } from '../conformance/sourceLines.ts';
import { callAll, type CallsMade, type OnProgress } from './callAll.ts';
import type { GivenInputs } from './givenInputs.ts';
import type { Caller } from './makeCall.ts';
import { operationReport } from './operationReport.ts';
import { planCalls, type Permission } from './planCalls.ts';
import type { PlannedOperation } from './PlannedCall.ts';
import type { Tried } from './preflight.ts';
import { signIn, type Credentials } from './signIn.ts';

export interface DriftOptions {
  /** Its token is null when the sign-in provides one. */
  readonly caller: Caller;
  readonly locate: Locate;
  readonly permission: Permission;
  readonly inputs: GivenInputs;
  /** Null: no sign-in; `example`: with the file of inputs or the contract's example. */
  readonly login: Credentials | 'example' | null;
  /** The number of parallel reads. */
  readonly concurrency: number;
  readonly onProgress?: OnProgress;
  /** Called with the token of the sign-in before any other output. */
  readonly onSecret?: (secret: string) => void;
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
  const { operations, tried, trouble } = await run(options);
  const { caller, locate } = options;
  const resultsOf = ({ listed }: PlannedOperation): readonly Tried['result'][] =>
    tried
      .filter(({ operation }) => operation.listed.operation === listed.operation)
      .map(({ result }) => result);
  return {
    title: 'Contract drift',
    subject: caller.target.upstream,
    startedAt: started.toISOString(),
    milliseconds: Date.now() - started.getTime(),
    contractVersion: caller.document.info.version,
    operations:
      trouble === null
        ? operations.map((one) => operationReport(one, resultsOf(one), caller.document, locate))
        : [],
    trouble,
  };
}

async function run(options: DriftOptions): Promise<Ran> {
  const { caller, login, permission, inputs, concurrency, onProgress, onSecret } = options;
  const plan = (hasToken: boolean): readonly PlannedOperation[] => {
    const { document, judge } = caller;
    return planCalls({ document, compare: judge.compare, permission, inputs, hasToken });
  };
  if (login === null) {
    const operations = plan(caller.target.token !== null);
    return { operations, ...(await callAll(operations, caller, concurrency, onProgress)) };
  }
  const signedIn = await signIn(caller, login === 'example' ? null : login, inputs);
  if (!signedIn.ok) return { operations: [], tried: [], trouble: signedIn.trouble };
  onSecret?.(signedIn.token);
  const operations = plan(true);
  const known = { ...caller, target: { ...caller.target, token: signedIn.token } };
  const { tried, trouble } = await callAll(operations, known, concurrency, onProgress);
  return { operations, tried: [signedIn.tried, ...tried], trouble };
}
