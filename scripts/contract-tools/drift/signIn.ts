import { readJson } from '../answer/readContent.ts';
import { accessTo } from '../contract/access.ts';
import { listOperations, type ListedOperation } from '../contract/operations.ts';
import { tokensOf, valueAt } from '../contract/pointer.ts';
import { isToken } from './credentials.ts';
import { exampleInput } from './exampleInput.ts';
import type { GivenInputs } from './givenInputs.ts';
import type { Fields } from './Input.ts';
import { makeCall, type Caller } from './makeCall.ts';
import { lostServer, type Tried } from './preflight.ts';

/** How to sign in. */
export interface Login {
  /** The operation; null: the one whose name says so. */
  readonly operation: string | null;
  /** JSON pointer of the token in its answer; null: a field whose name says so. */
  readonly token: string | null;
  /** Null: with the file of inputs, or the contract's example. */
  readonly credentials: { readonly email: string; readonly password: string } | null;
}

export type SignedIn =
  | { readonly ok: true; readonly token: string; readonly tried: Tried }
  | { readonly ok: false; readonly trouble: string };

const signInName = /^(sign|log)[-_]?in$|^(login|authenticate|createSession|createToken|getToken)/i;
const tokenNames = [
  ...['token', 'access_token', 'accessToken', 'jwt'],
  ...['data/token', 'data/access_token'],
];

/** Signs in and reads the token from the answer. */
export async function signIn(
  caller: Caller,
  { operation, token, credentials }: Login,
  inputs: GivenInputs,
): Promise<SignedIn> {
  const listed = listOperations(caller.document).find((one) =>
    operation === null ? isSignIn(caller, one) : one.id === operation,
  );
  if (listed === undefined) {
    return failed('The contract has no operation to sign in with: name it with --login-operation.');
  }
  const found = exampleInput(caller.document, listed, inputs[listed.id]);
  if (!found.ok) return failed('The credentials are missing: set DRIFT_EMAIL and DRIFT_PASSWORD.');
  const body =
    credentials === null ? found.input.body : withCredentials(found.input.body, credentials);
  const input = { ...found.input, body };
  const call = { name: 'login', expects: 'success', bearer: 'none', input } as const;
  const planned = { listed, calls: [call], notes: [] };
  const tried = { operation: planned, call, result: await makeCall(planned, call, caller) };
  const trouble = lostServer([tried]);
  if (trouble !== null) return failed(trouble);
  const { outcome } = tried.result;
  if (outcome.kind !== 'answer') return failed('The sign-in got no answer. Check --upstream.');
  const { status, bytes } = outcome.answer;
  if (status < 200 || status > 299) {
    return failed(
      `The sign-in is refused with status ${status}: ` +
        'set DRIFT_EMAIL and DRIFT_PASSWORD to an account of this server.',
    );
  }
  const answer = readJson(bytes);
  const pointers = token === null ? tokenNames : [token];
  const value = answer.ok ? pointers.map((one) => valueAt(answer.value, tokensOf(one))) : [];
  const issued = value.find((one): one is string => typeof one === 'string' && isToken(one));
  if (issued !== undefined) return { ok: true, token: issued, tried };
  return failed(
    'The answer to the sign-in has no token that is valid in a header: name its place with ' +
      '--login-token, or use --token.',
  );
}

function isSignIn({ document }: Caller, listed: ListedOperation): boolean {
  const isNamed = listed.method === 'post' && signInName.test(listed.id);
  return isNamed && accessTo(document, listed).kind === 'open';
}

const userName = /^(e-?mail|user(name)?|login|identifier)$/i;
const passwordName = /^(password|passwd|secret)$/i;

function withCredentials(
  body: unknown,
  { email, password }: NonNullable<Login['credentials']>,
): Fields {
  const names = Object.keys(Object(body) as object);
  const user = names.find((name) => userName.test(name)) ?? 'email';
  const secret = names.find((name) => passwordName.test(name)) ?? 'password';
  return { ...(Object(body) as Fields), [user]: email, [secret]: password };
}

function failed(trouble: string): SignedIn {
  return { ok: false, trouble };
}
