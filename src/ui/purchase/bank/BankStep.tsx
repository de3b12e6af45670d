import type { ReactElement } from 'react';
import { words } from './words.fr';
import { words as documentWords } from '../documents.words.fr';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import type { OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import { requiredDocuments } from '../../../domain/purchase/purchaseDocuments';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { OrderFact, OrderFacts } from '../../ordering/OrderFacts';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import { StepForm } from '../frame/StepForm';
import { BankForm } from './BankForm';

/** The bank account and the documents of the contract (P2.18); read-only and masked after the order. */
export function BankStep({ flow }: PurchaseStepProps): ReactElement {
  const { order, progress } = flow;
  if (!order) return <BankForm flow={flow} />;
  return (
    <StepForm flow={flow}>
      <OrderedBankDetails order={order} isSigned={progress.orderStatus?.signed === 'announced'} />
    </StepForm>
  );
}

interface OrderedBankDetailsProps {
  readonly order: OrderedPurchase;
  readonly isSigned: boolean;
}

/** Bank details of an order: the end of the IBAN, the names of the documents. */
function OrderedBankDetails({ order, isSigned }: OrderedBankDetailsProps): ReactElement {
  const ending = ibanEnding(order.iban);
  return (
    <OrderFacts>
      <OrderFact label={words.iban}>
        {ending === null ? words.noIban : <MaskedNumber ending={ending} />}
      </OrderFact>
      {requiredDocuments(order).map((document) => (
        <OrderFact key={document} label={documentWords.documents[document].name}>
          {isSigned ? words.documentSent : words.documentToSend}
        </OrderFact>
      ))}
    </OrderFacts>
  );
}
