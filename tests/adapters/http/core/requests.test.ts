import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../src/adapters/http/core/apiClient';
import { httpPassageGateway } from '../../../../src/adapters/http/passage/HttpPassageGateway';
import { httpSubscriberGateway } from '../../../../src/adapters/http/subscriber/HttpSubscriberGateway';
import { atParis } from '../../../support/basis/atParis';
import { day } from '../../../support/basis/day';
import { passageQuery } from '../../../support/http/calls';
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
