import { sealIsRight, testKey } from '../../bank/seal.ts';
import { ok } from '../../http/answers.ts';
import type { BodyOf, OpenHandler } from '../../http/operationTypes.ts';
import { toCents } from '../../rules/money.ts';
import { isAcceptedReturn } from '../../rules/returnCode.ts';
import type { World } from '../../world/World.ts';
import { settlePayment } from './settlePayment.ts';

type Callback = BodyOf<'receiveBankCallback'>;

const sealWasRight = 'version=2\ncdr=0\n' as const;
const sealIsWrong = 'version=2\ncdr=1\n' as const;

/** What the bank tells of a payment: kept when its seal is right, settled when it was accepted (P7.19, M7.8). */
export const receiveBankCallback: OpenHandler<'receiveBankCallback'> = ({ body }, world) => {
  const fields = textsOf(body);
  if (fields === undefined || !sealIsRight(fields, testKey)) return ok(sealIsWrong);
  if (!wasTold(world, fields)) keepPayment(world, body);
  return ok(sealWasRight);
};

/** Fields that are not in the contract are sealed too; one that came twice never is. */
function textsOf(body: Callback): Readonly<Record<string, string>> | undefined {
  const fields = Object.entries(body).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return fields.length === Object.keys(body).length ? Object.fromEntries(fields) : undefined;
}

/** The bank calls again when it did not hear our answer: the same fields are the same news. */
function wasTold({ store }: World, fields: Readonly<Record<string, string>>): boolean {
  const known = store.row('SELECT 1 FROM payment WHERE reference = :reference AND data = :data', {
    reference: fields['reference'] ?? '',
    data: dataOf(fields),
  });
  return known !== undefined;
}

function keepPayment(world: World, body: Callback): void {
  const { reference, montant, 'code-retour': returnCode } = body;
  const now = world.clock.now();
  const cents = centsOf(montant);
  const isSettled =
    isAcceptedReturn(returnCode) &&
    montant.endsWith('EUR') &&
    settlePayment(world, reference, cents);
  world.store.run(
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

/** `95.25EUR` in hundredths; what no column can hold is as much as one can. */
function centsOf(montant: string): number {
  return Math.min(toCents(Number(montant.slice(0, -3))), Number.MAX_SAFE_INTEGER);
}

/** The fields in one order, whatever order they came in. */
function dataOf(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}
