import { describe, expect, it } from 'vitest';
import type { PaymentForm, PaymentSealAnswer } from '../../../generated/api.ts';
import { sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import type { BodyOf } from '../../../scripts/simulators/http/operationTypes.ts';
import { posted } from '../bank/postedForm.ts';
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

  it('P2.31 the payer of a link of the mobile application returns to it, also for badges', async () => {
    const { token } = operator;
    const body = requestExample('orderBadges');
    const answer = await operator.send('orderBadges', { token, path: { contractId: 1201 }, body });
    const ofBadges = `CDW${(answer.body as { readonly reference: string }).reference}`;
    for (const [type, reference] of [
      ['invoice', 'PLI0048213B'],
      ['order', ofBadges],
    ] as const) {
      const asked = { body: { type, reference, isMobile: true } };
      const { fields } = (await operator.send('sealPayment', asked)).body as PaymentSealAnswer;
      expect(fields.url_retour_ok).toBe(
        `http://127.0.0.1:5173/payment/mobile/success?reference=${reference}`,
      );
    }
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

  it('M9.8 an amount changed by one cent is refused by the bank', async () => {
    const form = await formOf('invoice', 'PLI0048213B');
    expect(await atTheBank({ ...form, montant: '47.59EUR' })).toContain(
      'Le sceau ne correspond pas aux champs reçus.',
    );
  });
});

describe('the server seals nothing', () => {
  it.each([
    ['invoice', 'PLI0000000Z'],
    ['invoice', 'CDW0000042'],
    ['badge', 'CDW0000042'],
    ['order', 'CDW9999999'],
    ['cnp', '99999999'],
    ['cnp', 'PLI0048213B'],
  ] as const)('for the unknown %s %s', async (type, reference) => {
    expect(await seal(type, reference)).toEqual(unknown);
  });

  it('for what is settled, or cannot be paid online (P4.9)', async () => {
    await sendBankReport(operator, 'PLI0048213B', '47.60EUR');
    expect(await seal('invoice', 'PLI0048213B')).toEqual(nothingDue);
    expect(await seal('cnp', '26061203')).toEqual(nothingDue);
  });

  it('after too many unknown references', async () => {
    for (let count = 0; count < sharedAttempts; count += 1) await seal('cnp', '99999999');
    const body = { type: 'invoice', reference: 'PLI0048213B' };
    expect((await operator.send('sealPayment', { body })).status).toBe(429);
  });
});
