import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClient } from '../../../../src/adapters/http/core/apiClient';
import { httpPassageGateway } from '../../../../src/adapters/http/passage/HttpPassageGateway';
import { httpSubscriberGateway } from '../../../../src/adapters/http/subscriber/HttpSubscriberGateway';
import { atParis } from '../../../support/basis/atParis';
import { day } from '../../../support/basis/day';
import { open, passageQuery, secured, signIn } from '../../../support/http/calls';
import { startRecordingServer, type RecordingServer } from '../../../support/http/recordingServer';
import { aContractLink, aPasswordChange } from '../../../support/http/requests';

let server: RecordingServer;
let api: ApiClient;
let sent: RecordingServer['sent'];

beforeEach(async () => {
  server = await startRecordingServer();
  ({ api, sent } = server);
});

afterEach(() => server.stop());

describe('the token of a request', () => {
  it.each(secured)(
    'M7.1, M7.10 the call of the %s contains the bearer token',
    async (_name, send) => {
      await send(api);
      expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer token']);
    },
  );

  it.each([signIn, ...open])(
    'P7.1, M7.2 the call of the %s, which is public, contains no token',
    async (_name, send) => {
      await send(api);
      // The traffic sends a second request if the first one fails.
      expect(sent.length).toBeGreaterThan(0);
      expect(new Set(sent.map(({ authorization }) => authorization))).toEqual(new Set([undefined]));
    },
  );

  it.each(secured)('M2.1 without a token the call of the %s is not sent', async (_name, send) => {
    const signedOut = createApiClient({
      ...api,
      tokens: { ...api.tokens, read: () => null },
    });
    expect(await send(signedOut)).toEqual(E.left({ kind: 'service/session-expired' }));
    expect(sent).toEqual([]);
  });
});

describe('the content of a request', () => {
  it('M7.13 a page of passages: page, badge, size and the bounds of the period to the second', async () => {
    await httpPassageGateway(api).list({
      ...passageQuery,
      page: 3,
      size: 750,
      badgeReference: '64010827',
    })();
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/private/user/data/passages' }]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      page: 3,
      size: 750,
      badgeRef: '64010827',
      selectMinDate: '2025-05-21 00:00:01',
      selectMaxDate: '2026-11-21 23:59:59',
    });
  });

  it.each([
    ['of 23 hours', '2026-03-29', 23],
    ['of 25 hours', '2026-10-25', 25],
    ['of 24 hours', '2026-11-20', 24],
  ])(
    'M9.12 a day %s is requested from 00:00:01 to 23:59:59 of its own wall-clock time',
    async (_title, iso, hours) => {
      const period = { from: day(iso), to: day(iso) };
      await httpPassageGateway(api).list({ ...passageQuery, period })();
      const { selectMinDate, selectMaxDate } = JSON.parse(sent[0]?.body ?? '') as Record<
        'selectMinDate' | 'selectMaxDate',
        string
      >;
      expect([selectMinDate, selectMaxDate]).toEqual([`${iso} 00:00:01`, `${iso} 23:59:59`]);
      const [first, last] = [selectMinDate, selectMaxDate].map((at) =>
        atParis(at.replace(' ', 'T')),
      );
      expect((last ?? 0) - (first ?? 0)).toBe(hours * 3600 - 2);
    },
  );

  it('M7.23 an export: the mode and the ids', async () => {
    await httpPassageGateway(api).exportCsv([9, 4])();
    expect(sent).toMatchObject([
      { method: 'PUT', path: '/api/private/passages/export', body: '{"mode":"csv","ids":[9,4]}' },
    ]);
  });

  it('M7.14 a password change is a form: username, old password, new password', async () => {
    server.answerWith({ success: true, response: ' ' });
    expect(await httpSubscriberGateway(api).changePassword(aPasswordChange)()).toEqual(
      E.right({ sentence: null }),
    );
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: '/api/private/update/user/password',
        type: 'application/x-www-form-urlencoded',
        body: 'username=camille.durand%40example.fr&password=Passage2026&newPassword=Tunnel2027',
      },
    ]);
  });

  it("M8.1 a password refused with an error flag has the server's sentence", async () => {
    server.answerWith({ error: true, response: 'Le mot de passe actuel est incorrect.' });
    const saved = await httpSubscriberGateway(api).changePassword(aPasswordChange)();
    expect(E.isLeft(saved) && saved.left).toEqual({
      kind: 'service/refused',
      message: 'Le mot de passe actuel est incorrect.',
    });
  });

  it('M7.15 a further contract: the name and the number', async () => {
    expect(await httpSubscriberGateway(api).linkContract(aContractLink)()).toEqual(
      E.right({ sentence: 'Fait.' }),
    );
    expect(sent).toMatchObject([
      {
        method: 'PUT',
        path: '/api/private/account/add-contract',
        type: 'application/json',
        body: '{"name":"DURAND CAMILLE","noContract":"00845517"}',
      },
    ]);
  });
});
