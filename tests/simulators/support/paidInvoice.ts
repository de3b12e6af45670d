import { sealOf, testKey } from '../../../scripts/simulators/bank/seal.ts';

const payment = {
  TPE: '1234567',
  date: '21/11/2026_a_10:00:00',
  montant: '47.60EUR',
  reference: 'PLI0048213B',
  'texte-libre': 'facture',
  'code-retour': 'payetest',
};

/** The bank's sealed report of the payment of the seeded unpaid invoice. */
export const paidInvoice: Readonly<Record<string, string>> = {
  ...payment,
  MAC: sealOf(payment, testKey),
};
