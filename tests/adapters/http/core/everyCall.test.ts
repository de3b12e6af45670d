import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as operations from '../../../../generated/operations';
import type { ApiClient } from '../../../../src/adapters/http/core/apiClient';
import type { Operation } from '../../../../src/adapters/http/core/Operation';
import { freeRampMethods } from '../../../support/freeRamp/freeRampMethods';
import {
  answeringClient,
  operationRows,
  type Asked,
  type GivenAnswer,
} from '../../../support/http/answeringClient';
import { memberMethods } from '../../../support/http/memberMethods';
import { testClient } from '../../../support/http/testClient';
import type { TestedMethod } from '../../../support/http/testedMethods';
import { visitorMethods } from '../../../support/http/visitorMethods';

const methods = [...memberMethods, ...visitorMethods, ...freeRampMethods];
const first = ({ called }: TestedMethod): Operation => {
  const [name] = called;
  if (name === undefined) throw new Error('the method calls nothing');
  return operations[name];
};
const ofToken = methods.filter((one) => first(one).access === 'token');
const withoutToken = methods.filter((one) => first(one).access !== 'token');

const signedOut = (api: ApiClient): ApiClient => ({
  ...api,
  tokens: { ...api.tokens, read: () => null },
});

async function outcomeOf({ ask }: TestedMethod, answer: GivenAnswer): Promise<unknown> {
  return E.toUnion(await ask(answeringClient(() => answer))());
}

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://www.example.fr' });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

describe('each method of a gateway calls its operations', () => {
  it.each(methods)('$title', async ({ ask, called }) => {
    const asked: Asked[] = [];
    const outcome = await ask(answeringClient(undefined, asked))();
    expect(asked.map(({ operation }) => operation)).toEqual(called);
    expect(E.isRight(outcome)).toBe(true);
  });

  it('every operation is called, except those without a screen', () => {
    // The list of v1 is a fallback; the bank calls the server itself; a form prints the passages.
    const others = ['listTrafficSnapshots', 'receiveBankCallback', 'printPassages'];
    const called = new Set<string>([...methods.flatMap((one) => one.called), ...others]);
    expect([...called].sort()).toEqual(operationRows.map(([name]) => name).sort());
  });
});

describe('M7.1, M7.10 a private call', () => {
  it.each(ofToken)('$title has the bearer token; without one it is not sent', async ({ ask }) => {
    const asked: Asked[] = [];
    await ask(answeringClient(undefined, asked))();
    expect(asked.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer token']);
    expect(await ask(signedOut(answeringClient(undefined, asked)))()).toEqual(
      E.left({ kind: 'service/session-expired' }),
    );
    expect(asked).toHaveLength(1);
  });

  const ofSession = methods.filter((one) => first(one).access !== 'open');
  it.each(ofSession)('$title: a 401 ends the session', async (method) => {
    expect(await outcomeOf(method, { status: 401, body: { code: 401, message: 'Non.' } })).toEqual({
      kind: 'service/session-expired',
    });
  });
});

describe('P7.1, M7.2 a public call', () => {
  it.each(withoutToken)(
    '$title is sent by everybody, the token only where it counts',
    async (one) => {
      const asked: Asked[] = [];
      await one.ask(signedOut(answeringClient(undefined, asked)))();
      expect(asked.map(({ headers }) => headers['Authorization'])).toEqual(
        one.called.map(() => undefined),
      );
      await one.ask(answeringClient(undefined, asked))();
      expect(asked.at(-1)?.headers['Authorization']).toBe(
        first(one).access === 'optional' ? 'Bearer token' : undefined,
      );
    },
  );

  it.each(withoutToken)(
    '$title: without a token, a 401 does not end a session',
    async ({ ask }) => {
      const refused = { status: 401, body: { code: 401, message: 'Non.' } };
      const outcome = await ask(signedOut(answeringClient(() => refused)))();
      expect(outcome).not.toEqual(E.left({ kind: 'service/session-expired' }));
      expect(E.isLeft(outcome)).toBe(true);
    },
  );
});

/** The kinds of a refusal that are not the general one. */
const ownRefusals: Readonly<Record<string, string>> = {
  'subscriptions.retrieve': 'service/not-found',
  'notices.find': 'service/not-found',
  'refunds.lookUp': 'service/not-found',
  'refunds.lookUpForAccount': 'service/not-found',
  'refunds.findIdentifier': 'service/not-found',
  'payments.validate': 'payment/refused',
};
const refusing = methods.filter((one) => first(one).refusal !== null);

describe('P8.4, P8.8, P8.10 a refusal with a success status', () => {
  it.each(refusing)("$title: has the server's sentence", async (method) => {
    const [field, value] = first(method).refusal ?? [''];
    const kind = ownRefusals[method.title] ?? 'service/refused';
    const sentence = { response: 'Phrase.', message: 'Phrase.', errorMessage: 'Phrase.' };
    expect(await outcomeOf(method, { body: { [field]: value, ...sentence } })).toEqual({
      kind,
      message: 'Phrase.',
    });
  });
});

describe('every call', () => {
  it.each(methods)('$title: too many requests are told as such', async (method) => {
    const headers = { 'Retry-After': '300' };
    expect(await outcomeOf(method, { status: 429, body: { code: 429 }, headers })).toEqual({
      kind: 'service/too-many-requests',
      retryAfterSeconds: 300,
    });
  });

  it.each(methods)(
    '$title: an answer outside the contract is unreadable, and reported',
    async (one) => {
      const malformed: string[] = [];
      const odd = { body: { state: 'oui', status: 'peut-être' } };
      const outcome = E.toUnion(await one.ask(answeringClient(() => odd, [], malformed))());
      expect(outcome).toMatchObject({
        kind: expect.stringMatching(
          /^(service\/unreadable|(receipt|invoice)\/not-a-pdf)$/,
        ) as string,
      });
      expect(malformed).not.toEqual([]);
    },
  );

  it.each(methods)(
    '$title: a success without content and without a length is unreadable',
    async (one) => {
      // openapi-fetch reads the body only without the header Content-Length.
      vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
      const outcome = E.toUnion(await one.ask(testClient('https://api.example.fr'))());
      expect(outcome).toMatchObject({
        kind: expect.stringMatching(
          /^(service\/unreadable|(receipt|invoice)\/not-a-pdf)$/,
        ) as string,
      });
    },
  );
});
