import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpAccountGateway } from '../../../../src/adapters/http/account/HttpAccountGateway';
import {
  aFirstConnection,
  anActivationToken,
  aPasswordReset,
  aSignUp,
} from '../../../support/account/account';
import { startRecordingServer, type RecordingServer } from '../../../support/http/recordingServer';

let server: RecordingServer;

beforeEach(async () => {
  server = await startRecordingServer();
});

afterEach(() => server.stop());

const sentBody = (): unknown => JSON.parse(server.sent[0]?.body ?? '');

describe('the requests of the accounts', () => {
  it('P7.8 an account: last name, first name, e-mail and password', async () => {
    server.answerWith({ status: 'success', message: 'Un e-mail est parti.', data: null });
    expect(await httpAccountGateway(server.api).signUp(aSignUp)()).toEqual(
      E.right({ sentence: 'Un e-mail est parti.' }),
    );
    expect(server.sent).toMatchObject([{ method: 'POST', path: '/api/v2/user' }]);
    expect(sentBody()).toEqual({
      lastname: 'Durand',
      firstname: 'Camille',
      email: 'camille.durand@example.fr',
      password: 'Calanque13',
    });
  });

  it('P7.10 an activation: the token of the mailed link', async () => {
    server.answerWith({ status: 'success', message: null });
    expect(await httpAccountGateway(server.api).activate(anActivationToken)()).toEqual(
      E.right({ sentence: null }),
    );
    expect(server.sent).toMatchObject([{ method: 'POST', path: '/api/v2/user/activate' }]);
    expect(sentBody()).toEqual({ token: '9f2c4b7e1a6d4c0e8b35d7f1' });
  });

  it.each([200, 410])(
    'P2.27 an account that is already active, told with %d, is a success: a mail scanner opened the link',
    async (status) => {
      const message = 'Ce compte est déjà activé.';
      server.answerWith({ status: 'error', message }, status);
      expect(await httpAccountGateway(server.api).activate(anActivationToken)()).toEqual(
        E.right({ sentence: message }),
      );
    },
  );

  it.each([404, 410])('P8.7 a link that the server refuses with %d is answered', async (status) => {
    server.answerWith({}, status);
    expect(await httpAccountGateway(server.api).activate(anActivationToken)()).toEqual(
      E.left({ kind: 'service/refused', message: null }),
    );
  });

  it.each([400, 401, 404, 410])(
    'P8.7 the link of a lost password that the server refuses with %d is answered',
    async (status) => {
      server.answerWith({}, status);
      const account = httpAccountGateway(server.api);
      const refused = E.left({ kind: 'service/refused', message: null });
      expect(await account.resetPassword(aPasswordReset)()).toEqual(refused);
      expect(await account.askForNewPassword(aPasswordReset.email)()).toEqual(
        E.left({ kind: 'service/failed' }),
      );
    },
  );

  it('P7.11 the mail of a lost password: the e-mail only', async () => {
    await httpAccountGateway(server.api).askForNewPassword(aPasswordReset.email)();
    expect(server.sent).toMatchObject([{ method: 'PUT', path: '/api/public/lost-password' }]);
    expect(sentBody()).toEqual({ email: 'camille.durand@example.fr' });
  });

  it('P7.11 a new password: with the e-mail and the token of the mailed link', async () => {
    expect(await httpAccountGateway(server.api).resetPassword(aPasswordReset)()).toEqual(
      E.right({ sentence: 'Fait.' }),
    );
    expect(server.sent).toMatchObject([{ method: 'PUT', path: '/api/public/lost-password' }]);
    expect(sentBody()).toEqual({
      email: 'camille.durand@example.fr',
      password: 'Passage2027',
      token: 'lien-de-reinitialisation-000042',
    });
  });

  it.each([
    [null, { email: 'camille.durand@example.fr' }],
    [
      aFirstConnection.contract,
      { email: 'camille.durand@example.fr', name: 'DURAND CAMILLE', noContract: '00412873' },
    ],
  ])('P7.12 a first connection of the contract %j', async (contract, body) => {
    server.answerWith({ state: true, response: 'Envoyé.', isFound: true, isSent: true });
    expect(
      await httpAccountGateway(server.api).openFirstConnection({ ...aFirstConnection, contract })(),
    ).toEqual(E.right({ answer: 'sent', sentence: 'Envoyé.' }));
    expect(server.sent).toMatchObject([{ method: 'PUT', path: '/api/public/first-connection' }]);
    expect(sentBody()).toEqual(body);
  });

  it.each([
    [false, false, E.right({ answer: 'unknown', sentence: 'Phrase.' })],
    [true, false, E.left({ kind: 'account/mail-not-sent', message: 'Phrase.' })],
  ])(
    'P7.12, P8.8 a first connection with isFound %s and isSent %s',
    async (isFound, isSent, outcome) => {
      server.answerWith({ state: true, response: 'Phrase.', isFound, isSent });
      expect(await httpAccountGateway(server.api).openFirstConnection(aFirstConnection)()).toEqual(
        outcome,
      );
    },
  );

  it.each([
    [false, null, E.right({ answer: 'unknown', sentence: 'Phrase.' })],
    [false, aFirstConnection.contract, E.left({ kind: 'service/refused', message: 'Phrase.' })],
    [undefined, null, E.left({ kind: 'service/refused', message: 'Phrase.' })],
  ])(
    'P4.28 a refused first connection with isFound %s of the contract %j',
    async (isFound, contract, outcome) => {
      server.answerWith({ state: false, response: 'Phrase.', isFound });
      const request = { ...aFirstConnection, contract };
      expect(await httpAccountGateway(server.api).openFirstConnection(request)()).toEqual(outcome);
    },
  );
});
