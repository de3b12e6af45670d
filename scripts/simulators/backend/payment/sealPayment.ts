import type { PaymentForm } from '../../../../generated/api.ts';
import { returnDate } from '../../bank/bankDate.ts';
import { sealOf, testKey } from '../../bank/seal.ts';
import { ok, refused, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import type { World } from '../../world/World.ts';
import { findDebt } from './findDebt.ts';
import { payerOf, type Payer } from './payer.ts';
import { printed } from './printed.ts';

const guess = 'sealPayment';
const unknownDebt = 'Aucune somme à payer ne correspond à cette référence.';
const nothingDue = "Il n'y a rien à payer sous cette référence.";

/** Where the payer comes back to: the area of whoever paid there, the public site otherwise. */
const returnFolders: Readonly<Record<Payer['type'], string>> = {
  badge: '/member/checkout/badge',
  invoice: '/member/checkout/invoice',
  order: '/payment/order',
  cnp: '/payment/cnp',
};

/** Seals the form of what is really due: the visitor names a reference, never an amount (P7.19, M9.8). */
export const sealPayment: OpenHandler<'sealPayment'> = ({ body }, world) => {
  const { attempts } = world;
  if (attempts.areTooMany(guess)) return tooMany();
  const reference = body.reference.toUpperCase();
  const debt = findDebt(world, reference);
  const isPayable = debt !== undefined && !debt.isSettled && debt.mayBePaid && debt.dueCents > 0;
  const payer = payerOf(world, reference);
  if (debt !== undefined && !isPayable) return refused(nothingDue);
  if (debt === undefined || payer?.type !== body.type) {
    attempts.wrong(guess);
    return refused(unknownDebt);
  }
  const fields = formOf(world, reference, debt.dueCents, payer);
  return ok({
    state: true,
    response: null,
    fields: { ...fields, MAC: sealOf(fields, testKey) },
  });
};

function formOf(
  { clock, siteUrl }: World,
  reference: string,
  cents: number,
  payer: Payer,
): Omit<PaymentForm, 'MAC'> {
  const back = `${siteUrl()}${returnFolders[payer.type]}`;
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
    addressLine1: printed(address, 50),
    city: printed(city, 50),
    postalCode: printed(zip, 10),
    country: 'FR',
  };
  return Buffer.from(JSON.stringify({ billing }), 'utf8').toString('base64');
}
