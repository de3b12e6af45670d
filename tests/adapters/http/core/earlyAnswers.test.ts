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

function askEarly(changes: Partial<EarlyAnswer> = {}): EarlyAnswer {
  const early = {
    answer: Promise.resolve(new Response('early')),
    authorization: bearer,
    sentAt: Date.now(),
    limit: new AbortController(),
    ...changes,
  };
  globalThis.earlyAnswers = new Map([[`POST ${url}`, early]]);
  return early;
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

  it('ends with the time limit of the call', async () => {
    const { limit } = askEarly();
    const call = new AbortController();
    await sendOnce(read(bearer, { signal: call.signal }));
    call.abort();
    expect(limit.signal.aborted).toBe(true);
  });

  it.each([
    ['with the token of another person', read('Bearer two')],
    ['without the token', read(null)],
    ['with a body', read(bearer, { body: '{}' })],
    ['with a query', new Request(`${url}?page=2`, read())],
    ['to another origin', new Request(url.replace('127.0.0.1', 'api.example'), read())],
    ['with another method', new Request(url, { headers: { Authorization: bearer } })],
  ])('is no answer to a request %s', async (_title, request) => {
    askEarly();
    expect(await textOf(request)).toBe('sent');
  });

  it('with a body answers the same body only', async () => {
    const body = '{"page":1}';
    askEarly({ body });
    expect(await textOf(read(bearer, { body }))).toBe('early');
    for (const other of ['{"page":2}', null]) {
      askEarly({ body });
      expect(await textOf(read(bearer, { body: other }))).toBe('sent');
    }
  });

  it('ends at once for a call that has ended', async () => {
    const { limit } = askEarly();
    await sendOnce(read(bearer, { signal: AbortSignal.abort() }));
    expect(limit.signal.aborted).toBe(true);
  });

  it('is no answer half a minute later', async () => {
    askEarly({ sentAt: Date.now() - 30_001 });
    expect(await textOf(read())).toBe('sent');
  });

  it('ends as the call would when the network is lost', async () => {
    const lost = new TypeError('Failed to fetch');
    askEarly({ answer: Promise.reject(lost) });
    await expect(sendOnce(read())).rejects.toBe(lost);
  });

  it('is sent by the code on a page without early requests', async () => {
    expect(await textOf(read())).toBe('sent');
  });
});
