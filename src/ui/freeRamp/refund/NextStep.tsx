import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { findBankAccount } from '../../../application/freeRamp/freeRampLists';
import { selectBankAccount } from '../../../application/freeRamp/freeRampSlice';
import { failureOf } from '../../../application/kernel/RemoteData';
import {
  refundNextStep,
  type FoundTicket,
  type RefundAsker,
  type TicketStanding,
} from '../../../domain/refund';
import { Button } from '../../design/Button';
import { ButtonLink } from '../../design/ButtonLink';
import { Message } from '../../design/Message';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { claiming } from '../../navigation/claimedIds';
import { routes } from '../../navigation/routes';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { transferDelay } from './refundWords';
import styles from './Wizard.module.css';
import { bankDetailsState, searchAddress } from './wizardPlace';

interface NextStepProps {
  readonly ticket: FoundTicket;
  readonly asker: RefundAsker | undefined;
}

/** Why a ticket leads no further. */
const endings: Readonly<Record<Exclude<TicketStanding, 'refundable' | 'handedOutAtLane'>, string>> =
  {
    notRefundable: 'Ce ticket ne donne pas droit à un remboursement.',
    refunded: 'Ce ticket a déjà été remboursé.',
    claimed: `Le remboursement de ce ticket est déjà demandé. ${transferDelay}`,
  };

/** What can be done with the ticket, by whoever asks (P4.20–P4.22). */
export function NextStep({ ticket, asker }: NextStepProps): ReactElement {
  const { standing } = ticket;
  if (standing === 'handedOutAtLane') {
    return (
      <Message tone="info">
        Le reçu de ce ticket vous a été remis en voie{'\u202f'}: il n'est pas accessible en ligne.
        S'il vous manque, <Link to={routes.contact}>contactez-nous</Link>.
      </Message>
    );
  }
  if (standing !== 'refundable') return <Message tone="info">{endings[standing]}</Message>;
  return asker === undefined ? (
    <AwaitedBankAccount />
  ) : (
    <Refundable ticket={ticket} asker={asker} />
  );
}

const explanations: Readonly<Record<RefundAsker, string>> = {
  visitor: `Ce ticket est remboursable. Donnez l'IBAN d'un compte français\u202f; vous n'avez pas besoin de compte sur le site. ${transferDelay}`,
  accountWithoutBank:
    "Ce ticket est remboursable. Ajoutez d'abord l'IBAN sur lequel vous voulez être remboursé\u202f: vous reviendrez à cette demande.",
  accountWithBank: `Ce ticket est remboursable sur l'IBAN enregistré. ${transferDelay}`,
};

function Refundable({ ticket, asker }: Required<NextStepProps>): ReactElement | null {
  if (asker === undefined) return null;
  const { identifier, refund } = ticket;
  const step = refundNextStep('refundable', asker);
  const to = {
    giveBankDetails: searchAddress(identifier),
    addBankAccount: routes.newBankAccount,
    claim: routes.refundClaim,
    contactUs: routes.contact,
    lookUpAnother: routes.freeRampRefund,
  }[step];
  return (
    <div className={styles.next}>
      <p>{explanations[asker]}</p>
      <ButtonLink
        variant="action"
        to={to}
        state={step === 'giveBankDetails' ? bankDetailsState : claiming(refund ? [refund.id] : [])}
      >
        Être remboursé
      </ButtonLink>
    </div>
  );
}

/** The account is signed in, and whether it has a bank account is on its way, or did not come. */
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
