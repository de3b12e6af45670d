import type { HarEntry } from '../../../../scripts/contract-tools/capture/HarEntry.ts';
import { listOperations } from '../../../../scripts/contract-tools/contract/operations.ts';
import type { ListedOperation } from '../../../../scripts/contract-tools/contract/operations.ts';
import { operationFinder } from '../../../../scripts/contract-tools/capture/operationFinder.ts';
import { ownContract } from '../../support/keptContract.ts';
import { inputOf } from '../../support/documentOf.ts';
import { buildRequest } from '../../../../scripts/contract-tools/drift/buildRequest.ts';
import { camille, openOperator, password, today } from '../../../simulators/support/operator.ts';
import { recordEntry } from './recordEntry.ts';

/** A mutable copy of an entry. */
export type Changeable<T> = {
  -readonly [K in keyof T]: T[K] extends object | null | undefined ? Changeable<T[K]> : T[K];
};

export type ChangeableEntry = Changeable<HarEntry>;

export const session = await recordSession();

const find = operationFinder(listOperations(ownContract.document));

/** Copies of the sign-in and of the last call of an operation, the latter changed. */
export function changedEntries(
  operationId: string,
  change: (entry: ChangeableEntry) => void,
): readonly HarEntry[] {
  const own = session.entries.findLast(({ request: { method, url } }) => {
    const found = find(method, new URL(url).pathname);
    return found.isKnown && found.listed.operation.operationId === operationId;
  });
  // The session starts with a failed and a successful sign-in.
  const [, signIn] = session.entries;
  const withToken = session.entries.find(({ request: { url } }) => url.endsWith('/user/data'));
  if (own === undefined || signIn === undefined || withToken === undefined) {
    throw new Error(`${operationId} is not in the session`);
  }
  const changed = structuredClone(own) as ChangeableEntry;
  change(changed);
  return [signIn, withToken, changed];
}

export type EditJson = (json: Record<string, unknown>) => unknown;

/** Changes the JSON of an answer in place. */
export function changeAnswer(entry: ChangeableEntry, change: EditJson): void {
  const content = entry.response.content ?? {};
  const json = JSON.parse(content.text ?? '') as Record<string, unknown>;
  content.text = JSON.stringify(change(json) ?? json);
  entry.response.content = { ...content, size: Buffer.byteLength(content.text) };
}

/** Changes the JSON of a request in place. */
export function changeRequest(entry: ChangeableEntry, change: EditJson): void {
  const postData = entry.request.postData ?? {};
  const json = JSON.parse(postData.text ?? '') as Record<string, unknown>;
  entry.request.postData = { ...postData, text: JSON.stringify(change(json) ?? json) };
}

export function setHeader(
  message: { headers?: { name: string; value: string }[] },
  name: string,
  value: string | null,
): void {
  const others = (message.headers ?? []).filter((one) => one.name !== name);
  message.headers = value === null ? others : [...others, { name, value }];
}

interface Session {
  readonly entries: readonly HarEntry[];
  readonly token: string;
}

/** Records a session on the simulated operator: a wrong password, a sign-in, then each operation. */
async function recordSession(): Promise<Session> {
  const operator = openOperator();
  const entries: HarEntry[] = [];
  const send = async (request: Request): Promise<Response> => {
    const kept = request.clone();
    const body = request.body === null ? {} : { body: await request.arrayBuffer() };
    const { method, headers } = request;
    const path = request.url.slice(operator.url.length);
    const response = await operator.fetch(path, { method, headers, ...body });
    entries.push(await recordEntry(kept, response.clone(), today + 1_000 * entries.length));
    return response;
  };
  const signIn = (secret: string): Promise<Response> =>
    send(
      new Request(`${operator.url}/api/private/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: camille, password: secret }),
      }),
    );
  await signIn('Passage2025');
  const { token } = (await (await signIn(password)).json()) as { readonly token: string };
  const { document } = ownContract;
  const operations = listOperations(document).toSorted((one, other) => rank(one) - rank(other));
  for (const listed of operations) {
    const input = inputOf(document, listed);
    const call = { name: 'valid', expects: 'success', bearer: 'own', input } as const;
    const target = { upstream: operator.url, credentials: { token, named: {} }, headers: {} };
    await send(buildRequest(document, listed, call, target));
  }
  operator.close();
  return { entries, token };
}

function rank({ effect }: ListedOperation): number {
  return ['read', 'write', 'irreversible'].indexOf(effect);
}
