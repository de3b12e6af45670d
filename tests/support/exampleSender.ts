import type { MediaType } from '../../scripts/contract/document.ts';
import type { ListedOperation } from '../../scripts/contract/operations.ts';
import type { ApiClient } from '../../src/adapters/http/apiClient';
import { parameterExamples } from './contractExamples';

/** What openapi-fetch resolves with. */
export interface Received {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

export interface Wish {
  /** Which answer the mock server is asked for. Default: none, for a server that finds its own. */
  readonly prefer?: { readonly status: number; readonly example: string };
  /** Name of the request example to send. Default: the first one. */
  readonly request?: string;
  /** What to send instead of the values that the contract shows. */
  readonly instead?: {
    readonly body?: Fields;
    readonly path?: Fields;
    readonly query?: Fields;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly parseAs: 'json' | 'text' | 'blob';
}

type Send = (method: string, path: string, init: object) => Promise<Received>;

/**
 * Prepares an operation's own request example for the site's client, so that it asks Prism for a named answer
 * or, without `prefer`, another server for its own.
 * Throws when the contract shows no value for a parameter or for the body.
 */
export function exampleSender(
  { http }: ApiClient,
  listed: ListedOperation,
  { prefer, request, instead = {}, parseAs }: Wish,
): (signal: AbortSignal) => Promise<Received> {
  const [body] = Object.entries(listed.operation.requestBody?.content ?? {});
  const encoded = body === undefined ? {} : encodedBody(...body, request, instead.body);
  const wanted = prefer && { Prefer: `code=${prefer.status}, example=${prefer.example}` };
  const init = {
    params: {
      path: instead.path ?? parameterExamples(listed, 'path'),
      query: instead.query ?? parameterExamples(listed, 'query'),
    },
    parseAs,
    ...encoded,
    headers: {
      ...encoded.headers,
      ...parameterExamples(listed, 'header'),
      ...wanted,
      ...instead.headers,
    },
  };
  return (signal) => (http.request as Send)(listed.method, listed.path, { ...init, signal });
}

interface EncodedBody {
  readonly body?: unknown;
  readonly bodySerializer?: (body: Fields) => URLSearchParams | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

function encodedBody(
  contentType: string,
  { encoding = {}, examples = {} }: MediaType,
  name?: string,
  instead?: Fields,
): EncodedBody {
  const example = name === undefined ? Object.values(examples)[0] : examples[name];
  if (example === undefined) throw new Error(`no request example ${name ?? ''}`);
  const body = instead ?? example.value;
  switch (contentType) {
    case 'application/json':
      return { body };
    case 'application/x-www-form-urlencoded':
      return {
        body,
        bodySerializer: (fields) => new URLSearchParams(pairs(fields)),
        headers: { 'Content-Type': contentType },
      };
    case 'multipart/form-data': {
      const isFile = (key: string): boolean => encoding[key]?.contentType !== undefined;
      return { body, bodySerializer: (fields) => formData(fields, isFile) };
    }
    default:
      throw new Error(`no way to send ${contentType}`);
  }
}

function formData(fields: Fields, isFile: (key: string) => boolean): FormData {
  const form = new FormData();
  for (const [key, value] of pairs(fields)) {
    if (isFile(key)) form.append(key, new Blob([value]), 'document.pdf');
    else form.append(key, value);
  }
  return form;
}

/** An array is sent as one pair per item. */
function pairs(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] =>
    (Array.isArray(value) ? value : [value]).map((item) => [key, String(item)]),
  );
}
