import type { ReactElement } from 'react';
import { downloadRequestedReceipt } from '../../../application/freeRamp/downloadReceipt';
import type { RefundOnItsWay } from '../../../application/freeRamp/requestRefund';
import { Actions } from '../../design/Actions';
import { AsyncButton } from '../../design/AsyncButton';
import { ButtonLink } from '../../design/ButtonLink';
import { Message } from '../../design/Message';
import { StepHeading } from '../../design/StepHeading';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { groupIdentifier, transferDelay } from './refundWords';
import styles from './Wizard.module.css';

/** Step 4 (P4.19): the request is sent, here is its receipt. */
export function RefundSent({ requested }: { readonly requested: RefundOnItsWay }): ReactElement {
  const { state, run: download } = useRun(downloadRequestedReceipt);
  return (
    <>
      <StepHeading>Demande envoyée</StepHeading>
      <div className={styles.step}>
        <Message tone="success">
          <p>
            Votre demande de remboursement du ticket{' '}
            <span className="tp-numbers">{groupIdentifier(requested.identifier)}</span> est
            enregistrée. {transferDelay}
          </p>
        </Message>
        <p>Gardez le reçu{'\u202f'}: il porte l'identifiant du ticket.</p>
        <Actions>
          <AsyncButton variant="action" state={state} onClick={() => void download(requested)}>
            Télécharger le reçu
          </AsyncButton>
          <ButtonLink variant="outline" to={routes.freeRampRefund}>
            Saisir un autre identifiant
          </ButtonLink>
        </Actions>
      </div>
    </>
  );
}
