import type { ReactElement } from 'react';
import { claimRefunds } from '../../../application/freeRamp/claimRefunds';
import type { BankAccount } from '../../../domain/bank/bankAccount';
import { groupIban } from '../../../domain/bank/iban';
import { formatDate } from '../../../domain/basis/instant';
import { formatEuros } from '../../../domain/basis/money';
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
import { groupIdentifier, transferDelay } from './refundWords';
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
        label={claimable.length > 1 ? 'Total' : 'Montant du remboursement'}
        amount={formatEuros(total)}
      >
        <FactList layout="rows">
          {claimable.map(({ id, identifier, ticketAt, amount }) => (
            <Fact key={id} label={`Ticket du ${formatDate(ticketAt)}`}>
              {groupIdentifier(identifier)}
              {claimable.length > 1 && ` – ${formatEuros(amount)}`}
            </Fact>
          ))}
          {account && (
            <>
              <Fact label="Bénéficiaire">{account.beneficiary}</Fact>
              <Fact label="IBAN">{groupIban(account.iban)}</Fact>
            </>
          )}
        </FactList>
      </AmountCard>
      {account ? (
        <>
          <p>{transferDelay}</p>
          <Actions>
            <AsyncButton
              variant="action"
              state={state}
              messages={{ loading: 'Confirmation…' }}
              onClick={() => void confirm(ids)}
            >
              Confirmer
            </AsyncButton>
            <ButtonLink variant="outline" to={routes.newBankAccount} state={claiming(ids)}>
              Changer d'IBAN
            </ButtonLink>
          </Actions>
        </>
      ) : (
        <>
          <Message tone="info">
            Aucun IBAN n'est enregistré. Ajoutez celui sur lequel vous voulez être remboursé
            {'\u202f'}: vous reviendrez à cette demande.
          </Message>
          <Actions>
            <ButtonLink variant="action" to={routes.newBankAccount} state={claiming(ids)}>
              Ajouter un IBAN
            </ButtonLink>
          </Actions>
        </>
      )}
    </div>
  );
}
