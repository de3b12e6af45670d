import type { ReactElement } from 'react';
import { downloadIcon } from '../../../../generated/icons';
import { downloadRequestedReceipt } from '../../../application/freeRamp/downloadReceipt';
import type { RefundOnItsWay } from '../../../application/freeRamp/requestRefund';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { StepHeading } from '../../design/page/StepHeading';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { RefundProgress } from './RefundProgress';
import { groupIdentifier, transferDelay } from './refundWords';
import styles from './Wizard.module.css';

/** Step 4 (P4.19): the request is sent, here is its receipt. */
export function RefundSent({ requested }: { readonly requested: RefundOnItsWay }): ReactElement {
  const { state, run: download } = useRun(downloadRequestedReceipt);
  return (
    <>
      <RefundProgress current="sent" />
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
          <AsyncButton
            variant="action"
            icon={<Icon of={downloadIcon} />}
            state={state}
            onClick={() => void download(requested)}
          >
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
