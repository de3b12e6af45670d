import type { HarEntry } from '../../../../scripts/contract-tools/capture/HarEntry.ts';
import {
  listOperations,
  type ListedOperation,
} from '../../../../scripts/contract-tools/contract/operations.ts';
import { inputOf } from '../../support/documentOf.ts';
import { ownContract } from '../../support/keptContract.ts';
import { buildRequest } from '../../../../scripts/contract-tools/drift/buildRequest.ts';
import { camille, openOperator, password, today } from '../../../simulators/support/operator.ts';
import { recordEntry } from './recordEntry.ts';

export interface Session {
  readonly entries: readonly HarEntry[];
  readonly token: string;
}

/**
 * Records a session on the simulated operator: a wrong password, a sign-in, then every operation
 * with its example, reads first.
 */
export async function recordSession(): Promise<Session> {
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
