import type { RequestListener } from 'node:http';
import * as E from 'fp-ts/Either';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../../../../src/adapters/http/core/apiClient';
import { httpInvoiceGateway } from '../../../../src/adapters/http/invoice/HttpInvoiceGateway';
import type { InvoiceError } from '../../../../src/application/ports/invoice/InvoiceGateway';
import { startFailingServer, type FailingServer } from '../../../support/http/failingServer';
import { startPrism, type RunningPrism } from '../../../support/contract/prism';
import { testClient } from '../../../support/http/testClient';

let server: FailingServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const answer =
  (status: number, mediaType: string, body: string | Buffer): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': mediaType }).end(body);
  };

async function downloadFrom(
  listener: RequestListener,
  malformed: string[] = [],
  timeoutMs?: number,
): Promise<unknown> {
  server = await startFailingServer(listener);
  return httpInvoiceGateway(testClient(server.url, malformed, timeoutMs)).download('202611419')();
}

describe('M7.20 the nominal example', () => {
  let prism: RunningPrism;
  beforeAll(async () => {
    prism = await startPrism();
  }, 60_000);
  afterAll(() => prism.stop());

  it('a document is a PDF', async () => {
    const result = await httpInvoiceGateway(testClient(prism.url)).download('202610412')();
    if (!E.isRight(result)) throw new Error(JSON.stringify(result.left));
    expect(result.right.type).toBe('application/pdf');
    expect(await result.right.text()).toMatch(/^%PDF-1\.4[^]*Facture 202610412/);
  });
});

describe('M7.20 a document is checked to be a PDF', () => {
  it('its bytes are unchanged, and it opens as a PDF whatever its media type', async () => {
    const bytes = Buffer.from([...Buffer.from('%PDF-1.7\n'), 0xe2, 0xe3, 0x00, 0xff, 0x80]);
    const result = await downloadFrom(answer(200, 'text/html', bytes));
    const { right: pdf } = result as { readonly right: Blob };
    expect(pdf.type).toBe('application/pdf');
    expect(Buffer.from(await pdf.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['an HTML page with status 200', 'text/html', '<html><h1>Oups</h1></html>'],
    ['an HTML page called a PDF', 'application/pdf', '<html><h1>Oups</h1></html>'],
    ['an empty 200', 'application/pdf', ''],
    ['the beginning of a signature', 'application/pdf', '%PDF'],
    ['a PDF after something else', 'application/pdf', ' %PDF-1.4'],
    ['JSON', 'application/json', '{"state":true}'],
    ['no JSON object', 'application/json', 'null'],
  ])('%s is not a PDF, and is reported to developers', async (_title, mediaType, body) => {
    const malformed: string[] = [];
    expect(await downloadFrom(answer(200, mediaType, body), malformed)).toEqual(
      E.left({ kind: 'invoice/not-a-pdf' }),
    );
    expect(malformed).toEqual([
      'GET /api/private/invoice/{noInvoice}',
      expect.stringMatching(/expected PDF/),
    ]);
  });
});

describe('failures', () => {
  const refusal = '{"code":404,"message":"Cette facture est introuvable."}';
  it.each([
    ['with its sentence', refusal, 'Cette facture est introuvable.'],
    ['without a sentence', '', null],
    ['with an HTML page', '<h1>Not found</h1>', null],
  ])('M7.20 a 404 means « not found », %s', async (_title, body, message) => {
    expect(await downloadFrom(answer(404, 'application/json', body))).toEqual(
      E.left({ kind: 'invoice/not-found', message }),
    );
  });

  it("M8.1 state false has the server's sentence, although the status is 200", async () => {
    const body = '{"state":false,"response":"Facture en préparation."}';
    expect(await downloadFrom(answer(200, 'application/json', body))).toEqual(
      E.left({ kind: 'service/refused', message: 'Facture en préparation.' }),
    );
  });

  it.each<readonly [string, RequestListener, InvoiceError]>([
    ['a 401', answer(401, 'application/json', refusal), { kind: 'service/session-expired' }],
    [
      'a 400 with a sentence',
      answer(400, 'application/json', '{"code":400,"message":"Numéro invalide."}'),
      { kind: 'service/refused', message: 'Numéro invalide.' },
    ],
    [
      'a 500 with a sentence for developers',
      answer(500, 'application/json', '{"code":500,"message":"SQLSTATE[HY000]"}'),
      { kind: 'service/failed' },
    ],
    [
      'a 500 with state false and its sentence (M8.1)',
      answer(500, 'application/json', '{"state":false,"response":"Factures indisponibles."}'),
      { kind: 'service/failed', message: 'Factures indisponibles.' },
    ],
    ['an HTML page with status 502', answer(502, 'text/html', '<h1>'), { kind: 'service/failed' }],
    [
      'a dropped connection',
      (request) => void request.socket.destroy(),
      { kind: 'service/unreachable' },
    ],
    ['no answer in time', () => undefined, { kind: 'service/too-slow' }],
    [
      'the beginning of a PDF and no more in time',
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/pdf' });
        response.write('%PDF-1.4\n');
      },
      { kind: 'service/too-slow' },
    ],
  ])('%s has its own kind of error', async (_title, listener, error) => {
    const timeoutMs = error.kind === 'service/too-slow' ? 300 : undefined;
    expect(await downloadFrom(listener, [], timeoutMs)).toEqual(E.left(error));
  });
});

describe('the request', () => {
  it('M7.1 M7.20 has the number in the address, encoded, and the bearer token', async () => {
    let seen: readonly (string | undefined)[] = [];
    server = await startFailingServer(({ method, url, headers }, response) => {
      seen = [method, url, headers.authorization];
      response.writeHead(500).end();
    });
    await httpInvoiceGateway(testClient(server.url)).download('F 26/11?')();
    expect(seen).toEqual(['GET', '/api/private/invoice/F%2026%2F11%3F', 'Bearer token']);
  });

  it('M2.1 is not sent without a token', async () => {
    let requests = 0;
    server = await startFailingServer((_request, response) => {
      requests += 1;
      response.writeHead(500).end();
    });
    const api = createApiClient({
      ...testClient(server.url),
      tokens: { ...testClient('').tokens, read: () => null },
    });
    expect(await httpInvoiceGateway(api).download('1')()).toEqual(
      E.left({ kind: 'service/session-expired' }),
    );
    expect(requests).toBe(0);
  });
});
