import { expect } from 'vitest';
import { ok } from '../../../scripts/simulators/http/answers.ts';
import { openOwnHandlers, recordingHandler, type RecordedCall } from '../support/ownHandlers.ts';

const invalid = {
  code: 400,
  message: "La demande n'est pas conforme, veuillez vérifier les informations saisies.",
};
export const message = { name: 'Camille', email: 'a@b.fr', subject: 'CNP', content: 'Bonjour' };

export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly calls: readonly RecordedCall[];
  readonly problems: readonly string[];
}

/** Sends a request with a valid token to a handler that records its calls. */
export async function send(path: string, init: RequestInit): Promise<Outcome> {
  const { calls, handler } = recordingHandler(ok({ state: true }));
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
