import type { HarEntry } from '../../../../scripts/contract-tools/capture/HarEntry.ts';
import { listOperations } from '../../../../scripts/contract-tools/contract/operations.ts';
import { operationFinder } from '../../../../scripts/contract-tools/capture/operationFinder.ts';
import { ownContract } from '../../support/keptContract.ts';
import { recordSession } from './recordSession.ts';

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

/** Changes the JSON of an answer in place. */
export function changeAnswer(
  entry: ChangeableEntry,
  change: (json: Record<string, unknown>) => unknown,
): void {
  const content = entry.response.content ?? {};
  const json = JSON.parse(content.text ?? '') as Record<string, unknown>;
  content.text = JSON.stringify(change(json) ?? json);
  entry.response.content = { ...content, size: Buffer.byteLength(content.text) };
}

/** Changes the JSON of a request in place. */
export function changeRequest(
  entry: ChangeableEntry,
  change: (json: Record<string, unknown>) => unknown,
): void {
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
