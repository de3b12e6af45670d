import type { ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words as titles } from '../titles.words.fr';
import { words } from './refundClaim.words.fr';
import { words as states } from './refundStates.words.fr';
import { claimRefunds } from '../../../application/freeRamp/claimRefunds';
import { listReceipts, listRefunds } from '../../../application/freeRamp/freeRampLists';
import { changeOrReadAgain } from '../../../application/kernel/changeOrReadAgain';
import type { BankAccount } from '../../../domain/bank/bankAccount';
import { groupIban } from '../../../domain/bank/groupIban';
import type { RefundClaim } from '../../../domain/freeRamp/refundClaim';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { AmountCard } from '../../design/data/AmountCard';
import { Fact, FactList } from '../../design/data/FactList';
import { Message } from '../../design/feedback/Message';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { TicketFacts } from './TicketFact';
import { claimState } from './wizardPlace';
import styles from './Wizard.module.css';

const claimOrRead = changeOrReadAgain(claimRefunds, listRefunds, listReceipts);

interface ClaimConfirmationProps {
  readonly claim: RefundClaim;
  /** Null when it must be added first (P4.21). */
  readonly account: BankAccount | null;
  readonly isFromWizard: boolean;
  readonly onConfirmed: (account: BankAccount) => void;
}

/** The claimed refunds, their total and the bank account, before the claim is sent (P2.41). */
export function ClaimConfirmation({
  claim,
  account,
  isFromWizard,
  onConfirmed,
}: ClaimConfirmationProps): ReactElement {
  const { state, run: confirm } = useRun(claimOrRead, () => account && onConfirmed(account));
  const { claimable, total } = claim;
  const ids = claimable.map(({ id }) => id);
  const back = (
    <ButtonLink variant="outline" to={routes.refunds}>
      {words.back}
    </ButtonLink>
  );
  return (
    <div className={styles.step}>
      <AmountCard
        label={claimable.length > 1 ? words.total : words.amount}
        amount={formatEuros(total)}
      >
        <FactList>
          <TicketFacts refunds={claimable} />
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
            <ButtonLink
              variant="outline"
              to={routes.newBankAccount}
              state={claimState(ids, isFromWizard)}
            >
              {words.changeIban}
            </ButtonLink>
            {back}
          </Actions>
        </>
      ) : (
        <>
          <Message tone="info">{words.noIban}</Message>
          <Actions>
            <ButtonLink
              variant="action"
              to={routes.newBankAccount}
              state={claimState(ids, isFromWizard)}
            >
              {titles.newBankAccount}
            </ButtonLink>
            {back}
          </Actions>
        </>
      )}
    </div>
  );
}
