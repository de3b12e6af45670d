import { expect } from 'vitest';
import { ok } from '../../../scripts/simulators/http/answers.ts';
import { openOwnHandlers, remembering, type RememberedCall } from '../support/ownHandlers.ts';

const invalid = {
  code: 400,
  message: "La demande n'est pas conforme, veuillez vérifier les informations saisies.",
};
export const message = { name: 'Camille', email: 'a@b.fr', subject: 'CNP', content: 'Bonjour' };

export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly calls: readonly RememberedCall[];
  readonly problems: readonly string[];
}

/** Sends to a handler that remembers its calls, with a good token. */
export async function send(path: string, init: RequestInit): Promise<Outcome> {
  const { calls, handler } = remembering(ok({ state: true }));
  const operator = await openOwnHandlers(
    {
      open: { sendMessage: handler },
      secured: { saveBankDetails: handler, changePassword: handler, claimRefunds: handler },
    },
    { checksAnswers: false },
  );
  const headers = { Authorization: `Bearer ${operator.token}`, ...init.headers };
  const response = await operator.fetch(path, { ...init, headers });
  const { status } = response;
  return { status, body: await response.json(), calls, problems: operator.problems };
}

export function put(
  body: string | Uint8Array<ArrayBuffer>,
  contentType = 'application/json',
): RequestInit {
  return { method: 'PUT', body, headers: { 'Content-Type': contentType } };
}

export function expectInvalid({ status, body, calls, problems }: Outcome): void {
  expect({ status, body }).toEqual({ status: 400, body: invalid });
  expect(calls).toEqual([]);
  expect(problems).toHaveLength(1);
}
