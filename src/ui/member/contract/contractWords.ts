import type { outstandingLabel } from '../../../domain/contractCategory';
import type { shownContractStatus } from '../../../domain/contractStatus';
import type { PaymentMethod } from '../../../domain/paymentMethod';

/** M4.2. */
export const contractStatusWords: Readonly<Record<ReturnType<typeof shownContractStatus>, string>> =
  {
    active: 'Actif',
    inactive: 'Inactif',
  };

/** M3.3. */
export const paymentMethodWords: Readonly<Record<PaymentMethod, string>> = {
  card: 'Carte bancaire',
  free: 'Gratuit',
  administrativeMandate: 'Mandat administratif',
  directDebit: 'Prélèvement',
};

/** M2.21, M9.6. */
export const outstandingWords: Readonly<Record<ReturnType<typeof outstandingLabel>, string>> = {
  contractOutstanding: 'Encours du contrat',
  collectionInProgress: 'Encaissement en cours',
};
