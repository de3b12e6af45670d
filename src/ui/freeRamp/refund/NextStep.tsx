import type { ReactElement } from 'react';
import type { To } from 'react-router-dom';
import { words as states } from './refundStates.words.fr';
import { words } from './refundWizard.words.fr';
import { words as shared } from '../../design/shared.words.fr';
import { findBankAccount } from '../../../application/freeRamp/freeRampLists';
import { selectBankAccount } from '../../../application/freeRamp/freeRampSlice';
import type { LookedUpTicket } from '../../../application/freeRamp/lookUpTicket';
import { failureOf } from '../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import { refundNextStep, type RefundAsker } from '../../../domain/freeRamp/refund';
import { Button } from '../../design/controls/Button';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { handFocusToHeading } from '../../design/page/focus';
import { linkToContact } from '../../design/text/linkToContact';
import { Marked } from '../../design/text/Marked';
import { Sentence } from '../../design/text/Sentence';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { routes } from '../../navigation/routes';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useFreeRamp } from '../area/useFreeRamp';
import styles from './Wizard.module.css';
import { bankDetailsState, claimState, searchAddress } from './wizardPlace';

interface NextStepProps {
  readonly ticket: LookedUpTicket;
  readonly asker: RefundAsker | undefined;
  /** The ticket is being loaded again. */
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** The next action for the ticket and the user; the domain decides it (P4.20–P4.22). */
export function NextStep({ ticket, asker, isLoading, onRetry }: NextStepProps): ReactElement {
  const { holder } = useFreeRamp();
  const { identifier, status, refund, accountFailure } = ticket;
  const sentence = words.statuses[status];
  // Only a refundable ticket depends on the user.
  if (status === 'refundable' && accountFailure !== null) {
    return <RefundNotFound reason={accountFailure} isLoading={isLoading} onRetry={onRetry} />;
  }
  if (status === 'refundable' && asker === undefined) return <AwaitedBankAccount />;
  const claim = claimState(refund ? [refund.id] : [], true);
  switch (refundNextStep(status, asker ?? 'visitor')) {
    case 'contactUs':
      return (
        <Message tone="info">
          <Marked text={sentence} mark={linkToContact} />
        </Message>
      );
    case 'lookUpAnother':
      return <Message tone="info">{sentence}</Message>;
    case 'giveBankDetails':
      return (
        <Offer
          sentences={[
            sentence,
            holder === null ? words.next.visitorNeeds : words.next.holderNeeds,
            states.transferDelay,
          ]}
          to={searchAddress(identifier)}
          state={bankDetailsState}
        />
      );
    case 'addBankAccount':
      return (
        <Offer
          sentences={[sentence, words.next.addIban]}
          to={routes.newBankAccount}
          state={claim}
        />
      );
    case 'claim':
      return (
        <Offer
          sentences={[sentence, words.next.savedIban, states.transferDelay]}
          to={routes.refundClaim}
          state={claim}
        />
      );
  }
}

interface RefundNotFoundProps {
  readonly reason: ServiceError;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** The ticket is refundable, but the account's list has no refund of it, or did not load. */
function RefundNotFound({ reason, isLoading, onRetry }: RefundNotFoundProps): ReactElement {
  const isUnknown = reason.kind === 'service/not-found';
  return (
    <div className={styles.next}>
      <Message tone="error">
        {isUnknown ? (
          <Marked text={words.next.inOtherAccount} mark={linkToContact} />
        ) : (
          <Sentence>
            {`${words.next.accountUnread} ${messageFor(serviceMessages, reason)}`}
          </Sentence>
        )}
      </Message>
      {!isUnknown && (
        <Button ref={handFocusToHeading} busy={isLoading} onClick={onRetry}>
          {shared.retry}
        </Button>
      )}
    </div>
  );
}

interface OfferProps {
  readonly sentences: readonly string[];
  readonly to: To;
  readonly state: unknown;
}

function Offer({ sentences, to, state }: OfferProps): ReactElement {
  return (
    <div className={styles.next}>
      <p>{sentences.join(' ')}</p>
      {/* A step of the same address too is an entry of the history: Back returns to the ticket. */}
      <ButtonLink variant="action" to={to} state={state} replace={false}>
        {words.next.start}
      </ButtonLink>
    </div>
  );
}

/** The bank account of the signed-in account is loading, or failed to load. */
function AwaitedBankAccount(): ReactElement {
  const dispatch = useAppDispatch();
  const bankAccount = useAppSelector(selectBankAccount);
  const failure = failureOf(bankAccount);
  const isLoading = bankAccount.status === 'loading';
  return (
    <div className={styles.next}>
      {failure && !isLoading && (
        <Message tone="error">
          {`${words.next.ibanUnread} ${messageFor(serviceMessages, failure)}`}
        </Message>
      )}
      {failure ? (
        <Button
          ref={handFocusToHeading}
          busy={isLoading}
          onClick={() => void dispatch(findBankAccount())}
        >
          {shared.retry}
        </Button>
      ) : (
        <Button variant="action" busy>
          {words.next.start}
        </Button>
      )}
    </div>
  );
}
