import type { ReactElement } from 'react';
import { downloadTicketReceipt } from '../../../application/freeRamp/downloadReceipt';
import type { LookedUpTicket } from '../../../application/freeRamp/lookUpTicket';
import { formatDateTime, formatDate } from '../../../domain/instant';
import { formatEuros } from '../../../domain/money';
import { hasReceipt, type FoundTicket, type RefundAsker } from '../../../domain/refund';
import { Actions } from '../../design/Actions';
import { AsyncButton } from '../../design/AsyncButton';
import { ButtonLink } from '../../design/ButtonLink';
import { Fact, FactList } from '../../design/FactList';
import { StatusPill } from '../../design/StatusPill';
import { StepHeading } from '../../design/StepHeading';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { NextStep } from './NextStep';
import { groupIdentifier, standingStatus } from './refundWords';
import styles from './Wizard.module.css';

interface TicketResultProps {
  readonly ticket: LookedUpTicket;
  /** undefined while it is not known whether the account has a bank account. */
  readonly asker: RefundAsker | undefined;
  /** The ticket is being asked for again. */
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** Step 2 (P4.17): what is known of the ticket, and what can be done. */
export function TicketResult({
  ticket,
  asker,
  isLoading,
  onRetry,
}: TicketResultProps): ReactElement {
  const { state, run: download } = useRun(downloadTicketReceipt);
  const { identifier, standing } = ticket;
  return (
    <>
      <StepHeading>Votre ticket</StepHeading>
      <div className={styles.step}>
        <TicketFacts ticket={ticket} />
        <NextStep ticket={ticket} asker={asker} isLoading={isLoading} onRetry={onRetry} />
        <Actions>
          {hasReceipt(standing) && (
            <AsyncButton variant="outline" state={state} onClick={() => void download(identifier)}>
              Télécharger le reçu
            </AsyncButton>
          )}
          <ButtonLink variant="outline" to={routes.freeRampRefund}>
            Saisir un autre identifiant
          </ButtonLink>
        </Actions>
      </div>
    </>
  );
}

function TicketFacts({ ticket }: { readonly ticket: FoundTicket }): ReactElement {
  const { identifier, at, trip, toll, lane, paid, amount, standing, refundedAt } = ticket;
  const status = standingStatus[standing];
  // The server's own words: « Prado, Voie 3 ».
  const place = [toll, lane].filter((part) => part !== null).join(', ');
  return (
    <FactList layout="rows">
      <Fact label="Identifiant">{groupIdentifier(identifier)}</Fact>
      {at !== null && <Fact label="Date du ticket">{formatDateTime(at)}</Fact>}
      {trip !== null && <Fact label="Trajet">{trip}</Fact>}
      {place !== '' && <Fact label="Péage">{place}</Fact>}
      {paid !== null && <Fact label="Montant payé">{formatEuros(paid)}</Fact>}
      {standing !== 'handedOutAtLane' && (
        <Fact label="Montant du remboursement">{formatEuros(amount)}</Fact>
      )}
      {refundedAt !== null && <Fact label="Date du remboursement">{formatDate(refundedAt)}</Fact>}
      {status && (
        <Fact label="Statut">
          <StatusPill tone={status.tone}>{status.word}</StatusPill>
        </Fact>
      )}
    </FactList>
  );
}
