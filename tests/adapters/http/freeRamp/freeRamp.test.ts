import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClient } from '../../../../src/adapters/http/core/apiClient';
import { httpReceiptGateway } from '../../../../src/adapters/http/freeRamp/HttpReceiptGateway';
import type { ReceiptPath } from '../../../../src/domain/freeRamp/receipt';
import { aReceiptPath } from '../../../support/freeRamp/freeRamp';
import { accountCalls, openCalls, pdfCalls } from '../../../support/freeRamp/freeRampCalls';
import { json, outcomeOf } from '../../../support/http/outcomeOf';
import { startRecordingServer, type RecordingServer } from '../../../support/http/recordingServer';

let server: Pick<RecordingServer, 'stop'> | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const signedOut = (api: ApiClient): ApiClient =>
  createApiClient({ ...api, tokens: { ...api.tokens, read: () => null } });

describe('the requests', () => {
  it.each([...accountCalls, ...openCalls, ...pdfCalls])('$name', async ({ send, request }) => {
    const recording = await startRecordingServer();
    server = recording;
    await send(recording.api);
    const [method, path, body] = request;
    expect(recording.sent).toMatchObject([{ method, path }]);
    expect(recording.sent[0]?.body).toBe(body === undefined ? '' : JSON.stringify(body));
  });

  it.each(accountCalls)('P6.2 $name: with the bearer token', async ({ send }) => {
    const recording = await startRecordingServer();
    server = recording;
    await send(recording.api);
    expect(recording.sent.map(({ authorization }) => authorization)).toEqual(['Bearer token']);
  });

  it.each([...openCalls, ...pdfCalls])('P6.1 $name: from a visitor too', async ({ send }) => {
    const recording = await startRecordingServer();
    server = recording;
    await send(signedOut(recording.api));
    expect(recording.sent.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  it.each(accountCalls)('P6.5 $name: not sent without a token', async ({ send }) => {
    const recording = await startRecordingServer();
    server = recording;
    expect(await send(signedOut(recording.api))).toEqual(
      E.left({ kind: 'service/session-expired' }),
    );
    expect(recording.sent).toEqual([]);
  });

  it.each([
    '/api/v2/receipt/8304/download?format=pdf',
    '/api/v2/receipt/transaction/2026110807150012003',
    '/api/recus/2026-11/8304.pdf',
  ])('P3.6, P7.1 a path below /api/ is requested unchanged, with the token: %s', async (path) => {
    const recording = await startRecordingServer();
    server = recording;
    await httpReceiptGateway(recording.api).download(path as ReceiptPath)();
    expect(recording.sent).toMatchObject([
      { method: 'GET', path, authorization: expect.stringMatching(/^Bearer /) as string },
    ]);
  });

  it('P3.6 without a token it is requested too', async () => {
    const recording = await startRecordingServer();
    server = recording;
    await httpReceiptGateway(signedOut(recording.api)).download(
      '/api/recus/8304.pdf' as ReceiptPath,
    )();
    expect(recording.sent.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  it.each([
    ['another site', 'https://example.fr/api/v2/receipt/transaction/20261108071500120031'],
    ['a page of the site', '/espace/gratuite/recu'],
    ['a folder above', '/api/v2/receipt/transaction/../../bank'],
    ['a folder above, encoded', `${aReceiptPath}/%2e%2e/x`],
    ['no address', ''],
  ])('P3.6 a path that leads to %s is not requested', async (_title, path) => {
    const recording = await startRecordingServer();
    server = recording;
    expect(await httpReceiptGateway(recording.api).download(path as ReceiptPath)()).toEqual(
      E.left({ kind: 'receipt/not-found', message: null }),
    );
    expect(recording.sent).toEqual([]);
  });
});

describe('failures', () => {
  it.each([...accountCalls, ...openCalls])(
    "P8.3 $name: status error has the server's sentence",
    async ({ send, isLookUp = false }) => {
      const answer = json(200, { status: 'error', message: 'Phrase.', errorMessage: 'Phrase.' });
      expect(await outcomeOf(send, answer)).toEqual(
        E.left({
          kind: isLookUp ? 'service/not-found' : 'service/refused',
          message: 'Phrase.',
        }),
      );
    },
  );

  it.each([...accountCalls, ...openCalls])(
    '$name: an answer outside the contract is reported to developers',
    async ({ send }) => {
      const malformed: string[] = [];
      expect(await outcomeOf(send, json(200, { status: 'peut-être' }), malformed)).toEqual(
        E.left({ kind: 'service/unreadable' }),
      );
      expect(malformed).not.toEqual([]);
    },
  );

  it.each(accountCalls)('$name: a 401 ends the session', async ({ send }) => {
    expect(await outcomeOf(send, json(401, { code: 401, message: 'Non.' }))).toEqual(
      E.left({ kind: 'service/session-expired' }),
    );
  });

  it.each([...openCalls, ...pdfCalls])(
    '$name: without a token, a 401 does not end a session',
    async ({ send }) => {
      const answer = json(401, { code: 401, message: 'Non.' });
      expect(await outcomeOf((api) => send(signedOut(api)), answer)).toEqual(
        E.left({ kind: 'service/failed' }),
      );
    },
  );
});

it.each(['https://example.fr/api/recu', '/recus/8304.pdf', '/api/../x', ''])(
  'P3.6, P7.26 the contract refuses « %s » as the path of a receipt',
  async (path) => {
    const make = openCalls.find(({ name }) => name === 'P7.26 receipt of a request');
    expect(make && (await outcomeOf(make.send, json(200, { status: 'success', path })))).toEqual(
      E.left({ kind: 'service/unreadable' }),
    );
  },
);

describe('P5.22 the request of a signed-in person, who gives neither name nor e-mail', () => {
  const [, request] = openCalls;
  const send = request?.send ?? (() => Promise.reject(new Error('no call')));

  it('has the token, which identifies the caller; that of a visitor has none', async () => {
    const recording = await startRecordingServer();
    server = recording;
    await send(recording.api);
    await send(signedOut(recording.api));
    expect(recording.sent.map(({ authorization }) => authorization)).toEqual([
      'Bearer token',
      undefined,
    ]);
  });

  it('is refused by a 401 when the session is over', async () => {
    expect(await outcomeOf(send, json(401, { code: 401, message: 'Non.' }))).toEqual(
      E.left({ kind: 'service/session-expired' }),
    );
  });
});

it('P7.24 an answer of the lookup without a ticket is unreadable, not « not refundable »', async () => {
  const lookUp = accountCalls.find(({ name }) => name === 'P7.24 lookup for the account');
  expect(lookUp && (await outcomeOf(lookUp.send, json(200, { status: 'success' })))).toEqual(
    E.left({ kind: 'service/unreadable' }),
  );
});

describe('P7.28 the PDF of a receipt', () => {
  const download = pdfCalls[0]?.send ?? (() => Promise.reject(new Error('no call')));

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
