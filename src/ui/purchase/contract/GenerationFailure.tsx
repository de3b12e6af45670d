import type { ReactElement } from 'react';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { ContractToSign } from '../../../application/ports/PurchaseGateway';
import { Actions } from '../../design/Actions';
import { ButtonLink } from '../../design/ButtonLink';
import { Message } from '../../design/Message';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import styles from './ContractStep.module.css';

interface GenerationFailureProps {
  readonly failure: ServiceError;
  /** The contract whose link was to be renewed. */
  readonly previous: ContractToSign | undefined;
}

/** Why there is no contract, in the server's own words where it sent some (P8.10), and what was kept. */
export function GenerationFailure({ failure, previous }: GenerationFailureProps): ReactElement {
  return (
    <>
      <Message tone="error">
        <p>{messageFor(serviceMessages, failure)}</p>
        <p>
          Votre commande et vos documents sont gardés dans cette page{'\u202f'}: réessayez avec les
          mêmes documents, ou remplacez-en un.
        </p>
      </Message>
      {previous && (
        <div className={styles.group}>
          <p>Le lien obtenu avant est peut-être encore valable.</p>
          <Actions>
            <ButtonLink variant="outline" href={previous.signAddress}>
              Signer mon contrat
            </ButtonLink>
          </Actions>
        </div>
      )}
    </>
  );
}
