import * as operations from '../../../generated/operations';
import type { ApiClient, Outgoing } from '../../../src/adapters/http/core/apiClient';
import type { Operation } from '../../../src/adapters/http/core/Operation';
import { answerExample } from '../../simulators/support/examples';
import { testClient } from './testClient';
import type { OperationName } from './testedMethods';

/** The rows of the table of operations, by name. */
export const operationRows = Object.entries(operations) as readonly (readonly [
  OperationName,
  Operation,
])[];

/** The answer of a test. Default: status 200. */
export interface GivenAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that the client was to send. */
export interface Asked {
  readonly operation: OperationName;
  readonly headers: Outgoing['headers'];
}

/** The nominal example of an operation, as the body of an answer. */
export function nominalAnswer(name: OperationName): GivenAnswer {
  const { answer } = operations[name] as Operation;
  return { body: answer === 'pdf' ? bytesOf('%PDF-1.7') : answerExample(name) };
}

/** The client of the site, signed in and without a network: the test answers each request. */
export function answeringClient(
  answerTo: (name: OperationName) => GivenAnswer = nominalAnswer,
  asked: Asked[] = [],
  malformed: string[] = [],
): ApiClient {
  return {
    ...testClient('', malformed),
    request: (method, path, { headers }) => {
      const found = operationRows.find(([, one]) => one.method === method && one.path === path);
      if (found === undefined) throw new Error(`the contract has no ${method} ${path}`);
      const [operation, { answer }] = found;
      asked.push({ operation, headers });
      const { status = 200, body, headers: given = {} } = answerTo(operation);
      const response = new Response(null, { status, headers: given });
      if (!response.ok) return Promise.resolve({ error: body, response });
      const isText = answer === 'pdf' && !(body instanceof ArrayBuffer);
      return Promise.resolve({ data: isText ? bytesOf(JSON.stringify(body)) : body, response });
    },
  };
}

function bytesOf(text: string): ArrayBuffer {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
}
