import type { ReactElement } from 'react';
import { formatDate, formatDateTime, formatEuros } from '../../words/format.fr';
import { operatorText } from '../../words/operatorText.fr';
import { words as states } from './refundStates.words.fr';
import { words } from './refundWizard.words.fr';
import { downloadIcon } from '../../../../generated/areaIcons';
import { downloadTicketReceipt } from '../../../application/freeRamp/downloadReceipt';
import type { LookedUpTicket } from '../../../application/freeRamp/lookUpTicket';
import { hasReceipt, type FoundTicket, type RefundAsker } from '../../../domain/freeRamp/refund';
import { directionsOf } from '../../../domain/passage/tripCode';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { AmountCard } from '../../design/data/AmountCard';
import { Fact, FactList } from '../../design/data/FactList';
import { Icon } from '../../design/icon/Icon';
import { StepHeading } from '../../design/page/StepHeading';
import { routes } from '../../navigation/routes';
import { lazyPart } from '../../state/loading/lazyPart';
import { OptionalPart } from '../../state/loading/OptionalPart';
import { useRun } from '../../state/useRun';
import { NextStep } from './NextStep';
import { RefundProgress } from './RefundProgress';
import { RefundStatusPill } from './RefundStatusPill';
import { IdentifierFact } from './TicketFact';
import { ticketStatusLooks } from './refundLooks';
import styles from './Wizard.module.css';

/** Decorative, loaded late. */
const PassageMap = lazyPart(async () => (await import('../../city/PassageMap')).PassageMap);

interface TicketResultProps {
  readonly ticket: LookedUpTicket;
  /** Undefined while the bank account of the user is unknown. */
  readonly asker: RefundAsker | undefined;
  /** The ticket is being loaded again. */
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** Step 2 (P4.17): the facts of the ticket and the next action. */
export function TicketResult({
  ticket,
  asker,
  isLoading,
  onRetry,
}: TicketResultProps): ReactElement {
  const { state, run: download } = useRun(downloadTicketReceipt);
  const { identifier, status, trip } = ticket;
  const way = trip === null ? [] : directionsOf(trip);
  return (
    <>
      <RefundProgress current="ticket" />
      <StepHeading>{words.ticket.title}</StepHeading>
      <div className={`${styles.step} ${styles.result}`}>
        <TicketFacts ticket={ticket} />
        <NextStep ticket={ticket} asker={asker} isLoading={isLoading} onRetry={onRetry} />
        <Actions>
          {hasReceipt(status) && (
            <AsyncButton
              variant="outline"
              icon={<Icon of={downloadIcon} />}
              state={state}
              onClick={() => void download(identifier)}
            >
              {states.downloadReceipt}
            </AsyncButton>
          )}
          <ButtonLink variant="outline" to={routes.freeRampRefund}>
            {words.ticket.another}
          </ButtonLink>
        </Actions>
      </div>
      {way.length > 0 && (
        <OptionalPart>
          <PassageMap way={way} />
        </OptionalPart>
      )}
    </>
  );
}

function TicketFacts({ ticket }: { readonly ticket: FoundTicket }): ReactElement {
  const { identifier, at, trip, toll, lane, paid, amount, status, refundedAt } = ticket;
  const look = ticketStatusLooks[status];
  // Text of the server: « Prado, Voie 3 ».
  const place = [toll, lane].filter((part) => part !== null).join(', ');
  const facts = (
    <FactList>
      <IdentifierFact identifier={identifier} />
      {at !== null && <Fact label={words.ticket.at}>{formatDateTime(at)}</Fact>}
      {trip !== null && <Fact label={words.ticket.trip}>{operatorText(trip)}</Fact>}
      {place !== '' && <Fact label={words.ticket.toll}>{operatorText(place)}</Fact>}
      {paid !== null && <Fact label={words.ticket.paid}>{formatEuros(paid)}</Fact>}
      {refundedAt !== null && <Fact label={words.ticket.refundedAt}>{formatDate(refundedAt)}</Fact>}
    </FactList>
  );
  return status === 'handedOutAtLane' ? (
    facts
  ) : (
    <AmountCard
      label={words.ticket.amount}
      amount={formatEuros(amount)}
      status={look && <RefundStatusPill {...look} />}
    >
      {facts}
    </AmountCard>
  );
}
