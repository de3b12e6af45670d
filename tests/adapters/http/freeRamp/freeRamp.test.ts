import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpReceiptGateway } from '../../../../src/adapters/http/freeRamp/HttpReceiptGateway';
import { httpRefundGateway } from '../../../../src/adapters/http/freeRamp/HttpRefundGateway';
import type { ReceiptPath } from '../../../../src/domain/freeRamp/receipt';
import { anIdentifier, aReceiptPath } from '../../../support/freeRamp/freeRamp';
import { aRefundRequest, freeRampMethods } from '../../../support/freeRamp/freeRampMethods';
import { answeringClient } from '../../../support/http/answeringClient';
import type { Send } from '../../../support/http/calls';
import { json, outcomeOf } from '../../../support/http/outcomeOf';
import { startRecordingServer, type RecordingServer } from '../../../support/http/recordingServer';

let server: RecordingServer;

beforeEach(async () => {
  server = await startRecordingServer();
});
afterEach(() => server.stop());

/** What each method sends: the method, the path and the body. */
const requests: Readonly<Record<string, readonly [method: string, path: string, body?: object]>> = {
  'refunds.lookUp': ['POST', '/api/public/free/cash', { identifier: anIdentifier }],
  'refunds.lookUpForAccount': ['GET', `/api/v2/refund/${anIdentifier}`],
  'refunds.request': ['POST', '/api/v2/refund', { ...aRefundRequest, amount: 3.2 }],
  'refunds.makeReceipt': ['POST', '/api/v2/receipt/refund/7501', { transactions: [anIdentifier] }],
  'refunds.list': ['GET', '/api/v2/refund'],
  'refunds.claim': ['PUT', '/api/v2/refund/claim', { ids: [7401, 7404] }],
  'refunds.findIdentifier': ['GET', '/api/v2/refund/transaction/7401'],
  'receipts.list': ['GET', '/api/v2/receipt'],
  'receipts.makeFromTickets': ['POST', '/api/v2/receipt/tickets', { ids: [9108, 9107] }],
  'receipts.download': ['GET', `/api/v2/receipt/transaction/${anIdentifier}`],
  'receipts.downloadOfTicket': ['GET', `/api/v2/receipt/transaction/${anIdentifier}`],
  'tickets.list': [
    'GET',
    '/api/v2/ticket?startDate=2026-10-01%2000%3A00%3A00&endDate=2026-10-31%2023%3A59%3A59',
  ],
  'tickets.listCards': ['GET', '/api/v2/tickets-flux'],
  'tickets.linkCard': [
    'POST',
    '/api/v2/tickets-flux',
    { licencePlate: 'GH789JK', truncatedPan: '497010XXXXXX1234' },
  ],
  'tickets.unlinkCard': ['DELETE', '/api/v2/tickets-flux/6101'],
  'bankAccounts.find': ['GET', '/api/v2/bank'],
  'bankAccounts.save': [
    'PUT',
    '/api/v2/bank',
    { name: 'CAMILLE DURAND', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  ],
  'bankAccounts.remove': ['DELETE', '/api/v2/bank/4101'],
};

it.each(freeRampMethods)('P7.23–P7.30 the request of $title', async ({ title, ask }) => {
  await ask(server.api)();
  const [method, path, body] = requests[title] ?? [];
  expect(server.sent).toMatchObject([{ method, path }]);
  expect(server.sent[0]?.body).toBe(body === undefined ? '' : JSON.stringify(body));
});

const download = (path: string) => httpReceiptGateway(server.api).download(path as ReceiptPath)();

describe('P3.6, P7.1 the address of a receipt', () => {
  it.each([
    '/api/v2/receipt/8304/download?format=pdf',
    '/api/v2/receipt/transaction/2026110807150012003',
    '/api/recus/2026-11/8304.pdf',
  ])('a path below /api/ is requested unchanged, with the token: %s', async (path) => {
    await download(path);
    expect(server.sent).toMatchObject([{ method: 'GET', path, authorization: 'Bearer token' }]);
  });

  it.each([
    ['another site', 'https://example.fr/api/v2/receipt/transaction/20261108071500120031'],
    ['a page of the site', '/espace/gratuite/recu'],
    ['a folder above', '/api/v2/receipt/transaction/../../bank'],
    ['a folder above, encoded', `${aReceiptPath}/%2e%2e/x`],
    ['no address', ''],
  ])('a path that leads to %s is not requested', async (_title, path) => {
    expect(await download(path)).toEqual(E.left({ kind: 'receipt/not-found', message: null }));
    expect(server.sent).toEqual([]);
  });

  it.each(['https://example.fr/api/recu', '/recus/8304.pdf', '/api/../x', ''])(
    'P7.26 the contract refuses « %s »',
    async (path) => {
      const api = answeringClient(() => ({ body: { status: 'success', path } }));
      const made = { id: 7501, identifier: anIdentifier };
      expect(await httpRefundGateway(api).makeReceipt(made)()).toEqual(
        E.left({ kind: 'service/unreadable' }),
      );
    },
  );
});

describe('P7.24 the lookup of a ticket', () => {
  const lookUp = (body: object) =>
    httpRefundGateway(answeringClient(() => ({ body }))).lookUpForAccount(anIdentifier)();

  it('an answer without a ticket is unreadable, not « not refundable »', async () => {
    expect(await lookUp({ status: 'success' })).toEqual(E.left({ kind: 'service/unreadable' }));
  });

  it('P4.20 a refusal because the receipt was given at the lane is an answer', async () => {
    const refusal = { status: 'error', state: 'directement final', errorMessage: 'Reçu remis.' };
    expect(await lookUp(refusal)).toMatchObject({
      right: { status: 'handedOutAtLane', at: null, paid: null, refund: null },
    });
  });
});

describe('P7.28 the PDF of a receipt', () => {
  const download: Send = (api) => httpReceiptGateway(api).download(aReceiptPath)();

  it('has its bytes unchanged, and opens as a PDF whatever its media type', async () => {
    const bytes = Buffer.from([...Buffer.from('%PDF-1.7\n'), 0xe2, 0x00, 0xff]);
    const { right: pdf } = (await outcomeOf(download, [200, 'text/html', bytes])) as {
      readonly right: Blob;
    };
    expect(pdf.type).toBe('application/pdf');
    expect(Buffer.from(await pdf.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['an HTML page called a PDF', [200, 'application/pdf', '<h1>Oups</h1>']],
    ['an empty answer', [200, 'application/pdf', '']],
    ['JSON', json(200, { status: 'success' })],
  ] as const)('%s is not a PDF, and is reported to developers', async (_title, answer) => {
    const malformed: string[] = [];
    expect(await outcomeOf(download, answer, malformed)).toEqual(
      E.left({ kind: 'receipt/not-a-pdf' }),
    );
    expect(malformed[0]).toBe('GET /api/v2/receipt/transaction/{identifier}');
  });

  it.each([
    [
      "with the server's sentence",
      json(404, { code: 404, message: 'Le reçu de ce ticket a été remis en voie.' }),
      'Le reçu de ce ticket a été remis en voie.',
    ],
    ['without a sentence', [404, 'text/html', '<h1>Not found</h1>'], null],
  ] as const)(
    'P4.20 a missing receipt is reported as not found, %s',
    async (_title, answer, message) => {
      expect(await outcomeOf(download, answer)).toEqual(
        E.left({ kind: 'receipt/not-found', message }),
      );
    },
  );
});
