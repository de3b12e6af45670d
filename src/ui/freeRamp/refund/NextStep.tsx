import type { ReactElement } from 'react';
import { Link, type To } from 'react-router-dom';
import { findBankAccount } from '../../../application/freeRamp/freeRampLists';
import { selectBankAccount } from '../../../application/freeRamp/freeRampSlice';
import type { LookedUpTicket } from '../../../application/freeRamp/lookUpTicket';
import { failureOf } from '../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import {
  refundNextStep,
  type RefundAsker,
  type TicketStanding,
} from '../../../domain/freeRamp/refund';
import { Button } from '../../design/controls/Button';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { claiming } from '../../navigation/claimedIds';
import { routes } from '../../navigation/routes';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useFreeRamp } from '../area/useFreeRamp';
import { transferDelay } from './refundWords';
import styles from './Wizard.module.css';
import { bankDetailsState, searchAddress } from './wizardPlace';

interface NextStepProps {
  readonly ticket: LookedUpTicket;
  readonly asker: RefundAsker | undefined;
  /** The ticket is being loaded again. */
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** The sentence about a ticket, by its state. */
const sentences: Readonly<Record<TicketStanding, string>> = {
  handedOutAtLane:
    "Le reçu de ce ticket vous a été remis en voie\u202f: il n'est pas accessible en ligne. S'il vous manque,",
  notRefundable: 'Ce ticket ne donne pas droit à un remboursement.',
  refunded: 'Ce ticket a déjà été remboursé.',
  claimed:
    "Le remboursement de ce ticket est déjà demandé. La date du virement n'est pas encore connue.",
  refundable: 'Ce ticket est remboursable.',
};

/** The next action for the ticket and the user; the domain decides it (P4.20–P4.22). */
export function NextStep({ ticket, asker, isLoading, onRetry }: NextStepProps): ReactElement {
  const { holder } = useFreeRamp();
  const { identifier, standing, refund, accountFailure } = ticket;
  const sentence = sentences[standing];
  // Only a refundable ticket depends on the user.
  if (standing === 'refundable' && accountFailure !== null) {
    return <RefundNotFound reason={accountFailure} isLoading={isLoading} onRetry={onRetry} />;
  }
  if (standing === 'refundable' && asker === undefined) return <AwaitedBankAccount />;
  const claim = claiming(refund ? [refund.id] : []);
  switch (refundNextStep(standing, asker ?? 'visitor')) {
    case 'contactUs':
      return (
        <Message tone="info">
          {sentence} <Link to={routes.contact}>contactez-nous</Link>.
        </Message>
      );
    case 'lookUpAnother':
      return <Message tone="info">{sentence}</Message>;
    case 'giveBankDetails':
      return (
        <Offer
          sentence={`${sentence} Il vous faut l'IBAN d'un compte bancaire français\u202f; ${holder === null ? "aucune inscription n'est nécessaire" : 'nous avons déjà votre nom et votre adresse e-mail'}. ${transferDelay}`}
          to={searchAddress(identifier)}
          state={bankDetailsState}
        />
      );
    case 'addBankAccount':
      return (
        <Offer
          sentence={`${sentence} Ajoutez d'abord l'IBAN sur lequel vous voulez être remboursé\u202f: vous reviendrez à cette demande.`}
          to={routes.newBankAccount}
          state={claim}
        />
      );
    case 'claim':
      return (
        <Offer
          sentence={`${sentence} Il le sera sur l'IBAN enregistré. ${transferDelay}`}
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
        {isUnknown
          ? "Ce ticket est remboursable, mais il n'est pas dans votre compte\u202f: "
          : "Ce ticket est remboursable, mais votre compte n'a pas pu être consulté. "}
        {isUnknown ? (
          <>
            il est peut-être dans un autre. <Link to={routes.contact}>Contactez-nous</Link>.
          </>
        ) : (
          messageFor(serviceMessages, reason)
        )}
      </Message>
      {!isUnknown && (
        <Button busy={isLoading} onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
}

interface OfferProps {
  readonly sentence: string;
  readonly to: To;
  readonly state: unknown;
}

function Offer({ sentence, to, state }: OfferProps): ReactElement {
  return (
    <div className={styles.next}>
      <p>{sentence}</p>
      <ButtonLink variant="action" to={to} state={state}>
        Être remboursé
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
          Nous n'avons pas pu lire l'IBAN enregistré. {messageFor(serviceMessages, failure)}
        </Message>
      )}
      {failure ? (
        <Button busy={isLoading} onClick={() => void dispatch(findBankAccount())}>
          Réessayer
        </Button>
      ) : (
        <Button variant="action" busy>
          Être remboursé
        </Button>
      )}
    </div>
  );
}
