import { sealOf, testKey } from '../../../scripts/simulators/bank/seal.ts';
import type { Operator } from '../support/operator.ts';

export const acknowledged = 'version=2\ncdr=0\n';
export const sealRefused = 'version=2\ncdr=1\n';

/**
 * Sends the bank's report of an accepted payment, with the changes of a test; returns the
 * acknowledgement.
 */
export async function sendBankReport(
  operator: Operator,
  reference: string,
  montant: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const fields = {
    TPE: '1234567',
    date: '21/11/2026_a_10:00:00',
    montant,
    reference,
    'texte-libre': 'test',
    'code-retour': 'payetest',
    cvx: 'oui',
    vld: '1227',
    brand: 'VI',
    ...changes,
  };
  const body = { ...fields, MAC: sealOf(fields, testKey) };
  return (await operator.send('receiveBankCallback', { body })).body;
}

/** The operator's answer to whether a payment is confirmed. */
export async function validated(operator: Operator, reference: string): Promise<unknown> {
  return (await operator.send('validateOrder', { body: { reference } })).body;
}
