import { describe, expect, it } from 'vitest';
import { httpPurchaseGateway } from '../../../../src/adapters/http/purchase/HttpPurchaseGateway';
import type { CustomerType } from '../../../../src/domain/purchase/customerType';
import { toSignatureRequest } from '../../../../src/adapters/http/purchase/toSignatureRequest';
import type { OrderedPurchase } from '../../../../src/domain/purchase/orderedPurchase';
import { answerExample, requestExample } from '../../../simulators/support/examples';
import {
  aDocumentFile,
  anOrderedPurchase,
  billingLines,
  documentFiles,
  noLines,
} from '../../../support/purchase/purchase';
import { returns } from '../../../support/purchase/purchaseCalls';
import { purchaseServerForEachTest } from '../../../support/purchase/purchaseServerForEachTest';

const recording = purchaseServerForEachTest();

describe('P7.14 the form that a contract is made from', () => {
  it.each<[string, OrderedPurchase, object]>([
    ['nominal', anOrderedPurchase(), { rib: documentFiles.rib }],
    [
      'specialOffer',
      anOrderedPurchase({ planCode: 'specialOffer' }),
      { rib: documentFiles.rib, cniRecto: documentFiles.idFront, cniVerso: documentFiles.idBack },
    ],
    [
      'professional',
      anOrderedPurchase({
        customerType: 'professional',
        holder: null,
        planCode: 'tunnelPassPlus',
        email: 'ateliers.vieux.quai@example.fr',
        correspondence: {
          ...noLines,
          companyName: 'ATELIERS DU VIEUX QUAI',
          address: '3 RUE DES CORDIERS',
          address2: 'BATIMENT B',
          zip: '13007',
          city: 'MARSEILLE',
          phoneMobile: '0639980134',
          phoneWork: '0465710340',
        },
        billing: billingLines,
        iban: 'FR7630006000011234567890189',
      }),
      { rib: documentFiles.rib, kbis: documentFiles.kbis },
    ],
  ])("equals the contract's example « %s »", (example, order, documents) => {
    const shown = requestExample('requestSignature', example);
    const given = Object.entries(shown).filter(([, value]) => value !== '');
    const isPerson = order.customerType === 'individual';
    const files = {
      rib: documentFiles.rib,
      ...('kbis' in documents ? { kbis: documentFiles.kbis } : {}),
      ...('cniRecto' in documents
        ? { idFront: documentFiles.idFront, idBack: documentFiles.idBack }
        : {}),
    };
    const named = {
      ...order,
      correspondence: {
        ...order.correspondence,
        ...(isPerson ? { companyName: 'DURAND CAMILLE' } : {}),
      },
    };
    expect(toSignatureRequest({ order: named, civility: 'madame', files, returns })).toEqual({
      ...Object.fromEntries(given),
      ...documents,
    });
  });

  it('P7.14 has the names that came with the order, else the words of its line', () => {
    const order = anOrderedPurchase({
      correspondence: {
        ...anOrderedPurchase().correspondence,
        companyName: 'GARCON MARIE THERESE',
      },
    });
    const names = (holder: OrderedPurchase['holder']): unknown =>
      toSignatureRequest({ order: { ...order, holder }, civility: null, files: {}, returns });
    const holder = { lastname: 'GARCON', firstname: 'MARIE THERESE' };
    expect(names(holder)).toMatchObject(holder);
    expect(names(null)).toMatchObject({ lastname: 'GARCON MARIE', firstname: 'THERESE' });
  });

  it('contains no empty fields', () => {
    const order = anOrderedPurchase({
      iban: null,
      correspondence: { ...anOrderedPurchase().correspondence, phoneMobile: '' },
    });
    const form = toSignatureRequest({ order, civility: null, files: {}, returns });
    expect(Object.values(form)).not.toContain('');
    for (const field of ['civility', 'iban', 'cell_phone', 'address_2', 'rib', 'company_name']) {
      expect(form).not.toHaveProperty(field);
    }
  });

  it('P7.14 has « M » for « Monsieur », and no civility for a company', () => {
    const send = (customerType: CustomerType): unknown =>
      toSignatureRequest({
        order: anOrderedPurchase({ customerType }),
        civility: 'monsieur',
        files: {},
        returns,
      });
    expect(send('individual')).toHaveProperty('civility', 'M');
    expect(send('professional')).not.toHaveProperty('civility');
  });

  it('P5.8 is sent with its files, their names and their bytes', async () => {
    const to = await recording(answerExample('requestSignature') as object);
    const rib = aDocumentFile('relevé été.pdf');
    await httpPurchaseGateway(to.api, '').generateContract({
      order: anOrderedPurchase(),
      civility: null,
      files: { rib },
      returns,
    })();
    const { type = '', body = '', ...line } = to.sent[0] ?? {};
    expect(line).toMatchObject({ method: 'POST', path: '/api/public/sellandsign' });
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    const sent = form.get('rib') as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual([
      'relevé été.pdf',
      'application/pdf',
      '%PDF-1.4 startxref 0 relevé été.pdf',
    ]);
    expect(form.get('email')).toBe('camille.durand@example.fr');
    expect([...form.keys()]).not.toContain('kbis');
  });
});
