import type { ReactElement } from 'react';
import { ibanEnding } from '../../../domain/maskedIban';
import type { OrderedPurchase } from '../../../domain/orderedPurchase';
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
            Votre contrat n'est pas encore signé. Votre commande est enregistrée et vous attend.
          </p>
          <p>
            Vos documents ne sont jamais enregistrés sur votre appareil{'\u202f'}: joignez-les à
            nouveau pour générer le contrat à signer.
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
