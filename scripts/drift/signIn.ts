import { listOperations } from '../contract/operations.ts';
import { readJson, type ReadJson } from '../conformance/readContent.ts';
import { exampleInput } from './exampleInput.ts';
import type { GivenInputs } from './givenInputs.ts';
import type { Fields } from './Input.ts';
import { makeCall, type Caller } from './makeCall.ts';
import { lostServer, type Tried } from './preflight.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The operation that signs in, and the field of its answer with the token (P7.7). */
const operationId = 'signIn';
const tokenField = 'token';

export type SignedIn =
  | { readonly ok: true; readonly token: string; readonly tried: Tried }
  | { readonly ok: false; readonly trouble: string };

/**
 * Signs in with these credentials, otherwise with the file of inputs, otherwise with the contract's
 * example.
 */
export async function signIn(
  caller: Caller,
  credentials: Credentials | null,
  inputs: GivenInputs,
): Promise<SignedIn> {
  const listed = listOperations(caller.document).find(
    ({ operation }) => operation.operationId === operationId,
  );
  const found = listed && exampleInput(listed, inputs[operationId]);
  if (listed === undefined || !found?.ok) {
    return failed('The credentials are missing: set DRIFT_EMAIL and DRIFT_PASSWORD.');
  }
  const input = { ...found.input, body: credentials ?? found.input.body };
  const call = { name: 'login', expects: 'success', bearer: 'none', input } as const;
  const operation = { listed, calls: [call], notes: [] };
  const tried = { operation, call, result: await makeCall(operation, call, caller) };
  const trouble = lostServer([tried]);
  if (trouble !== null) return failed(trouble);
  const { outcome } = tried.result;
  if (outcome.kind !== 'answer') return failed('The sign-in got no answer. Check --upstream.');
  const { status, bytes } = outcome.answer;
  if (status !== 200) {
    return failed(
      `The sign-in is refused with status ${status}: ` +
        'set DRIFT_EMAIL and DRIFT_PASSWORD to an account of this server.',
    );
  }
  const token = tokenOf(readJson(bytes));
  return token === null
    ? failed('The answer to the sign-in has no token that is valid in a header: use --token.')
    : { ok: true, token, tried };
}

function failed(trouble: string): SignedIn {
  return { ok: false, trouble };
}

function tokenOf(answer: ReadJson): string | null {
  const { [tokenField]: token } = Object(answer.ok ? answer.value : null) as Fields;
  return typeof token === 'string' && /^[\x21-\x7e]{8,}$/.test(token) ? token : null;
}
