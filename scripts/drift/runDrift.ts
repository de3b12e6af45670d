import type { Report } from '../conformance/Report.ts';
import type { Locate } from '../conformance/sourceLines.ts';
import { askAll, type Asked, type OnProgress } from './askAll.ts';
import type { GivenInputs } from './givenInputs.ts';
import type { Caller } from './makeCall.ts';
import { operationReport } from './operationReport.ts';
import { planCalls, type Permission } from './planCalls.ts';
import type { PlannedOperation } from './PlannedCall.ts';
import type { Tried } from './preflight.ts';
import { signIn, type Credentials } from './signIn.ts';

export interface DriftOptions {
  /** Its token is null where the sign-in brings one. */
  readonly caller: Caller;
  readonly locate: Locate;
  readonly permission: Permission;
  readonly inputs: GivenInputs;
  /** Null: no sign-in; `example`: with the inputs' own. */
  readonly login: Credentials | 'example' | null;
  /** How many reads are asked at once. */
  readonly concurrency: number;
  readonly onProgress?: OnProgress;
  /** Told the token that the sign-in brought, before anything else is told. */
  readonly onSecret?: (secret: string) => void;
}

interface Ran extends Asked {
  readonly operations: readonly PlannedOperation[];
}

/** Asks a server for all that is permitted, and reports where it leaves the contract. No answer of the server's makes it reject. */
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
    return { operations, ...(await askAll(operations, caller, concurrency, onProgress)) };
  }
  const signedIn = await signIn(caller, login === 'example' ? null : login, inputs);
  if (!signedIn.ok) return { operations: [], tried: [], trouble: signedIn.trouble };
  onSecret?.(signedIn.token);
  const operations = plan(true);
  const known = { ...caller, target: { ...caller.target, token: signedIn.token } };
  const { tried, trouble } = await askAll(operations, known, concurrency, onProgress);
  return { operations, tried: [signedIn.tried, ...tried], trouble };
}
