import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpBadgeGateway } from '../../../../src/adapters/http/badge/HttpBadgeGateway';
import { httpPaymentGateway } from '../../../../src/adapters/http/payment/HttpPaymentGateway';
import { httpPaymentSigner } from '../../../../src/adapters/http/payment/HttpPaymentSigner';
import { formatInvoicePaymentReference } from '../../../../src/domain/invoice/invoicePaymentReference';
import { formatOrderReference } from '../../../../src/domain/payment/orderReference';
import type { PaidReference } from '../../../../src/domain/payment/paidReference';
import { startFailingServer } from '../../../support/http/failingServer';
import { aPaymentRequest } from '../../../support/payment/payments';
import { startPrism, type RunningPrism } from '../../../support/contract/prism';
import { startRecordingServer } from '../../../support/http/recordingServer';
import { testClient } from '../../../support/http/testClient';

let prism: RunningPrism;

beforeAll(async () => {
  prism = await startPrism();
}, 60_000);

afterAll(() => prism.stop());

const invoice = aPaymentRequest({ type: 'invoice', reference: 'PLI0048213B' });

interface Asked {
  readonly timeoutMs?: number;
  readonly reference?: PaidReference;
}

/** The outcome of the gateway for one answer, and the bodies that it sent. */
async function validating(
  status: number,
  body: unknown,
  { timeoutMs = 10_000, reference = formatOrderReference(42) }: Asked = {},
) {
  const sent: string[] = [];
  const server = await startFailingServer((request, response) => {
    request.on('data', (chunk: Buffer) => sent.push(chunk.toString()));
    request.on('end', () => {
      if (status === 0) return;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const client = testClient(server.url, [], timeoutMs);
  const result = await httpPaymentGateway(client).validate(reference)();
  await server.stop();
  return { result, sent };
}

describe('M7.12 the badges of every contract', () => {
  it('are lists in the order of the contracts', async () => {
    const result = await httpBadgeGateway(testClient(prism.url)).list()();
    if (result._tag === 'Left') throw new Error(result.left.kind);
    expect(result.right.map(({ items }) => items.length)).toEqual([6, 2, 0]);
    expect(result.right[0]?.items[0]).toMatchObject({ status: 'active' });
  });
});

describe('P7.19 the server seals the form', () => {
  it('receives type and reference only, and returns the thirteen fields', async () => {
    const result = await httpPaymentSigner(testClient(prism.url)).sign(invoice)();
    expect(result).toEqual(
      E.right(expect.objectContaining({ montant: '47.60EUR', reference: 'PLI0048213B' })),
    );
    if (result._tag === 'Right') expect(Object.keys(result.right)).toHaveLength(13);
  });

  it.each([
    [false, { type: 'invoice', reference: 'PLI0048213B' }],
    [true, { type: 'invoice', reference: 'PLI0048213B', isMobile: true }],
  ])('P2.31 a link of the mobile application (%s) asks for %j', async (isMobile, body) => {
    const server = await startRecordingServer();
    await httpPaymentSigner(server.api).sign({
      ...invoice,
      returns: { ...invoice.returns, isMobile },
    })();
    await server.stop();
    expect(server.sent.map((one) => JSON.parse(one.body) as unknown)).toEqual([body]);
  });

  it('an answer without a seal is unreadable', async () => {
    const server = await startFailingServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ state: true, response: null, fields: { version: '3.0' } }));
    });
    const malformed: string[] = [];
    const result = await httpPaymentSigner(testClient(server.url, malformed)).sign(invoice)();
    await server.stop();
    expect(result).toEqual(E.left({ kind: 'service/unreadable' }));
    expect(malformed.join()).toContain('MAC');
  });

  it("a refusal has the server's sentence", async () => {
    const message = "Il n'y a rien à payer sous cette référence.";
    const server = await startFailingServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ state: false, response: message }));
    });
    const result = await httpPaymentSigner(testClient(server.url)).sign(invoice)();
    await server.stop();
    expect(result).toEqual(E.left({ kind: 'service/refused', message }));
  });
});

describe('M7.6, M7.9 whether a payment is confirmed', () => {
  it.each([
    [formatOrderReference(42), '0000042'],
    [formatInvoicePaymentReference('0048213', 'B'), 'PLI0048213B'],
  ])('state true means yes; the request for %s contains « %s » only', async (reference, asked) => {
    const answer = { state: true, response: 'Merci.' };
    const { result, sent } = await validating(200, answer, { reference });
    expect(result).toEqual(E.right(undefined));
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([{ reference: asked }]);
  });

  it.each(['Non confirmé.', null])('state false means no: %s', async (message) => {
    const { result } = await validating(200, { state: false, response: message });
    expect(result).toEqual(E.left({ kind: 'payment/refused', message }));
  });

  it.each<[string, number, unknown, unknown]>([
    ['a failing server', 500, { code: 500, message: 'Panne.' }, { kind: 'service/failed' }],
    [
      'too many requests',
      429,
      { code: 429, message: 'Trop de tentatives.' },
      { kind: 'service/too-many-requests', retryAfterSeconds: null },
    ],
    ['a 401, which does not end the session', 401, { code: 401 }, { kind: 'service/failed' }],
    ['no JSON', 200, '<html>', { kind: 'service/unreadable' }],
    ['an answer without a state', 200, { response: 'oui' }, { kind: 'service/unreadable' }],
    ['no answer in time', 0, null, { kind: 'service/too-slow' }],
  ])('M8.2 %s leaves it unknown', async (_title, status, body, failure) => {
    const { result } = await validating(status, body, {
      timeoutMs: status === 0 ? 200 : 10_000,
    });
    expect(result).toEqual(E.left(failure));
  });

  it('M8.2 no network leaves it unknown', async () => {
    const result = await httpPaymentGateway(testClient('http://127.0.0.1:9')).validate(
      formatOrderReference(42),
    )();
    expect(result).toEqual(E.left({ kind: 'service/unreachable' }));
  });
});
