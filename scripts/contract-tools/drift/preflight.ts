import { answerTo, successOf } from '../contract/operations.ts';
import type { CallResult } from './makeCall.ts';
import type { PlannedCall, PlannedOperation } from './PlannedCall.ts';

/** One planned call of one operation. */
export interface Planned {
  readonly operation: PlannedOperation;
  readonly call: PlannedCall;
}

export interface Tried extends Planned {
  readonly result: CallResult;
}

/** Why a run cannot be made. */
export interface Trouble {
  /** One sentence with advice. */
  readonly sentence: string;
  /** Whether another path before those of the contract may be the cause. */
  readonly mayBePrefix: boolean;
}

export function isRead({ operation }: Pick<Planned, 'operation'>): boolean {
  return operation.listed.effect === 'read';
}

/** Valid calls of three open reads and two secured: if all fail alike, server or token is the problem. */
export function firstCalls(operations: readonly PlannedOperation[]): readonly Planned[] {
  const valid = operations.flatMap((operation) => {
    const call = operation.calls.find(({ expects }) => expects === 'success');
    return call !== undefined && isRead({ operation }) ? [{ operation, call }] : [];
  });
  // Of a value that is made up, an answer shows less.
  const ranked = valid.toSorted((one, other) => guesses(one) - guesses(other));
  const open = ranked.filter(({ call }) => call.bearer === 'none');
  const secured = ranked.filter(({ call }) => call.bearer === 'own');
  const spread = [open[0], open[Math.floor(open.length / 2)], open.at(-1)];
  return [...new Set([...spread, ...secured.slice(0, 2)])].filter((one) => one !== undefined);
}

function guesses({ call }: Planned): number {
  return call.guessed === undefined ? 0 : 1;
}

/** Why the whole run cannot be made; null when it can. */
export function troubleOf(tried: readonly Tried[]): Trouble | null {
  const only = (sentence: string | null): Trouble | null =>
    sentence === null ? null : { sentence, mayBePrefix: false };
  return only(lostServer(tried)) ?? otherServer(tried) ?? only(refusedToken(tried));
}

/** A sentence when one of the calls could not reach the server; otherwise null. */
export function lostServer(tried: readonly Tried[]): string | null {
  const lost = tried.find(({ result }) => result.outcome.kind === 'unreachable');
  if (lost?.result.outcome.kind !== 'unreachable') return null;
  const { reason } = lost.result.outcome;
  const advice = /CERT|TLS|SSL|ALTNAME/.test(reason)
    ? 'its certificate is not trusted; NODE_EXTRA_CA_CERTS names another authority'
    : 'check its address and whether it runs';
  return `The server cannot be reached (${reason}): ${advice}.`;
}

const page = 'a page';

function otherServer(tried: readonly Tried[]): Trouble | null {
  const [first, ...others] = tried.map(strangenessOf);
  if (first === undefined || first === null || others.length < 2) return null;
  const all = [first, ...others];
  const isSame = others.every((one) => one === first);
  // Access may be checked before the path: some calls get 401, others 404.
  const isMixed = all.every((one) => one !== null) && all.includes('status 404');
  if (!isSame && !isMixed) return null;
  if (first === page && tried.every(mayBePage)) return null;
  const sentence =
    `This does not look like the API: the first ${tried.length} calls got ${[...new Set(all)].join(' and ')}. ` +
    'Check --upstream (its path too), and any proxy in front of the server.';
  return { sentence, mayBePrefix: /status [34]|page/.test(all.join()) };
}

/** How an answer differs from any answer of the contract; null when it may be one. */
function strangenessOf({ operation, call, result }: Tried): string | null {
  const { outcome } = result;
  if (outcome.kind === 'timeout') return 'no answer in time';
  if (outcome.kind === 'malformed') return `an unreadable answer (${outcome.reason})`;
  if (outcome.kind !== 'answer') return 'a dropped connection';
  const { status, contentType } = outcome.answer;
  const known = answerTo(operation.listed, status);
  if (status === 502 || status === 503 || status === 504 || known === undefined) {
    const isJson = /json/.test(contentType ?? '');
    // An API that does not know a value which was made up.
    if (call.guessed !== undefined && status >= 400 && status < 500 && isJson) return null;
    return `status ${status}`;
  }
  if (contentType?.startsWith('text/html') !== true) return null;
  return status === 404 ? 'status 404' : page;
}

function mayBePage({ operation }: Tried): boolean {
  const types = Object.keys(successOf(operation.listed)?.content ?? {});
  return types.some((type) => /^text\/(html|\*)|^\*/.test(type));
}

function refusedToken(tried: readonly Tried[]): string | null {
  const secured = tried.filter(({ call }) => call.bearer === 'own');
  const isRefused = ({ result: { outcome } }: Tried): boolean =>
    outcome.kind === 'answer' && outcome.answer.status === 401;
  if (secured.length === 0 || !secured.every(isRefused)) return null;
  const names = secured.map(({ operation }) => operation.listed.id).join(' and ');
  return `The token is refused: ${names} answered 401. Get a new one, or sign in with --login.`;
}
