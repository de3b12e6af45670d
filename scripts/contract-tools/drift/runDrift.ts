import type { Watch } from '../command/Watch.ts';
import type { Locate } from '../contract/sourceLines.ts';
import { reportOf, headOf, operationReport } from '../report/Report.ts';
import type { Report, OperationReport } from '../report/Report.ts';
import { callAll, type CallsMade, type OnProgress } from './callAll.ts';
import type { FollowHints } from './followHints.ts';
import { followUps } from './linkedCalls.ts';
import type { Caller, CallResult } from './makeCall.ts';
import { planCalls, type PlanOptions } from './planCalls.ts';
import type { PlannedOperation } from './PlannedCall.ts';
import type { Tried } from './preflight.ts';
import { signIn, type Login } from './signIn.ts';
import { placeFinding, type Sources } from '../report/Finding.ts';
import type { ContractDocument } from '../contract/document.ts';
import { listOperations } from '../contract/operations.ts';
import type { Coverage } from '../report/Coverage.ts';

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

/** Calls a server and reports where it violates the contract. No answer of the server makes it reject. */
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

interface ReportContext extends Sources {
  /** Whether the budget of time ended before the last call. */
  readonly isCutShort: boolean;
}

function checkedOperation(
  { listed, calls: planned, notes: plannedNotes, template }: PlannedOperation,
  results: readonly CallResult[],
  context: ReportContext,
): OperationReport {
  const rank = ({ call }: CallResult): number => {
    const index = planned.indexOf(call);
    return index < 0 ? planned.length : index;
  };
  const ordered = results.toSorted((a, b) => rank(a) - rank(b));
  const { id: operationId } = listed;
  const made = results.filter(({ call }) => planned.includes(call));
  const findings = ordered.flatMap(({ call, judged: { differences } }) =>
    differences.map((one) => placeFinding(one, { operationId, call: call.name }, context)),
  );
  const isCalled = results.length > 0;
  // The sign-in of --login is called although it is not checked.
  const beside = isCalled && planned.length === 0 ? 'Called to sign in only. ' : '';
  const notes = [
    // What was not known came from another answer.
    ...(template !== undefined && isCalled ? [] : plannedNotes.map((note) => beside + note)),
    ...new Set(ordered.flatMap(({ judged }) => judged.notes)),
    ...unseen(ordered),
    ...unmade(planned.length - made.length, context),
  ];
  const calls = ordered.map(({ made }) => made);
  return operationReport(headOf(listed), { calls, findings, notes });
}

/** Why no success was seen, unless another call, a linked one for instance, saw one. */
function unseen(results: readonly CallResult[]): readonly string[] {
  const asked = results.filter(({ call }) => call.expects === 'success' && call.name !== 'login');
  const isSeen = asked.some(
    ({ judged, outcome }) =>
      judged.unseen === null && outcome.kind === 'answer' && outcome.answer.status < 300,
  );
  if (isSeen) return [];
  return [...new Set(asked.flatMap(({ judged }) => judged.unseen ?? []))];
}

function unmade(left: number, { isCutShort }: ReportContext): readonly string[] {
  if (left === 0) return [];
  return isCutShort
    ? [`${left} calls were not made within --budget.`]
    : [`${left} further invalid requests were not sent, because one was executed.`];
}

/** Which answers and which schemas of the contract a run has seen. */
function coverageOf(
  document: ContractDocument,
  tried: readonly Tried[],
  fitted: ReadonlySet<string>,
): Coverage {
  const seen = new Set(
    tried.flatMap(({ operation, result: { outcome } }) =>
      outcome.kind === 'answer' ? [`${operation.listed.id} ${outcome.answer.status}`] : [],
    ),
  );
  const isSeen = (id: string, status: string, others: readonly string[]): boolean => {
    if (/^\d+$/.test(status)) return seen.has(`${id} ${status}`);
    // A class of statuses, or `default`: one that has no answer of its own.
    const start = /^\dXX$/i.test(status) ? status.slice(0, 1) : '';
    return [...seen].some((one) => {
      const own = one.slice(id.length + 1);
      return one === `${id} ${own}` && own.startsWith(start) && !others.includes(own);
    });
  };
  const operations = listOperations(document).map(({ id, answers }) => ({
    operationId: id,
    statuses: Object.keys(answers).map((status, _, others) => ({
      status,
      isSeen: isSeen(id, status, others),
    })),
  }));
  const schemas = [...answerSchemas(document)].map((source) => ({
    name: source.replace('#/components/schemas/', ''),
    isSeen: fitted.has(source),
  }));
  return { operations, schemas };
}

function answerSchemas(document: ContractDocument): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, one] of Object.entries(node)) {
      if (key === 'example' || key === 'examples') continue;
      if (key === '$ref' && typeof one === 'string') follow(one);
      else visit(one);
    }
  };
  const follow = (reference: string): void => {
    const name = /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
    if (name === undefined || found.has(reference)) return;
    found.add(reference);
    visit(document.components.schemas?.[name]);
  };
  for (const { answers } of listOperations(document)) {
    for (const { content = {} } of Object.values(answers)) {
      for (const { schema } of Object.values(content)) visit(schema);
    }
  }
  return found;
}
