import { haveAccount, sessionOf } from '../support/accounts.ts';
import { answerExample } from '../support/examples.ts';
import type { Operator, Told } from '../support/operator.ts';

/** The cash tickets of the story. */
export const cash = {
  refundable: '20261108071500120031',
  alsoRefundable: '20261115223000120069',
  refunded: '20261030181200120047',
  notRefundable: '20261012094000120058',
  directlyFinal: '20261112082000120063',
  unknown: '20260101000000000000',
} as const;

/** A cash ticket that nobody has looked up. */
export function printCashTicket(
  operator: Operator,
  identifier: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const { refundObj: _, ...nominal } = answerExample('lookUpCashTicket', 'nominal') as {
    readonly refundObj: unknown;
  };
  operator.world.store.run(
    'INSERT INTO cashTicket (identifier, data) VALUES (:identifier, :data)',
    {
      identifier,
      data: JSON.stringify({ ...nominal, ...fields }),
    },
  );
}

/** Another person with an account; answers their token. */
export async function signInNeighbour(operator: Operator): Promise<string> {
  const email = 'inconnu.voisin@example.fr';
  haveAccount(operator, { email, firstname: 'Ines', lastname: 'Voisin' });
  return sessionOf(operator, email);
}

/** Whom the refund of a cash ticket goes to, as the operator keeps it. */
export function beneficiaryOf({ world }: Operator, identifier: string): unknown {
  const kept = world.store.row<{ beneficiary: string }>(
    'SELECT beneficiary FROM refund WHERE identifier = :identifier',
    { identifier },
  );
  return JSON.parse(kept?.beneficiary ?? '');
}

/** The list of an answer in the v2 envelope. */
export function dataOf({ body }: Told): readonly Readonly<Record<string, unknown>>[] {
  return (body as { readonly data: readonly Readonly<Record<string, unknown>>[] }).data;
}
