import type { ReactElement } from 'react';
import { formatDate, formatEuros } from '#words/format';
import { words as titles } from '#words/freeRamp/titles';
import { words } from '#words/freeRamp/refundClaim';
import { words as states } from '#words/freeRamp/refundStates';
import { claimRefunds } from '../../../application/freeRamp/claimRefunds';
import type { BankAccount } from '../../../domain/bank/bankAccount';
import { groupIban } from '../../../domain/bank/iban';
import type { RefundClaim } from '../../../domain/freeRamp/refundClaim';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { AmountCard } from '../../design/data/AmountCard';
import { Fact, FactList } from '../../design/data/FactList';
import { Message } from '../../design/feedback/Message';
import { claiming } from '../../navigation/claimedIds';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { groupIdentifier } from './groupIdentifier';
import styles from './Wizard.module.css';

interface ClaimConfirmationProps {
  readonly claim: RefundClaim;
  /** Null when it must be added first (P4.21). */
  readonly account: BankAccount | null;
}

/** The claimed refunds, their total and the bank account, before the claim is sent (P2.41). */
export function ClaimConfirmation({ claim, account }: ClaimConfirmationProps): ReactElement {
  const { state, run: confirm } = useRun(claimRefunds);
  const { claimable, total } = claim;
  const ids = claimable.map(({ id }) => id);
  return (
    <div className={styles.step}>
      <AmountCard
        label={claimable.length > 1 ? words.total : words.amount}
        amount={formatEuros(total)}
      >
        <FactList layout="rows">
          {claimable.map(({ id, identifier, ticketAt, amount }) => (
            <Fact key={id} label={words.ticketOf(formatDate(ticketAt))}>
              {groupIdentifier(identifier)}
              {claimable.length > 1 && ` – ${formatEuros(amount)}`}
            </Fact>
          ))}
          {account && (
            <>
              <Fact label={words.beneficiary}>{account.beneficiary}</Fact>
              <Fact label={words.iban}>{groupIban(account.iban)}</Fact>
            </>
          )}
        </FactList>
      </AmountCard>
      {account ? (
        <>
          <p>{states.transferDelay}</p>
          <Actions>
            <AsyncButton
              variant="action"
              state={state}
              messages={{ loading: words.confirming }}
              onClick={() => void confirm(ids)}
            >
              {words.confirm}
            </AsyncButton>
            <ButtonLink variant="outline" to={routes.newBankAccount} state={claiming(ids)}>
              {words.changeIban}
            </ButtonLink>
          </Actions>
        </>
      ) : (
        <>
          <Message tone="info">{words.noIban}</Message>
          <Actions>
            <ButtonLink variant="action" to={routes.newBankAccount} state={claiming(ids)}>
              {titles.newBankAccount}
            </ButtonLink>
          </Actions>
        </>
      )}
    </div>
  );
}
