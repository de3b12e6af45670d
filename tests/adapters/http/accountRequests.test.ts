import { right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpAccountGateway } from '../../../src/adapters/http/HttpAccountGateway';
import { anActivationToken, aPasswordReset, aSignUp } from '../../support/account';
import { startRecordingServer, type RecordingServer } from '../../support/recordingServer';

let server: RecordingServer;

beforeEach(async () => {
  server = await startRecordingServer();
});

afterEach(() => server.stop());

const sentBody = (): unknown => JSON.parse(server.sent[0]?.body ?? '');

describe('what the accounts ask', () => {
  it('P7.8 an account: last name, first name, e-mail and password', async () => {
    server.answerWith({ status: 'success', message: 'Un e-mail est parti.', data: null });
    expect(await httpAccountGateway(server.api).signUp(aSignUp)()).toEqual(
      right({ sentence: 'Un e-mail est parti.' }),
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
      right({ sentence: null }),
    );
    expect(server.sent).toMatchObject([{ method: 'POST', path: '/api/v2/user/activate' }]);
    expect(sentBody()).toEqual({ token: '9f2c4b7e1a6d4c0e8b35d7f1' });
  });

  it('P7.11 the mail of a lost password: the e-mail alone', async () => {
    await httpAccountGateway(server.api).askForNewPassword(aPasswordReset.email)();
    expect(server.sent).toMatchObject([{ method: 'PUT', path: '/api/public/lost-password' }]);
    expect(sentBody()).toEqual({ email: 'camille.durand@example.fr' });
  });

  it('P7.11 a new password: with the e-mail and the token of the mailed link', async () => {
    expect(await httpAccountGateway(server.api).resetPassword(aPasswordReset)()).toEqual(
      right({ sentence: 'Fait.' }),
    );
    expect(server.sent).toMatchObject([{ method: 'PUT', path: '/api/public/lost-password' }]);
    expect(sentBody()).toEqual({
      email: 'camille.durand@example.fr',
      password: 'Passage2027',
      token: 'lien-de-reinitialisation-000042',
    });
  });
});
