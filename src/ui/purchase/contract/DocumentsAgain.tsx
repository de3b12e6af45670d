import { Text } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import type { OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import { purchaseAddress } from '../../navigation/purchasePlace';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { Message } from '../../design/feedback/Message';
import { DocumentFields } from '../documents/DocumentFields';
import type { DocumentsAsked } from '../documents/useDocuments';

interface DocumentsAgainProps {
  readonly order: OrderedPurchase;
  readonly documents: DocumentsAsked;
  /** No attempt since the page was opened. */
  readonly isFirst: boolean;
}

/** Requires the documents of step 4 again, which are not stored. */
export function DocumentsAgain({ order, documents, isFirst }: DocumentsAgainProps): ReactElement {
  const ending = ibanEnding(order.iban);
  return (
    <>
      {isFirst && (
        <Message tone="info">
          <p>
            Votre commande est enregistrée. Si vous avez déjà signé votre contrat,{' '}
            <Link to={purchaseAddress({ reference: order.reference, isSigned: true })}>
              passez au paiement
            </Link>
            .
          </p>
          <p>
            Sinon, générez-le ici. Vos documents ne sont jamais enregistrés sur votre appareil
            {'\u202f'}: joignez-les à nouveau.
          </p>
        </Message>
      )}
      <fieldset>
        <legend>Vos documents</legend>
        {ending !== null && (
          <Text c="dimmed">
            IBAN de votre commande{'\u202f'}:{' '}
            <b className="tp-numbers">
              <MaskedNumber ending={ending} />
            </b>
          </Text>
        )}
        <DocumentFields documents={documents} />
      </fieldset>
    </>
  );
}
