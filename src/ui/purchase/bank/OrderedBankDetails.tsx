import type { ReactElement } from 'react';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import type { OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import { requiredDocuments } from '../../../domain/purchase/purchaseDocuments';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { OrderFact, OrderFacts } from '../../ordering/OrderFacts';
import { documentWords } from '../documents/documentWords';

interface OrderedBankDetailsProps {
  readonly order: OrderedPurchase;
  readonly isSigned: boolean;
}

/** Bank details of an order: the end of the IBAN, the names of the documents. */
export function OrderedBankDetails({ order, isSigned }: OrderedBankDetailsProps): ReactElement {
  const ending = ibanEnding(order.iban);
  return (
    <OrderFacts>
      <OrderFact label="IBAN">
        {ending === null ? 'Non renseigné' : <MaskedNumber ending={ending} />}
      </OrderFact>
      {requiredDocuments(order).map((document) => (
        <OrderFact key={document} label={documentWords[document].name}>
          {isSigned ? 'Transmis avec votre contrat' : "Transmis avec votre contrat, à l'étape 6"}
        </OrderFact>
      ))}
    </OrderFacts>
  );
}
