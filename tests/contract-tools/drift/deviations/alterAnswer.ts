import type { Alter, Answer, Ending } from '../Exchange.ts';
import type { Edit, Json } from './editJson.ts';

type Change = (answer: Answer) => Answer;

/** Changes the answers with one status. */
export function when(status: number, ...changes: readonly Change[]): Alter {
  return async (exchange) => {
    const answer = await exchange.call();
    return answer.status === status ? inTurn(changes)(answer) : answer;
  };
}

/** Changes every answer with status 200. */
export function good(...changes: readonly Change[]): Alter {
  return when(200, ...changes);
}

/** Changes the JSON of the 200 answers, and writes it compact. */
export function json(...edits: readonly Edit[]): Alter {
  return good(edited(...edits));
}

/** Changes the text of the 200 answers. */
export function text(change: (text: string) => string): Alter {
  return good(written(change));
}

/** Changes the bytes of the 200 answers. */
export function bytes(change: (bytes: Buffer) => Uint8Array): Alter {
  return good((answer) => withBody(answer, change(Buffer.from(answer.body))));
}

/** Changes how the 200 answers end on the connection. */
export function ends(ending: Ending): Alter {
  return good((answer) => ({ ...answer, ending }));
}

/** Replaces the 200 answers by another answer. */
export function instead(status: number, body: string | Json, contentType?: string): Alter {
  return good(() => answered(status, body, contentType));
}

/** Replaces the 200 answers by an error in the form of the contract. */
export function failing(status: number): Alter {
  return instead(status, errorOf(status));
}

/** The body of an error in the form of the contract. */
export function errorOf(code: number): Json {
  return { code, message: 'Non.' };
}

/** Replaces the 200 answers by a redirect. */
export function redirected(status: number, location: string): Alter {
  return good(() => ({
    ...answered(status, '<a href="">Found</a>', 'text/html'),
    headers: { 'content-type': 'text/html', location },
  }));
}

export function edited(...edits: readonly Edit[]): Change {
  return written((content) => {
    const parsed = JSON.parse(content) as Json;
    return JSON.stringify(edits.reduce((before, edit) => edit(before), parsed));
  });
}

export function written(change: (text: string) => string): Change {
  return (answer) => withBody(answer, Buffer.from(change(Buffer.from(answer.body).toString())));
}

/** Null: without the header. */
export function headed(name: string, value: string | null): Change {
  return (answer) => {
    const { [name]: _, ...others } = answer.headers;
    return { ...answer, headers: value === null ? others : { ...others, [name]: value } };
  };
}

/** Declares another content type for the 200 answers; null: none. */
export function typed(type: string | null): Alter {
  return good(headed('content-type', type));
}

/** Changes the status and keeps the body. */
export function withStatus(status: number): Change {
  return (answer) => ({ ...answer, status });
}

/** A new answer: a string as it is, any other value as JSON. */
export function answered(
  status: number,
  body: string | Json,
  contentType = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json',
): Answer {
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    status,
    headers: { 'content-type': contentType },
    body: new Uint8Array(Buffer.from(content)),
    ending: { kind: 'whole' },
  };
}

function withBody(answer: Answer, body: Uint8Array): Answer {
  return { ...answer, body: new Uint8Array(body) };
}

function inTurn(changes: readonly Change[]): Change {
  return (answer) => changes.reduce((before, change) => change(before), answer);
}
