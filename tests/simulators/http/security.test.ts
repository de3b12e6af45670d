import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { openSignature } from '../../../scripts/simulators/signature/openSignature.ts';
import { startSimulators } from '../../../scripts/simulators/startSimulators.ts';
import { planFault } from '../../../scripts/simulators/world/faults.ts';
import { paymentForm } from '../bank/paymentForm.ts';
import { posted } from '../bank/postedForm.ts';
import { contract, fragmentOf } from '../signature/contractToSign.ts';
import { camille } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();
const site = 'http://127.0.0.1:5173';
const message = { name: 'Camille', email: camille, subject: 'CNP', content: 'Bonjour' };

describe('on a port', async () => {
  const simulators = await startSimulators({
    document: await readContract(),
    file: ':memory:',
    siteUrl: () => site,
    onMail: () => undefined,
    withCompany: false,
    port: { port: 21_000 + Math.floor(Math.random() * 12_000), strict: false },
  });
  const { url, services } = simulators;
  const { host, port } = new URL(url);
  afterAll(() => simulators.stop());

  it.each([
    [host, 200],
    [`localhost:${port}`, 200],
    [`operator.example.fr:${port}`, 421],
    [`127.0.0.1.example.fr:${port}`, 421],
  ])('a request to the host %s is answered %i (DNS rebinding)', async (name, expected) => {
    const status = await new Promise((resolve, reject) => {
      const headers = { host: name };
      const sent = request(`${url}/api/public/maintenance`, { method: 'POST', headers });
      sent.on('response', (response) => resolve(response.resume().statusCode));
      sent.on('error', reject);
      sent.end();
    });
    expect(status).toBe(expected);
  });

  it('a dropped connection ends without an answer, for its operation only', async () => {
    planFault(services, 'readTraffic', { delayMs: 0, kind: 'dropped' });
    await expect(fetch(`${url}/api/v2/traffic`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${url}/api/v2/post`)).status).toBe(200);
  });
});

describe('a body', () => {
  const put = (path: string, body: BodyInit, headers = {}): Promise<Response> =>
    operator.fetch(path, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
  const text = JSON.stringify(message);

  it.each([
    ['more than 1 MB', JSON.stringify({ ...message, content: 'x'.repeat(1_000_000) })],
    ['nested too deep', text.replace('{', `{"more":${'['.repeat(5_000)}${']'.repeat(5_000)},`)],
    ['truncated', text.slice(0, -3)],
    ['on the prototype only', `{"__proto__":${text}}`],
  ])('that is %s is refused', async (_, body) => {
    operator.expectRefused('sendMessage');
    expect((await put('/api/public/message', body)).status).toBe(400);
  });

  it('of another media type is refused', async () => {
    operator.expectRefused('sendMessage');
    const headers = { 'Content-Type': 'text/plain' };
    expect((await put('/api/public/message', text, headers)).status).toBe(400);
  });

  it('is read only after the token', async () => {
    expect((await put('/api/v2/bank', '{')).status).toBe(401);
  });

  it('to the collector of telemetry is as small as a beacon, and one of OTLP', async () => {
    const send = async (body: string): Promise<number> =>
      (await operator.fetch('/v1/logs', { method: 'POST', body })).status;
    expect(await send(' '.repeat(70_000))).toBe(413);
    expect(await send('{}')).toBe(400);
  });
});

describe('P5.8 a document', () => {
  const path = '/api/private/update/contract/1201/coordinates/bank';
  const iban = 'FR7630006000011234567890189';
  const pdf = '%PDF-1.7';
  const file = (content: BlobPart, type = 'application/pdf'): File =>
    new File([content], 'rib.pdf', { type });
  const save = async (...fields: readonly (readonly [string, string | File])[]) => {
    const body = new FormData();
    for (const [name, value] of [['iban', iban] as const, ...fields]) body.append(name, value);
    const headers = { Authorization: `Bearer ${operator.token}` };
    return (await operator.fetch(path, { method: 'POST', headers, body })).status;
  };

  it('of 10 MB to the byte is accepted', async () => {
    expect(await save(['rib', file(pdf.padEnd(10_000_000))])).toBe(200);
  });

  it.each([
    ['more than 10 MB', [['rib', file(pdf.padEnd(10_000_001))]]],
    ['not what its first bytes say', [['rib', file('<html>')]]],
    ['not of its declared type', [['rib', file(pdf, 'image/png')]]],
    ['of a type that is not accepted', [['rib', file('GIF89a', 'image/gif')]]],
    ['empty', [['rib', file('')]]],
    ['a text', [['rib', pdf]]],
    [
      'repeated',
      [
        ['rib', file(pdf)],
        ['rib', file(pdf)],
      ],
    ],
    [
      'in an unknown field',
      [
        ['rib', file(pdf)],
        ['more', file(pdf)],
      ],
    ],
  ] as const)('that is %s is refused', async (_, fields) => {
    operator.expectRefused('saveBankDetails');
    expect(await save(...fields)).toBe(400);
  });
});

describe('a site of another origin', () => {
  const preflight = (origin: string): Promise<Response> =>
    operator.fetch('/api/private/user/data', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
  const listIn = (answer: Response, header: string): readonly string[] =>
    (answer.headers.get(header) ?? '').split(',').map((one) => one.trim().toLowerCase());

  it('may send every method and header of the contract, and read when to try again', async () => {
    const answer = await preflight(site);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(site);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const operations = listOperations(await readContract());
    const headers = operations.flatMap(({ parameters }) =>
      parameters.filter((one) => one.in === 'header').map(({ name }) => name.toLowerCase()),
    );
    expect(listIn(answer, 'Access-Control-Allow-Methods')).toEqual(
      expect.arrayContaining(operations.map(({ method }) => method)),
    );
    expect(listIn(answer, 'Access-Control-Allow-Headers')).toEqual(
      expect.arrayContaining([...headers, 'authorization', 'content-type']),
    );
    const read = await operator.fetch('/api/v2/post', { headers: { Origin: site } });
    expect(listIn(read, 'Access-Control-Expose-Headers')).toEqual(['date', 'retry-after']);
  });

  it('may do nothing when it is not the site of the operator', async () => {
    const answer = await preflight('https://elsewhere.example');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('a page of the simulators', () => {
  const hostile = `"><script>alert('1')</script>`;

  it('escapes what people typed', async () => {
    await operator.send('sendMessage', { body: { ...message, name: hostile, content: hostile } });
    operator.services.store.run('UPDATE passage SET lane = :hostile WHERE id = 900160', {
      hostile,
    });
    const { id, token } = openSignature(operator.services, { ...contract, lastname: hostile });
    const link = fragmentOf(id, await token);
    const form = paymentForm(operator.services, { 'texte-libre': hostile });
    const printed = await operator.send('printPassages', {
      body: { ids: '900160', token: operator.token },
    });
    const pages = [
      await (await operator.fetch('/control')).text(),
      await (await operator.fetch('/test/paiement.cgi', posted(form))).text(),
      await (
        await operator.fetch('/calinda/sellandsign/contract', posted({ link }, operator.url))
      ).text(),
      String(printed.body),
    ];
    for (const page of pages) {
      expect(page).toContain('&lt;script&gt;');
      expect(page).not.toContain('<script');
    }
  });

  it.each(['/control', '/calinda/sellandsign/'])('%s loads only its own parts', async (path) => {
    const { headers } = await operator.fetch(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
