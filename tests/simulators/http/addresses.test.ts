import { describe, expect, it } from 'vitest';
import { ok } from '../../../scripts/simulators/http/answers.ts';
import { openOwnHandlers, recordingHandler, type RecordedCall } from '../support/ownHandlers.ts';

interface Outcome {
  readonly status: number;
  readonly allow: string | null;
  readonly body: unknown;
  readonly calls: readonly RecordedCall[];
}

async function ask(path: string, method = 'GET'): Promise<Outcome> {
  const { calls, handler } = recordingHandler(ok({}));
  const operator = await openOwnHandlers(
    {
      open: { readTraffic: handler },
      secured: {
        listTickets: handler,
        removeBankAccount: handler,
        findRefund: handler,
        claimRefunds: handler,
        listBankAccounts: handler,
        saveBankAccount: handler,
      },
    },
    { checksAnswers: false },
  );
  const headers = { Authorization: `Bearer ${operator.token}` };
  const response = await operator.fetch(path, { method, headers });
  const text = await response.text();
  return {
    status: response.status,
    allow: response.headers.get('allow'),
    body: text === '' ? null : (JSON.parse(text) as unknown),
    calls,
  };
}

describe('path parameters', () => {
  it.each([
    ['4101', 4101],
    ['1', 1],
    ['%34101', 4101],
    ['9007199254740991', 9007199254740991],
  ])('%s is a valid id', async (text, id) => {
    const { status, calls } = await ask(`/api/v2/bank/${text}`, 'DELETE');
    expect(status).toBe(200);
    expect(calls[0]?.path).toEqual({ id });
  });

  it.each([
    ...['0', '-1', '1.5', '1e3', '0x10', '+1', 'abc', '4101a', '%20', '%204101', '4101%00', 'NaN'],
    ...[
      'Infinity',
      '9007199254740993',
      '99999999999999999999',
      '%E0%A4',
      '%',
      '%2F',
      '١٢',
      '__proto__',
    ],
  ])('« %s » is not a valid id', async (text) => {
    const { status, calls } = await ask(`/api/v2/bank/${text}`, 'DELETE');
    expect(status).toBe(400);
    expect(calls).toEqual([]);
  });

  it('P9.10 an identifier of 20 digits stays a string', async () => {
    const identifier = '00261108071500120031';
    const { calls } = await ask(`/api/v2/refund/${identifier}`);
    expect(calls[0]?.path).toEqual({ identifier });
    expect(await ask('/api/v2/refund/123')).toMatchObject({ status: 400, calls: [] });
  });
});

describe('query parameters', () => {
  const from = 'startDate=2026-11-14%2000:00:00';
  const to = 'endDate=2026-11-21+23:59:59';

  it('are decoded; unknown ones are ignored', async () => {
    const { status, calls } = await ask(`/api/v2/ticket?${to}&${from}&page=2&__proto__=1`);
    expect(status).toBe(200);
    expect(calls[0]?.query).toEqual({
      startDate: '2026-11-14 00:00:00',
      endDate: '2026-11-21 23:59:59',
    });
  });

  it.each([
    ...['', `?${from}`, `?${to}`, `?${from}&endDate=`, `?${from}&endDate`, `?startDate&endDate`],
    ...[`?${from}&endDate=2026-13-01%2000:00:00`, `?${from}&EndDate=2026-11-21%2000:00:00`],
    ...[`?${from}&${to}&${to}`, `?${from}&${to}%00`, `?${from}&endDate=%E0%A4`],
  ])('« %s » is refused as invalid', async (search) => {
    expect(await ask(`/api/v2/ticket${search}`)).toMatchObject({ status: 400, calls: [] });
  });
});

describe('other addresses and methods', () => {
  const unknown = { code: 404, message: 'Adresse inconnue.' };

  it.each([
    '/',
    '/api',
    '/api/v2',
    '/api/v2/bank/',
    '/api/v2/Bank',
    '/api/v2/bank/1/2',
    '//api/v2/bank',
  ])('%s is unknown', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: unknown, calls: [] });
  });

  it.each([
    ['/api/v2/bank', 'POST', 'GET, PUT'],
    ['/api/v2/bank', 'OPTIONS', 'GET, PUT'],
    ['/api/v2/bank/4101', 'GET', 'DELETE'],
    ['/api/v2/traffic', 'POST', 'GET'],
    ['/api/v2/refund/claim', 'DELETE', 'PUT'],
  ])('%s does not accept %s', async (path, method, allow) => {
    expect(await ask(path, method)).toEqual({
      status: 405,
      allow,
      body: { code: 405, message: "Cette méthode n'est pas admise à cette adresse." },
      calls: [],
    });
  });

  it('« claim » is not read as an identifier', async () => {
    expect(await ask('/api/v2/refund/claim')).toMatchObject({ status: 400, calls: [] });
  });

  it('HEAD answers like GET, without a body', async () => {
    expect(await ask('/api/v2/traffic', 'HEAD')).toMatchObject({ status: 200, body: null });
  });
});
