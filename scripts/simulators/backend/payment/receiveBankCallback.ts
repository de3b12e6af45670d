import { sealIsRight, testKey } from '../../bank/seal.ts';
import { ok } from '../../http/answers.ts';
import type { BodyOf, OpenHandler } from '../../http/operationTypes.ts';
import { toCents } from '../../rules/money.ts';
import { isAcceptedReturn } from '../../rules/returnCode.ts';
import type { Services } from '../../world/Services.ts';
import { settlePayment } from './settlePayment.ts';

type Callback = BodyOf<'receiveBankCallback'>;

const sealWasRight = 'version=2\ncdr=0\n' as const;
const sealIsWrong = 'version=2\ncdr=1\n' as const;

/**
 * The bank's report of a payment: stored when its seal is right, settled when it was accepted
 * (P7.19, M7.8).
 */
export const receiveBankCallback: OpenHandler<'receiveBankCallback'> = ({ body }, services) => {
  const fields = textsOf(body);
  if (fields === undefined || !sealIsRight(fields, testKey)) return ok(sealIsWrong);
  if (!isKnownReport(services, fields)) storePayment(services, body);
  return ok(sealWasRight);
};

/** The seal covers fields outside the contract too. A field sent twice is never valid. */
function textsOf(body: Callback): Readonly<Record<string, string>> | undefined {
  const fields = Object.entries(body).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return fields.length === Object.keys(body).length ? Object.fromEntries(fields) : undefined;
}

/**
 * The bank repeats its call when it did not receive our answer: a report with the same fields is
 * stored once.
 */
function isKnownReport({ store }: Services, fields: Readonly<Record<string, string>>): boolean {
  const known = store.row('SELECT 1 FROM payment WHERE reference = :reference AND data = :data', {
    reference: fields['reference'] ?? '',
    data: dataOf(fields),
  });
  return known !== undefined;
}

function storePayment(services: Services, body: Callback): void {
  const { reference, montant, 'code-retour': returnCode } = body;
  const now = services.clock.now();
  const cents = centsOf(montant);
  const isSettled =
    isAcceptedReturn(returnCode) &&
    montant.endsWith('EUR') &&
    settlePayment(services, reference, cents);
  services.store.run(
    `INSERT INTO payment (reference, cents, returnCode, receivedAt, settledAt, data)
     VALUES (:reference, :cents, :returnCode, :receivedAt, :settledAt, :data)`,
    {
      reference,
      cents,
      returnCode,
      receivedAt: now,
      settledAt: isSettled ? now : null,
      data: dataOf(body),
    },
  );
}

/** `95.25EUR` in cents, limited to the largest integer that a column can hold. */
function centsOf(montant: string): number {
  return Math.min(toCents(Number(montant.slice(0, -3))), Number.MAX_SAFE_INTEGER);
}

/** The fields sorted by name, so that equal reports give equal text. */
function dataOf(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}
