import { describe, expect, it } from 'vitest';
import type { PaymentForm, PaymentSealAnswer } from '../../../generated/api.ts';
import type { BodyOf } from '../../../scripts/simulators/http/operationTypes.ts';
import { posted } from '../bank/paymentForm.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { sendBankReport } from './bank.ts';

type Asked = BodyOf<'sealPayment'>;

const operator = operatorForEachTest();

const nothingDue = answerExample('sealPayment', 'refused');
const unknown = answerExample('sealPayment', 'notFound');

async function seal(type: Asked['type'], reference: string): Promise<unknown> {
  return (await operator.send('sealPayment', { body: { type, reference } })).body;
}

async function formOf(type: Asked['type'], reference: string): Promise<PaymentForm> {
  return ((await seal(type, reference)) as PaymentSealAnswer).fields;
}

async function atTheBank(form: PaymentForm): Promise<string> {
  const fields = { ...form } as Readonly<Record<string, string>>;
  return (await operator.fetch('/test/paiement.cgi', posted(fields))).text();
}

describe('P7.19 the server seals the amount really due', () => {
  it.each([
    ['invoice', 'PLI0048213B', '47.60EUR', '/member/checkout/invoice'],
    ['order', 'CDW0000042', '106.50EUR', '/payment/order'],
    ['cnp', '26104887', '13.20EUR', '/payment/cnp'],
  ] as const)('%s: the bank accepts the form', async (type, reference, montant, folder) => {
    const form = await formOf(type, reference);
    expect(form).toMatchObject({
      montant,
      reference,
      'texte-libre': type,
      url_retour_ok: `http://127.0.0.1:5173${folder}/success?reference=${reference}`,
      url_retour_err: `http://127.0.0.1:5173${folder}/fail?reference=${reference}`,
    });
    expect(await atTheBank(form)).toContain('Payer');
  });

  it('badge: an order of extra badges, with the billing address of its contract', async () => {
    const { token } = operator;
    const body = requestExample('orderBadges');
    const answer = await operator.send('orderBadges', { token, path: { contractId: 1201 }, body });
    const { reference } = answer.body as { readonly reference: string };
    const form = await formOf('badge', `CDW${reference}`);
    expect(form).toMatchObject({ montant: '50.00EUR', mail: 'camille.durand@example.fr' });
    expect(await atTheBank(form)).toContain('12 RUE DE LA REPUBLIQUE, 13002 MARSEILLE, FR');
    expect(await seal('order', `CDW${reference}`)).toEqual(unknown);
  });

  it.each([
    ['invoice', 'CDW0000042'],
    ['badge', 'CDW0000042'],
    ['order', 'CDW9999999'],
    ['cnp', 'PLI0048213B'],
  ] as const)('nothing for the unknown %s %s', async (type, reference) => {
    expect(await seal(type, reference)).toEqual(unknown);
  });

  it('P4.9 nothing for what is settled, or cannot be paid online', async () => {
    await sendBankReport(operator, 'PLI0048213B', '47.60EUR');
    expect(await seal('invoice', 'PLI0048213B')).toEqual(nothingDue);
    expect(await seal('cnp', '26061203')).toEqual(nothingDue);
  });
});
