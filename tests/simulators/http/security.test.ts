import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { openSignature } from '../../../scripts/simulators/signature/openSignature.ts';
import { startSimulators } from '../../../scripts/simulators/startSimulators.ts';
import { planFault } from '../../../scripts/simulators/world/faults.ts';
import { paymentForm, posted } from '../bank/paymentForm.ts';
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
  afterAll(() => simulators.stop());

  it.each([
    ['127.0.0.1', 200],
    ['localhost:4020', 200],
    ['operator.example.fr', 421],
    ['127.0.0.1.example.fr:4020', 421],
  ])('a request to the host %s is answered %i (DNS rebinding)', async (host, expected) => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${url}/api/public/maintenance`, { method: 'POST', headers: { host } });
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
  const put = async (path: string, body: string, type = 'application/json'): Promise<number> =>
    (await operator.fetch(path, { method: 'PUT', headers: { 'Content-Type': type }, body })).status;
  const text = JSON.stringify(message);

  it.each([
    ['more than 1 MB', JSON.stringify({ ...message, content: 'x'.repeat(1_000_000) })],
    ['nested too deep', text.replace('{', `{"more":${'['.repeat(5_000)}${']'.repeat(5_000)},`)],
    ['truncated', text.slice(0, -3)],
    ['of another media type', text, 'text/plain'],
  ])('that is %s is refused', async (_, body, type = 'application/json') => {
    operator.expectRefused('sendMessage');
    expect(await put('/api/public/message', body, type)).toBe(400);
  });

  it('is read only after the token', async () => {
    expect(await put('/api/v2/bank', '{')).toBe(401);
  });

  it('to the collector of telemetry is one of OTLP, and as small as a beacon', async () => {
    const send = async (body: string): Promise<number> =>
      (await operator.fetch('/v1/logs', { method: 'POST', body })).status;
    expect(await send('{}')).toBe(400);
    expect(await send(' '.repeat(70_000))).toBe(413);
  });
});

describe('P5.8 a document', () => {
  const pdf = '%PDF-1.7';
  const save = async (content: string, type = 'application/pdf'): Promise<number> => {
    const rib = new File([content], 'rib.pdf', { type });
    const body = { iban: 'FR7630006000011234567890189', rib };
    const sent = { path: { id: 1201 }, body, token: operator.token };
    return (await operator.send('saveBankDetails', sent)).status;
  };

  it('of 10 MB to the byte is accepted', async () => {
    expect(await save(pdf.padEnd(10_000_000))).toBe(200);
  });

  it('with a byte order mark before its content is accepted', async () => {
    expect(await save(`\ufeff${pdf}`)).toBe(200);
  });

  it.each([
    ['of more than 10 MB', pdf.padEnd(10_000_001)],
    ['with other first bytes than its type', '<html>'],
    ['of a type that is not accepted', 'GIF89a', 'image/gif'],
    ['that is empty', ''],
  ])('%s is refused', async (_, content, type = 'application/pdf') => {
    operator.expectRefused('saveBankDetails');
    expect(await save(content, type)).toBe(400);
  });
});

describe('a site of another origin', () => {
  const preflight = (origin: string): Promise<Response> =>
    operator.fetch('/api/private/user/data', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });

  it('may send every method and header of the contract', async () => {
    const { headers } = await preflight(site);
    const listed = (name: string): unknown => headers.get(name)?.toLowerCase().split(',');
    expect(headers.get('Access-Control-Allow-Origin')).toBe(site);
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const operations = listOperations(await readContract());
    const parameters = operations.flatMap((one) => one.parameters);
    const sent = parameters.filter((one) => one.in === 'header').map(({ name }) => name);
    expect(listed('Access-Control-Allow-Methods')).toEqual(
      expect.arrayContaining(operations.map(({ method }) => method)),
    );
    expect(listed('Access-Control-Allow-Headers')).toEqual(
      expect.arrayContaining([...sent, 'Authorization'].map((name) => name.toLowerCase())),
    );
  });

  it('may do nothing when it is not the site of the operator', async () => {
    const answer = await preflight('https://elsewhere.example');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

it('the pages of the simulators escape what people typed, and load only their own parts', async () => {
  const hostile = `"><script>alert('1')</script>`;
  await operator.send('sendMessage', { body: { ...message, name: hostile, content: hostile } });
  const { id, token } = openSignature(operator.services, { ...contract, lastname: hostile });
  const link = fragmentOf(id, await token);
  const form = paymentForm(operator.services, { 'texte-libre': hostile });
  for (const page of [
    await operator.fetch('/control'),
    await operator.fetch('/test/paiement.cgi', posted(form)),
    await operator.fetch('/calinda/sellandsign/contract', posted({ link }, operator.url)),
  ]) {
    const text = await page.text();
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
  }
});
