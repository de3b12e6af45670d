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
  /** Which answer the mock server is asked for. */
  readonly status: number;
  readonly example: string;
  /** Name of the request example to send. Default: the first one. */
  readonly request?: string;
  readonly parseAs: 'json' | 'text' | 'blob';
}

type Send = (method: string, path: string, init: object) => Promise<Received>;

/**
 * Prepares an operation's own request example for the site's client, so that it asks Prism for a named answer.
 * Throws when the contract shows no value for a parameter or for the body.
 */
export function exampleSender(
  { http }: ApiClient,
  listed: ListedOperation,
  { status, example, request, parseAs }: Wish,
): (signal: AbortSignal) => Promise<Received> {
  const [body] = Object.entries(listed.operation.requestBody?.content ?? {});
  const encoded = body === undefined ? {} : encodedBody(...body, request);
  const init = {
    params: { path: parameterExamples(listed, 'path'), query: parameterExamples(listed, 'query') },
    parseAs,
    ...encoded,
    headers: { ...encoded.headers, Prefer: `code=${status}, example=${example}` },
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
  { schema, examples = {} }: MediaType,
  name?: string,
): EncodedBody {
  const example = name === undefined ? Object.values(examples)[0] : examples[name];
  if (example === undefined) throw new Error(`no request example ${name ?? ''}`);
  const body = example.value;
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
      const isFile = (key: string): boolean => schema.properties?.[key]?.format === 'binary';
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
