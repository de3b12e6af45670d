import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOnce, type EarlyAnswer } from '../../../../src/adapters/http/core/earlyAnswers';

const url = 'http://127.0.0.1/api/private/user/data';
const bearer = 'Bearer one';

function read(authorization: string | null = bearer, init: RequestInit = {}): Request {
  return new Request(url, {
    method: 'POST',
    headers: authorization === null ? {} : { Authorization: authorization },
    ...init,
  });
}

const sent = vi.fn(() => Promise.resolve(new Response('sent')));

function askEarly(): void {
  const early: EarlyAnswer = {
    answer: Promise.resolve(new Response('early')),
    authorization: bearer,
    sentAt: Date.now(),
    limit: new AbortController(),
  };
  globalThis.earlyAnswers = new Map([[`POST ${url}`, early]]);
}

const textOf = async (request: Request): Promise<string> => (await sendOnce(request)).text();

describe('a request that the page has sent before its scripts', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', sent);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    globalThis.earlyAnswers = undefined;
    sent.mockClear();
  });

  it('is not sent again; the next one is', async () => {
    askEarly();
    expect(await textOf(read())).toBe('early');
    expect(sent).not.toHaveBeenCalled();
    expect(await textOf(read())).toBe('sent');
  });

  it.each([
    ['with the token of another person', read('Bearer two')],
    ['without the token', read(null)],
    ['with a body', read(bearer, { body: '{}' })],
  ])('is no answer to a request %s', async (_title, request) => {
    askEarly();
    expect(await textOf(request)).toBe('sent');
  });
});
