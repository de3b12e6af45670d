import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../src/adapters/http/core/apiClient';
import { httpBadgeGateway } from '../../../../src/adapters/http/badge/HttpBadgeGateway';
import { httpContractGateway } from '../../../../src/adapters/http/contract/HttpContractGateway';
import { httpOrderGateway } from '../../../../src/adapters/http/ordering/HttpOrderGateway';
import { httpSubscriberGateway } from '../../../../src/adapters/http/subscriber/HttpSubscriberGateway';
import type { CheckedThresholdAlert } from '../../../../src/domain/badge/thresholdAlert';
import { answerExample, requestExample } from '../../../simulators/support/examples';
import { aBadgeOrder, anOrderKey, otherAddress } from '../../../support/ordering/badgeOrders';
import { startRecordingServer, type RecordingServer } from '../../../support/http/recordingServer';
import {
  anAlert,
  aPostalInvoiceChoice,
  aPostalSave,
  someBankDetails,
  someServices,
} from '../../../support/http/requests';

let server: RecordingServer;
let api: ApiClient;
let sent: RecordingServer['sent'];

beforeEach(async () => {
  server = await startRecordingServer();
  ({ api, sent } = server);
});

afterEach(() => server.stop());

describe('the requests of saves and orders', () => {
  it('M7.19 the postal-invoice option: the contract in the address, the choice in the body', async () => {
    server.answerWith({ state: true, response: 'Fait.', id: 1201 });
    expect(await httpContractGateway(api).savePostalInvoices(aPostalInvoiceChoice)()).toEqual(
      E.right({ sentence: 'Fait.' }),
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
    expect(await httpContractGateway(api).saveBankDetails(someBankDetails)()).toEqual(
      E.right({ sentence: 'Fait.' }),
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
    expect(
      await httpBadgeGateway(api).saveServices({
        badgeId: 5002,
        services,
      })(),
    ).toEqual(E.right({ sentence: 'Fait.' }));
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
      'off with its former values',
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
    await httpBadgeGateway(api).saveThresholdAlert({
      badgeId: 5002,
      alert: alert as CheckedThresholdAlert,
    })();
    expect(sent).toMatchObject([
      { method: 'PUT', path: '/api/private/update/badge/5002/threshold' },
    ]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(body);
  });

  it('M7.16 postal details: the whole set of the contract, empty lines as null', async () => {
    server.answerWith(answerExample('savePostalDetails') as object);
    const saved = await httpContractGateway(api).savePostalDetails(aPostalSave)();
    expect(E.isRight(saved) && saved.right).toMatchObject({
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

  it('M7.17 the deletion of the account: only the token', async () => {
    expect(await httpSubscriberGateway(api).requestDeletion()()).toEqual(
      E.right({ sentence: 'Fait.' }),
    );
    expect(sent).toMatchObject([{ method: 'DELETE', path: '/api/private/user', body: '' }]);
  });

  it.each([
    ['nominal', aBadgeOrder({ quantity: 1, deliveryType: 'locker' })],
    ['toCorrespondence', aBadgeOrder()],
    [
      'toOtherAddress',
      aBadgeOrder({ quantity: 4, deliveryType: 'address', address: otherAddress }),
    ],
  ])(
    "M7.24 an order of badges is sent with its key, as in the contract's example « %s »",
    async (example, order) => {
      server.answerWith({ state: true, reference: '4213' });
      const placed = await httpOrderGateway(api).orderBadges(1201, order, anOrderKey)();
      expect(placed).toEqual(E.right('CDW0004213'));
      expect(sent).toMatchObject([
        {
          method: 'POST',
          path: '/api/private/add/contract/1201/badge',
          type: 'application/json',
          key: anOrderKey,
        },
      ]);
      expect(JSON.parse(sent[0]?.body ?? '')).toEqual(requestExample('orderBadges', example));
    },
  );
});
