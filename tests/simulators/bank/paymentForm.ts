import { returnDate } from '../../../scripts/simulators/bank/bankDate.ts';
import { sealOf, testKey } from '../../../scripts/simulators/bank/seal.ts';
import type { Services } from '../../../scripts/simulators/world/Services.ts';

export const success = 'http://127.0.0.1:5173/payment/order/success?reference=CDW0000042';
export const failure = 'http://127.0.0.1:5173/payment/order/fail';

/** Field values by name. */
export type Fields = Readonly<Record<string, string>>;

/** The order context, encoded as a page sends it. */
export function contextOf(context: unknown): string {
  return Buffer.from(JSON.stringify(context)).toString('base64');
}

const billing = {
  addressLine1: '12 RUE DE LA REPUBLIQUE',
  city: 'MARSEILLE',
  postalCode: '13002',
  country: 'FR',
};

/**
 * The form of an order, dated now and sealed after `changes`. A field set to undefined is removed.
 */
export function paymentForm(
  { clock }: Pick<Services, 'clock'>,
  changes: Readonly<Record<string, string | undefined>> = {},
): Fields {
  const fields = Object.fromEntries(
    Object.entries<string | undefined>({
      version: '3.0',
      TPE: '1234567',
      societe: 'operateur',
      lgue: 'FR',
      date: returnDate(clock.now()).replace('_a_', ':'),
      montant: '95.25EUR',
      reference: 'CDW0000042',
      mail: 'client@example.fr',
      'texte-libre': 'badge',
      contexte_commande: contextOf({ billing }),
      url_retour_ok: success,
      url_retour_err: failure,
      ...changes,
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return { MAC: sealOf(fields, testKey), ...fields };
}

/** A form as a browser posts it from a page of `origin`. */
export function posted(
  fields: Fields | readonly (readonly [string, string])[],
  origin?: string,
): RequestInit {
  return {
    method: 'POST',
    headers: origin === undefined ? {} : { Origin: origin },
    body: new URLSearchParams(fields as Record<string, string>),
  };
}
