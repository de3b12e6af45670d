import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as operations from '../../../../generated/operations';
import type { ApiClient } from '../../../../src/adapters/http/core/apiClient';
import type { Operation } from '../../../../src/adapters/http/core/Operation';
import { answerExample } from '../../../simulators/support/examples';
import { testClient } from '../../../support/http/testClient';
import { freeRampMethods } from '../../../support/freeRamp/freeRampMethods';
import { memberMethods } from '../../../support/http/memberMethods';
import type { OperationName } from '../../../support/http/testedMethods';
import { visitorMethods } from '../../../support/http/visitorMethods';

const methods = [...memberMethods, ...visitorMethods, ...freeRampMethods];
const rows = Object.entries(operations) as readonly (readonly [OperationName, Operation])[];

/**
 * A client that answers every operation with its nominal example; the names of the called operations are
 * collected.
 */
function recordingClient(called: OperationName[]): ApiClient {
  return {
    ...testClient(''),
    request: (method, path) => {
      const found = rows.find(([, one]) => one.method === method && one.path === path);
      if (found === undefined) throw new Error(`the contract has no ${method} ${path}`);
      const [name, { answer }] = found;
      called.push(name);
      const data = answer === 'pdf' ? pdf() : answerExample(name);
      return Promise.resolve({ data, response: new Response(null, { status: 200 }) });
    },
  };
}

function pdf(): ArrayBuffer {
  return Uint8Array.from('%PDF-1.7', (letter) => letter.charCodeAt(0)).buffer;
}

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://www.example.fr' });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

describe('each method of a gateway calls its operations', () => {
  it.each(methods)('$title', async ({ ask, called: expected }) => {
    const called: OperationName[] = [];
    const outcome = await ask(recordingClient(called))();
    expect(called).toEqual(expected);
    expect(E.isRight(outcome)).toBe(true);
  });

  it('every operation is called, except those without a screen', () => {
    // The list of v1 is a fallback; the bank calls the server itself; a form prints the passages.
    const others = ['listTrafficSnapshots', 'receiveBankCallback', 'printPassages'];
    const called = new Set<string>([...methods.flatMap((one) => one.called), ...others]);
    expect([...called].sort()).toEqual(rows.map(([name]) => name).sort());
  });
});
