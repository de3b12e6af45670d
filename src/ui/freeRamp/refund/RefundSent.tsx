import { useState, type ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words as claim } from './refundClaim.words.fr';
import { words as states } from './refundStates.words.fr';
import { words } from './refundWizard.words.fr';
import { downloadIcon } from '../../../../generated/areaIcons';
import { downloadRequestedReceipt } from '../../../application/freeRamp/downloadReceipt';
import type { RefundIdentifier } from '../../../domain/freeRamp/refundIdentifier';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { AmountCard } from '../../design/data/AmountCard';
import { Fact, FactList } from '../../design/data/FactList';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { DoneHeading } from './DoneHeading';
import { RefundProgress } from './RefundProgress';
import { IdentifierFact } from './TicketFact';
import styles from './Wizard.module.css';
import type { SentRefund } from './wizardPlace';

interface RefundSentProps {
  readonly identifier: RefundIdentifier;
  readonly sent: SentRefund;
}

/** Step 4 (P4.19): the request is sent, here is its receipt. */
export function RefundSent({ identifier, sent }: RefundSentProps): ReactElement {
  const { state, run: download } = useRun(downloadRequestedReceipt);
  const [receipt, setReceipt] = useState(sent.receipt);
  const { amount, ibanEnding } = sent;
  const facts = (
    <FactList>
      <IdentifierFact identifier={identifier} />
      {ibanEnding !== null && (
        <Fact label={claim.iban}>
          <MaskedNumber ending={ibanEnding} />
        </Fact>
      )}
    </FactList>
  );
  return (
    <>
      <RefundProgress current="sent" />
      <DoneHeading>{words.sent.title}</DoneHeading>
      <div className={styles.step}>
        {amount === null ? (
          facts
        ) : (
          <AmountCard label={words.ticket.amount} amount={formatEuros(amount)}>
            {facts}
          </AmountCard>
        )}
        <p>{`${states.transferDelay} ${words.sent.keep}`}</p>
        {receipt === null && <Message tone="error">{words.sent.noReceipt}</Message>}
        <Actions>
          <AsyncButton
            variant="primary"
            icon={<Icon of={downloadIcon} />}
            state={state}
            onClick={() => void download({ ...sent, identifier, receipt, onMade: setReceipt })}
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
