import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { httpMessageGateway } from '../../../../src/adapters/http/contact/HttpMessageGateway';
import { aMessage, aPassageMessage } from '../../../support/publicSite/messages';
import { startRecordingServer, type RecordingServer } from '../../../support/http/recordingServer';

let server: RecordingServer;

beforeEach(async () => {
  server = await startRecordingServer();
});

afterEach(() => server.stop());

const sentBody = (): unknown => JSON.parse(server.sent[0]?.body ?? '');

it('P7.22 a message: name, e-mail, subject and text', async () => {
  server.answerWith({ state: true });
  expect(await httpMessageGateway(server.api).send(aMessage())()).toEqual(E.right(undefined));
  expect(server.sent).toMatchObject([{ method: 'PUT', path: '/api/public/message' }]);
  expect(sentBody()).toEqual({
    name: 'Camille Durand',
    email: 'camille.durand@example.fr',
    subject: 'Service clients',
    content: "Bonjour, mon badge n'est plus reconnu.",
  });
});

it('P5.14, P5.15 the text contains the details of a passage: the call has no fields for them', async () => {
  await httpMessageGateway(server.api).send(aPassageMessage({ method: 'cash' }))();
  expect(Object.keys(sentBody() as object)).toEqual(['name', 'email', 'subject', 'content']);
  expect(sentBody()).toMatchObject({
    subject: 'Reçu',
    content: expect.stringMatching(
      /^Date approximative du passage[^]*Espèces\n\nBonjour, j'avais/,
    ) as string,
  });
});
