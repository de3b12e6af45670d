import type { PassagesAnswer } from '../../../generated/api.ts';
import { aToken } from '../../../tests/support/account/aToken.ts';
import { readContract } from '../../contract/readContract.ts';
import { listOperations } from '../../contract/operations.ts';

export const rowCount = 750;

const hour = 3600;
const directions = ['Prado - Carénage', 'Carénage - Prado', 'Prado 2 - Menpenti'] as const;

/** One page of 750 passages, newest first, in the format of the server. */
export function passagesAnswer(nowSeconds: number): PassagesAnswer {
  return {
    state: true,
    total: rowCount,
    totalPage: 1,
    minDate: '2026-01-01 00:00:01',
    maxDate: '2026-12-31 23:59:59',
    passages: Array.from({ length: rowCount }, (_, index) => ({
      id: 900_000 + index,
      creationDate: { timestamp: nowSeconds - index * 11 * hour },
      badgeReference: `6401082${String(index % 10)}`,
      trafficDirection: directions[index % directions.length] ?? directions[0],
      way: `Voie ${String(1 + (index % 6))}`,
      amount: index % 3 === 0 ? 2.7 : 3.2,
    })),
  };
}

/** The example of a subscriber with three contracts. */
export async function subscriberAnswer(): Promise<unknown> {
  const operation = listOperations(await readContract()).find(
    ({ operation: { operationId } }) => operationId === 'loadSubscriber',
  );
  const examples = operation?.answers['200']?.content?.['application/json']?.examples;
  if (!examples?.['nominal']) throw new Error('The contract has no nominal subscriber.');
  return examples['nominal'].value;
}

/** The local storage of a signed-in visitor: token, choice about cookies, 750 rows per page. */
export function visitorStorage(nowSeconds: number): Readonly<Record<string, string>> {
  return {
    token: aToken(),
    cookies: String(nowSeconds),
    acceptMAT: 'false',
    acceptTP: 'false',
    noPerPage: String(rowCount),
  };
}
