import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { httpInvoiceGateway } from '../../../../src/adapters/http/invoice/HttpInvoiceGateway';
import type { Send } from '../../../support/http/calls';
import { outcomeOf } from '../../../support/http/outcomeOf';
import { startRecordingServer } from '../../../support/http/recordingServer';

const download: Send = (api) => httpInvoiceGateway(api).download('202611419')();

describe('M7.20 a document is checked to be a PDF', () => {
  it('its bytes are unchanged, and it opens as a PDF whatever its media type', async () => {
    const bytes = Buffer.from([
      ...Buffer.from('\uFEFF\r\n%PDF-1.7\n'),
      0xe2,
      0xe3,
      0x00,
      0xff,
      0x80,
    ]);
    const { right: pdf } = (await outcomeOf(download, [200, 'text/html', bytes])) as {
      readonly right: Blob;
    };
    expect(pdf.type).toBe('application/pdf');
    expect(Buffer.from(await pdf.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['an HTML page called a PDF', 'application/pdf', '<html><h1>Oups</h1></html>'],
    ['the beginning of a signature', 'application/pdf', '%PDF'],
    ['a PDF after something else', 'application/pdf', '<p>%PDF-1.4'],
    ['JSON', 'application/json', '{"state":true}'],
  ])('%s is not a PDF, and is reported to developers', async (_title, mediaType, body) => {
    const malformed: string[] = [];
    expect(await outcomeOf(download, [200, mediaType, body], malformed)).toEqual(
      E.left({ kind: 'invoice/not-a-pdf' }),
    );
    expect(malformed).toEqual([
      'GET /api/private/invoice/{noInvoice}',
      expect.stringMatching(/expected PDF/),
    ]);
  });
});

describe('M7.20 failures', () => {
  const refusal = '{"code":404,"message":"Cette facture est introuvable."}';
  it.each([
    ['with its sentence', refusal, 'Cette facture est introuvable.'],
    ['without a sentence', '', null],
    ['with an HTML page', '<h1>Not found</h1>', null],
  ])('a 404 means « not found », %s', async (_title, body, message) => {
    expect(await outcomeOf(download, [404, 'application/json', body])).toEqual(
      E.left({ kind: 'invoice/not-found', message }),
    );
  });

  it('a refusal in the place of a PDF has its sentence (M8.1)', async () => {
    const body = '{"state":false,"response":"Factures indisponibles."}';
    const message = 'Factures indisponibles.';
    expect(await outcomeOf(download, [200, 'application/json', body])).toEqual(
      E.left({ kind: 'service/refused', message }),
    );
    expect(await outcomeOf(download, [500, 'application/json', body])).toEqual(
      E.left({ kind: 'service/failed', message }),
    );
  });
});

it('M7.20 the number of a document is encoded in the address', async () => {
  const server = await startRecordingServer();
  await httpInvoiceGateway(server.api).download('F 26/11?')();
  await server.stop();
  expect(server.sent).toMatchObject([
    { method: 'GET', path: '/api/private/invoice/F%2026%2F11%3F' },
  ]);
});
