import { readFile } from 'node:fs/promises';
import { isLeft, isRight, left, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createApiClient, type ApiClient } from '../../../src/adapters/http/apiClient';
import { httpBillingGateway } from '../../../src/adapters/http/HttpBillingGateway';
import { httpBadgeGateway } from '../../../src/adapters/http/HttpBadgeGateway';
import { httpContractGateway } from '../../../src/adapters/http/HttpContractGateway';
import { httpOrderGateway } from '../../../src/adapters/http/HttpOrderGateway';
import { httpPassageGateway } from '../../../src/adapters/http/HttpPassageGateway';
import { httpSubscriberGateway } from '../../../src/adapters/http/HttpSubscriberGateway';
import type { BadgeServices } from '../../../src/domain/badgeServices';
import type { CheckedThresholdAlert } from '../../../src/domain/thresholdAlert';
import { aBadgeOrder, otherAddress } from '../../support/badgeOrders';
import { passageQuery, secured, signIn, tariffs, traffic } from '../../support/calls';
import { startFailingServer, type FailingServer } from '../../support/failingServer';
import { answerExample, requestExample } from '../../simulators/support/examples';
import {
  aContractLink,
  anAlert,
  aPasswordChange,
  aPostalSave,
  aPostalInvoiceChoice,
  someBankDetails,
  someServices,
} from '../../support/requests';
import { testClient } from '../../support/testClient';

interface Sent {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly type: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

let server: FailingServer;
let api: ApiClient;
let sent: Sent[];
/** What every call is answered. */
let answer: object;

beforeEach(async () => {
  sent = [];
  answer = { state: true, response: 'Fait.' };
  server = await startFailingServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      const { 'content-type': type, authorization } = headers;
      sent.push({ method, path, type, authorization, body: Buffer.concat(chunks).toString() });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  api = testClient(server.url);
});

afterEach(() => server.stop());

describe('who asks', () => {
  it.each(secured)('M7.1 the call of the %s carries the bearer token', async (_name, send) => {
    await send(api);
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer token']);
  });

  it.each([signIn, traffic, tariffs])(
    'P7.1 the call of the %s, which is public, carries no token',
    async (_name, send) => {
      await send(api);
      expect(sent.map(({ authorization }) => authorization)).toEqual([undefined]);
    },
  );

  it.each(secured)(
    'M2.1 without a token the call of the %s is not even sent',
    async (_name, send) => {
      const signedOut = createApiClient({
        ...api,
        tokens: { read: () => none, write: () => undefined, clear: () => undefined },
      });
      expect(await send(signedOut)).toEqual(left({ kind: 'service/session-expired' }));
      expect(sent).toEqual([]);
    },
  );
});

describe('what is asked', () => {
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

  it('M7.23 an export: the mode and the ids', async () => {
    await httpPassageGateway(api).exportCsv([9, 4])();
    expect(sent).toMatchObject([
      { method: 'PUT', path: '/api/private/passages/export', body: '{"mode":"csv","ids":[9,4]}' },
    ]);
  });

  it('M7.14 a password change is a form: username, old password, new password', async () => {
    answer = { success: true, response: ' ' };
    expect(await httpSubscriberGateway(api).changePassword(aPasswordChange)()).toEqual(
      right({ sentence: null }),
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

  it("M8.1 a password refused with an error flag brings the server's own words", async () => {
    answer = { error: true, response: 'Le mot de passe actuel est incorrect.' };
    const saved = await httpSubscriberGateway(api).changePassword(aPasswordChange)();
    expect(isLeft(saved) && saved.left).toEqual({
      kind: 'service/refused',
      message: 'Le mot de passe actuel est incorrect.',
    });
  });

  it('M7.15 a further contract: the name and the number', async () => {
    expect(await httpSubscriberGateway(api).linkContract(aContractLink)()).toEqual(
      right({ sentence: 'Fait.' }),
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

  it('M7.19 the postal-invoice option: the contract in the address, the choice in the body', async () => {
    answer = { state: true, response: 'Fait.', id: 1201 };
    expect(await httpBillingGateway(api).savePostalInvoices(aPostalInvoiceChoice)()).toEqual(
      right({ sentence: 'Fait.' }),
    );
    expect(sent).toMatchObject([
      {
        method: 'PUT',
        path: '/api/private/update/contract/1201/detailedInvoice',
        type: 'application/json',
        body: '{"detailedInvoice":true}',
      },
    ]);
  });

  it('M7.18, M5.9 bank details: the IBAN without spaces, the slip with its name and its bytes', async () => {
    expect(await httpBillingGateway(api).saveBankDetails(someBankDetails)()).toEqual(
      right({ sentence: 'Fait.' }),
    );
    const [one] = sent;
    const { type = '', body = '', ...line } = one ?? {};
    expect(line).toMatchObject({
      method: 'POST',
      path: '/api/private/update/contract/1201/coordinates/bank',
    });
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    expect([...form.keys()]).toEqual(['iban', 'rib']);
    expect(form.get('iban')).toBe('FR7630006000011234567890189');
    const rib = form.get('rib') as File;
    expect([rib.name, rib.type, await rib.text()]).toEqual([
      'relevé été.pdf',
      'application/pdf',
      '%PDF-1.4 releve',
    ]);
  });

  it.each([
    [
      'with the extra information',
      someServices,
      {
        name: 'PEUGEOT 208',
        title: 'VEHICULE 1',
        title2: 'Trajet domicile travail',
        additionalService: true,
      },
    ],
    [
      'without it, nor a name',
      { ...someServices, name: '', personalisation2: '', hasAdditionalService: false },
      { name: '', title: 'VEHICULE 1', title2: null, additionalService: false },
    ],
  ])('M7.21 the services of a badge %s', async (_title, services, body) => {
    expect(await httpBadgeGateway(api).saveServices(5002, services as BadgeServices)()).toEqual(
      right({ sentence: 'Fait.' }),
    );
    expect(sent).toMatchObject([
      { method: 'PUT', path: '/api/private/update/badge/5002/services', type: 'application/json' },
    ]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(body);
  });

  const off = { isOn: false, count: null, firstEmail: '', secondEmail: '', period: null };
  it.each([
    [
      'on for the month',
      anAlert,
      {
        thresholdAlert: true,
        numberThresholdAlert: 50,
        firstEmail: 'camille.durand@example.fr',
        secondEmail: null,
        period: 'M',
      },
    ],
    [
      'off with what it held',
      { ...anAlert, isOn: false, secondEmail: 'compta@example.fr', period: 'week' },
      {
        thresholdAlert: false,
        numberThresholdAlert: 50,
        firstEmail: 'camille.durand@example.fr',
        secondEmail: 'compta@example.fr',
        period: 'S',
      },
    ],
    [
      'off and empty',
      off,
      {
        thresholdAlert: false,
        numberThresholdAlert: null,
        firstEmail: null,
        secondEmail: null,
        period: null,
      },
    ],
  ])('M7.22 a threshold alert %s', async (_title, alert, body) => {
    await httpBadgeGateway(api).saveThresholdAlert(5002, alert as CheckedThresholdAlert)();
    expect(sent).toMatchObject([
      { method: 'PUT', path: '/api/private/update/badge/5002/threshold' },
    ]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(body);
  });

  it('M7.16 postal details: the whole set of the contract, empty lines as null', async () => {
    answer = answerExample('savePostalDetails') as object;
    const saved = await httpContractGateway(api).savePostalDetails(aPostalSave)();
    expect(isRight(saved) && saved.right).toMatchObject({
      sentence: 'Vos coordonnées ont été enregistrées.',
      contract: {
        id: 1201,
        correspondence: aPostalSave.details.correspondence,
        permissions: { addresses: false, phones: false, bank: true },
      },
    });
    expect(sent).toMatchObject([
      { method: 'PUT', path: '/api/private/update/contract/1201/coordinates/postal' },
    ]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(requestExample('savePostalDetails'));
  });

  it('M7.17 the deletion of the account: nothing but who asks', async () => {
    expect(await httpSubscriberGateway(api).requestDeletion()()).toEqual(
      right({ sentence: 'Fait.' }),
    );
    expect(sent).toMatchObject([{ method: 'DELETE', path: '/api/private/user', body: '' }]);
  });
  it.each([
    ['request', aBadgeOrder({ quantity: 1, deliveryType: 'R' })],
    ['requestToCorrespondence', aBadgeOrder()],
    [
      'requestToOtherAddress',
      aBadgeOrder({ quantity: 4, deliveryType: 'L', address: otherAddress }),
    ],
  ])(
    "M7.24 an order of badges is sent as the contract's example « %s »",
    async (example, order) => {
      answer = { state: true, reference: '4213' };
      const placed = await httpOrderGateway(api).orderBadges(1201, order)();
      expect(placed).toEqual(right('CDW0004213'));
      expect(sent).toMatchObject([
        { method: 'POST', path: '/api/private/add/contract/1201/badge', type: 'application/json' },
      ]);
      expect(JSON.parse(sent[0]?.body ?? '')).toEqual(await shownRequest(example));
    },
  );
});

/** A request example of `orderBadges`, as the contract shows it. */
async function shownRequest(name: string): Promise<unknown> {
  const text = await readFile(`openapi/examples/orderBadges/${name}.yaml`, 'utf8');
  return (parse(text) as { readonly value: unknown }).value;
}
