import { expect, it } from 'vitest';
import { changedEntries, changeRequest, setHeader } from './support/changedSession.ts';
import type { EditJson } from './support/changedSession.ts';
import { itReports, sending, type Change, type Deviation } from './support/expectFinding.ts';
import { captured } from './support/runCapture.ts';

const replaceInUrl =
  (from: string | RegExp, to: string): Change =>
  ({ request }) => {
    request.url = request.url.replace(from, to);
  };

const unknown = 'schema/unknown';
const changed = (change: EditJson): Change => {
  return (entry) => changeRequest(entry, change);
};
const noBody: Change = (entry) => {
  sending(null)(entry);
  entry.request.headers = [];
};
const strayBody: Change = ({ request }) => {
  setHeader(request, 'content-type', 'application/json');
  request.postData = { mimeType: 'application/json', text: '{"page":1}' };
};
const pairs: Change = ({ request }) => {
  const params = [
    { name: 'username', value: 'camille' },
    { name: 'password', value: 'Passage2026' },
  ];
  request.postData = { mimeType: 'application/x-www-form-urlencoded', params };
};
const renamedPart: Change = ({ request }) => {
  const { text } = request.postData ?? {};
  request.postData = { ...request.postData, text: (text ?? '').replace('"iban"', '"bic"') };
};
const header =
  (name: string, value: string): Change =>
  ({ request }) => {
    const isOther = (one: { name: string }) => one.name.toLowerCase() !== name.toLowerCase();
    request.headers = [...(request.headers ?? []).filter(isOther), { name, value }];
  };
const shortPassword = 'username=camille&password=Passage2026&newPassword=A1';
const missing = '`password` is missing.';

itReports('a request with %s', [
  ...rows('signIn', [
    ['no required field', '/body/password', changed(({ password: _, ...rest }) => rest), missing],
    ['no JSON', '/body', sending('email=x')],
    ['another content type', '/body', header('content-type', 'text/plain')],
    ['no required body', '/body', noBody, 'The body is missing.'],
  ]),
  ...rows('listBadges', [
    ['an undefined token', '/header/Authorization', header('authorization', 'Bearer undefined')],
  ]),
  ...rows('listPassages', [
    ['another type', '/body/page', changed((it) => ({ ...it, page: '1' }))],
  ]),
  ...rows('changePassword', [
    ['a form with a value that is too short', '/body/newPassword', sending(shortPassword)],
    ['a form recorded as pairs, with a missing field', '/body/newPassword', pairs],
  ]),
  ...rows('saveBankDetails', [['a form with a missing part', '/body/iban', renamedPart]]),
  ...rows('savePostalInvoices', [
    ['an invalid path parameter', '/path/id', replaceInUrl(/contract\/\d+/, 'contract/C42')],
  ]),
  ...rows('listTickets', [
    ['a missing query', '/query/startDate', replaceInUrl(/startDate=[^&]*&/, '')],
    ['an invalid query', '/query/startDate', replaceInUrl(/startDate=[^&]*/, 'startDate=2026-11')],
    ['a query twice', '/query/startDate', replaceInUrl('?', '?startDate=2026-11-15%2000:00:00&')],
  ]),
  ...rows('addOrder', [
    ['an invalid header', '/header/Idempotency-Key', header('Idempotency-Key', 'twice')],
  ]),
]);

type Row = readonly [title: string, pointer: string, change: Change, message?: string];

function rows(operationId: string, unfit: readonly Row[]): readonly Deviation[] {
  return unfit.map(([title, ...rest]) => [title, operationId, 'request/unfit', ...rest]);
}

itReports('an undescribed %s', [
  ['field', 'signIn', unknown, '/body/remember', changed((json) => ({ ...json, remember: true }))],
  ['body', 'listBadges', unknown, '/body', strayBody],
  ['query', 'listTickets', unknown, '/query/page', replaceInUrl('?', '?page=2&')],
]);

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
  const { findings = [] } = operations.find((one) => one.operationId === 'listPassages') ?? {};
  expect(findings).toHaveLength(1);
  expect(findings[0]?.calls).toHaveLength(3);
});
