import { haveAccount, sessionOf } from '../support/accounts.ts';
import { answerExample } from '../support/examples.ts';
import type { Operator, OperatorAnswer } from '../support/operator.ts';

/** The cash tickets of the seeded data. */
export const cash = {
  refundable: '20261108071500120031',
  alsoRefundable: '20261115223000120069',
  refunded: '20261030181200120047',
  notRefundable: '20261012094000120058',
  directlyFinal: '20261112082000120063',
  unknown: '20260101000000000000',
} as const;

/** Inserts a cash ticket that belongs to no account yet. */
export function printCashTicket(
  operator: Operator,
  identifier: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const { refundObj: _, ...nominal } = answerExample('lookUpCashTicket', 'nominal') as {
    readonly refundObj: unknown;
  };
  operator.services.store.run(
    'INSERT INTO cashTicket (identifier, data) VALUES (:identifier, :data)',
    {
      identifier,
      data: JSON.stringify({ ...nominal, ...fields }),
    },
  );
}

/** Creates another person with an account; returns their token. */
export async function signInNeighbour(operator: Operator): Promise<string> {
  const email = 'inconnu.voisin@example.fr';
  haveAccount(operator, { email, firstname: 'Ines', lastname: 'Voisin' });
  return sessionOf(operator, email);
}

/** The beneficiary of a cash ticket's refund, as stored. */
export function beneficiaryOf({ services }: Operator, identifier: string): unknown {
  const stored = services.store.row<{ beneficiary: string }>(
    'SELECT beneficiary FROM refund WHERE identifier = :identifier',
    { identifier },
  );
  return JSON.parse(stored?.beneficiary ?? '');
}

/** The list in an answer with the v2 envelope. */
export function dataOf({ body }: OperatorAnswer): readonly Readonly<Record<string, unknown>>[] {
  return (body as { readonly data: readonly Readonly<Record<string, unknown>>[] }).data;
}
