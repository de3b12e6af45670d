import type { ReactElement } from 'react';
import { words as states } from '#words/freeRamp/refundStates';
import { words } from '#words/freeRamp/refundWizard';
import { downloadIcon } from '../../../../generated/icons';
import { downloadRequestedReceipt } from '../../../application/freeRamp/downloadReceipt';
import type { RefundOnItsWay } from '../../../application/freeRamp/requestRefund';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { StepHeading } from '../../design/page/StepHeading';
import { Marked } from '../../design/text/Marked';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { RefundProgress } from './RefundProgress';
import { groupIdentifier } from './groupIdentifier';
import styles from './Wizard.module.css';

/** Step 4 (P4.19): the request is sent, here is its receipt. */
export function RefundSent({ requested }: { readonly requested: RefundOnItsWay }): ReactElement {
  const { state, run: download } = useRun(downloadRequestedReceipt);
  return (
    <>
      <RefundProgress current="sent" />
      <StepHeading>{words.sent.title}</StepHeading>
      <div className={styles.step}>
        <Message tone="success">
          <p>
            <Marked
              text={words.sent.recorded(groupIdentifier(requested.identifier))}
              mark={(part) => <span className="tp-numbers">{part}</span>}
            />{' '}
            {states.transferDelay}
          </p>
        </Message>
        <p>{words.sent.keep}</p>
        <Actions>
          <AsyncButton
            variant="action"
            icon={<Icon of={downloadIcon} />}
            state={state}
            onClick={() => void download(requested)}
          >
            {states.downloadReceipt}
          </AsyncButton>
          <ButtonLink variant="outline" to={routes.freeRampRefund}>
            {words.ticket.another}
          </ButtonLink>
        </Actions>
      </div>
    </>
  );
}
