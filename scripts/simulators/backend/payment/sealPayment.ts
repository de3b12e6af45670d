import type { PaymentForm } from '../../../../generated/api.ts';
import { returnDate } from '../../bank/bankDate.ts';
import { sealOf, testKey } from '../../bank/seal.ts';
import { ok, refused, tooMany } from '../../http/answers.ts';
import type { BodyOf, OpenHandler } from '../../http/operationTypes.ts';
import type { Services } from '../../world/Services.ts';
import { findDebt } from './findDebt.ts';
import { payerOf, type Payer } from './payer.ts';
import { cardNetworkText } from './cardNetworkText.ts';

const guess = 'sealPayment';
const unknownDebt = 'Aucune somme à payer ne correspond à cette référence.';
const nothingDue = "Il n'y a rien à payer sous cette référence.";

/** Where the payer returns to: the private area they paid in, otherwise the public site. */
const returnFolders: Readonly<Record<Payer['type'], string>> = {
  badge: '/member/checkout/badge',
  invoice: '/member/checkout/invoice',
  order: '/payment/order',
  cnp: '/payment/cnp',
};

/**
 * Seals a payment form with the amount really due. The visitor sends a reference, never an amount
 * (P7.19, M9.8).
 */
export const sealPayment: OpenHandler<'sealPayment'> = ({ body }, services) => {
  const { attempts } = services;
  if (attempts.areTooMany(guess)) return tooMany();
  const reference = body.reference.toUpperCase();
  const debt = findDebt(services, reference);
  const isPayable = debt !== undefined && !debt.isSettled && debt.mayBePaid && debt.dueCents > 0;
  const payer = payerOf(services, reference);
  if (debt !== undefined && !isPayable) return refused(nothingDue);
  if (debt === undefined || !payer || !isOfType(payer, body)) {
    attempts.countWrong(guess);
    return refused(unknownDebt);
  }
  const folder = body.isMobile === true ? '/payment/mobile' : returnFolders[payer.type];
  const fields = formOf(services, reference, debt.dueCents, payer, folder);
  return ok({
    state: true,
    response: null,
    fields: { ...fields, MAC: sealOf(fields, testKey) },
  });
};

/** The link of the mobile application has no type: an order of badges is asked for as an order (P2.31). */
function isOfType(
  { type }: Payer,
  { type: asked, isMobile = false }: BodyOf<'sealPayment'>,
): boolean {
  return type === asked || (isMobile && asked === 'order' && type === 'badge');
}

function formOf(
  { clock, siteUrl }: Services,
  reference: string,
  cents: number,
  payer: Payer,
  folder: string,
): Omit<PaymentForm, 'MAC'> {
  const back = `${siteUrl()}${folder}`;
  return {
    version: '3.0',
    TPE: '1234567',
    societe: 'operateur',
    lgue: 'FR',
    date: returnDate(clock.now()).replace('_a_', ':'),
    montant: `${(cents / 100).toFixed(2)}EUR`,
    reference,
    mail: payer.email,
    'texte-libre': payer.type,
    contexte_commande: contextOf(payer),
    url_retour_ok: `${back}/success?reference=${reference}`,
    url_retour_err: `${back}/fail?reference=${reference}`,
  };
}

function contextOf({ address, city, zip }: Payer): string {
  const billing = {
    addressLine1: cardNetworkText(address, 50),
    city: cardNetworkText(city, 50),
    postalCode: cardNetworkText(zip, 10),
    country: 'FR',
  };
  return Buffer.from(JSON.stringify({ billing }), 'utf8').toString('base64');
}
