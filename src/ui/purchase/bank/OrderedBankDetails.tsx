import type { ReactElement } from 'react';
import { ibanEnding } from '../../../domain/maskedIban';
import type { OrderedPurchase } from '../../../domain/orderedPurchase';
import { requiredDocuments } from '../../../domain/purchaseDocuments';
import { MaskedNumber } from '../../design/MaskedNumber';
import { documentWords } from '../documents/documentWords';
import styles from './BankStep.module.css';

interface OrderedBankDetailsProps {
  readonly order: OrderedPurchase;
  readonly isSigned: boolean;
}

/** What an order was given of the bank: its IBAN by its end, its documents by their names. */
export function OrderedBankDetails({ order, isSigned }: OrderedBankDetailsProps): ReactElement {
  const ending = ibanEnding(order.iban);
  return (
    <dl className={styles.ordered}>
      <div>
        <dt>IBAN</dt>
        <dd className="tp-numbers">
          {ending === null ? 'Non renseigné' : <MaskedNumber ending={ending} />}
        </dd>
      </div>
      {requiredDocuments(order).map((document) => (
        <div key={document}>
          <dt>{documentWords[document].name}</dt>
          <dd>
            {isSigned ? 'Transmis avec votre contrat' : "Transmis avec votre contrat, à l'étape 6"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
