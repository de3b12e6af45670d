import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { ibanEnding } from '../../../domain/maskedIban';
import type { OrderedPurchase } from '../../../domain/orderedPurchase';
import { purchaseAddress } from '../../navigation/purchasePlace';
import { MaskedNumber } from '../../design/MaskedNumber';
import { Message } from '../../design/Message';
import { DocumentFields } from '../documents/DocumentFields';
import type { DocumentsAsked } from '../documents/useDocuments';
import styles from './ContractStep.module.css';

interface DocumentsAgainProps {
  readonly order: OrderedPurchase;
  readonly documents: DocumentsAsked;
  /** Nothing was tried since the page was opened. */
  readonly isFirst: boolean;
}

/** The documents of step 4, which no device keeps: to be given again, or others instead. */
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
          <p className={styles.note}>
            IBAN de votre commande{'\u202f'}:{' '}
            <b className="tp-numbers">
              <MaskedNumber ending={ending} />
            </b>
          </p>
        )}
        <DocumentFields documents={documents} />
      </fieldset>
    </>
  );
}
