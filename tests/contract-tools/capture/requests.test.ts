import { expect, it } from 'vitest';
import { changedEntries, changeRequest, setHeader } from './support/changedSession.ts';
import { expectFinding, type Change, type Deviation } from './support/expectFinding.ts';
import { captured } from './support/runCapture.ts';

const replaceInUrl =
  (from: string | RegExp, to: string): Change =>
  ({ request }) => {
    request.url = request.url.replace(from, to);
  };

const deviations: readonly Deviation[] = [
  [
    'an undefined token',
    'listBadges',
    ({ request }) => setHeader(request, 'authorization', 'Bearer undefined'),
    { rule: 'request/unfit', pointer: '/header/Authorization' },
  ],
  [
    'a request without a required field',
    'signIn',
    (entry) => changeRequest(entry, ({ password: _, ...rest }) => rest),
    { rule: 'request/unfit', pointer: '/body/password', message: '`password` is missing.' },
  ],
  [
    'a request with a value of another type',
    'listPassages',
    (entry) => changeRequest(entry, (json) => ({ ...json, page: '1' })),
    { rule: 'request/unfit', pointer: '/body/page' },
  ],
  [
    'a request with an undescribed field',
    'signIn',
    (entry) => changeRequest(entry, (json) => ({ ...json, remember: true })),
    { rule: 'schema/unknown', pointer: '/body/remember' },
  ],
  [
    'a request that is not JSON',
    'signIn',
    ({ request }) => void (request.postData = { ...request.postData, text: 'email=x' }),
    { rule: 'request/unfit', pointer: '/body' },
  ],
  [
    'a request of another content type',
    'signIn',
    ({ request }) => setHeader(request, 'content-type', 'text/plain'),
    { rule: 'request/unfit', pointer: '/body' },
  ],
  [
    'a request without its required body',
    'signIn',
    ({ request }) => {
      delete request.postData;
      request.bodySize = 0;
      request.headers = [];
    },
    { rule: 'request/unfit', pointer: '/body', message: 'The body is missing.' },
  ],
  [
    'a body where the contract has none',
    'listBadges',
    ({ request }) => {
      setHeader(request, 'content-type', 'application/json');
      request.postData = { mimeType: 'application/json', text: '{"page":1}' };
    },
    { rule: 'schema/unknown', pointer: '/body' },
  ],
  [
    'a form with a value that is too short',
    'changePassword',
    ({ request }) => {
      const text = 'username=camille&password=Passage2026&newPassword=A1';
      request.postData = { ...request.postData, text };
    },
    { rule: 'request/unfit', pointer: '/body/newPassword' },
  ],
  [
    'a form recorded as pairs, with a missing field',
    'changePassword',
    ({ request }) => {
      const params = [
        { name: 'username', value: 'camille' },
        { name: 'password', value: 'Passage2026' },
      ];
      request.postData = { mimeType: 'application/x-www-form-urlencoded', params };
    },
    { rule: 'request/unfit', pointer: '/body/newPassword' },
  ],
  [
    'a form with a missing part',
    'saveBankDetails',
    ({ request }) => {
      const { text } = request.postData ?? {};
      request.postData = { ...request.postData, text: (text ?? '').replace('"iban"', '"bic"') };
    },
    { rule: 'request/unfit', pointer: '/body/iban' },
  ],
  [
    'an invalid path parameter',
    'savePostalInvoices',
    replaceInUrl(/contract\/\d+/, 'contract/C42'),
    { rule: 'request/unfit', pointer: '/path/id' },
  ],
  [
    'a missing query parameter',
    'listTickets',
    replaceInUrl(/startDate=[^&]*&/, ''),
    { rule: 'request/unfit', pointer: '/query/startDate' },
  ],
  [
    'an invalid query parameter',
    'listTickets',
    replaceInUrl(/startDate=[^&]*/, 'startDate=2026-11-15'),
    { rule: 'request/unfit', pointer: '/query/startDate' },
  ],
  [
    'a repeated query parameter',
    'listTickets',
    replaceInUrl('?', '?startDate=2026-11-15%2000:00:00&'),
    { rule: 'request/unfit', pointer: '/query/startDate' },
  ],
  [
    'an undescribed query parameter',
    'listTickets',
    replaceInUrl('?', '?page=2&'),
    { rule: 'schema/unknown', pointer: '/query/page' },
  ],
  [
    'an invalid header',
    'addOrder',
    ({ request }) => {
      request.headers = (request.headers ?? []).filter(
        ({ name }) => name.toLowerCase() !== 'idempotency-key',
      );
      setHeader(request, 'Idempotency-Key', 'twice');
    },
    { rule: 'request/unfit', pointer: '/header/Idempotency-Key' },
  ],
];

it.each(deviations)('reports %s', (...deviation) => expectFinding(deviation));

it('reports unknown calls once per path and method, with masked numbers', async () => {
  const addresses = ['/api/v2/lost/1', '/api/v2/lost/22', '/api/private/login', '/api/v2/a@b.fr'];
  const entries = addresses.flatMap((path) =>
    changedEntries('listPosts', replaceInUrl('/api/v2/post', path)),
  );
  const { operations } = await captured(entries);
  const { findings = [] } = operations.at(-1) ?? {};
  expect(findings.map(({ message, calls }) => [message, calls.length])).toEqual([
    ['`GET /api/v2/lost/9` is not in the contract.', 2],
    ['`GET /api/private/login` is not in the contract: it has this path with POST.', 1],
    ['`GET /api/v2/…` is not in the contract.', 1],
  ]);
});

it('reports the same error of several calls once, with the first message and all calls', async () => {
  const entries = ['1', 'page', 'x'].flatMap((page) =>
    changedEntries('listPassages', (entry) => changeRequest(entry, (json) => ({ ...json, page }))),
  );
  const { operations } = await captured(entries);
  const { findings = [] } =
    operations.find(({ operationId }) => operationId === 'listPassages') ?? {};
  expect(findings).toHaveLength(1);
  expect(findings[0]?.calls).toHaveLength(3);
});
