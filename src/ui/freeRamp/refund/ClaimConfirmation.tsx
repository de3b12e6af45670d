import type { ReactElement } from 'react';
import { claimRefunds } from '../../../application/freeRamp/claimRefunds';
import type { BankAccount } from '../../../domain/bankAccount';
import { groupIban } from '../../../domain/iban';
import { formatDate } from '../../../domain/instant';
import { formatEuros } from '../../../domain/money';
import type { RefundClaim } from '../../../domain/refundClaim';
import { Actions } from '../../design/Actions';
import { AsyncButton } from '../../design/AsyncButton';
import { ButtonLink } from '../../design/ButtonLink';
import { Fact, FactList } from '../../design/FactList';
import { Message } from '../../design/Message';
import { claiming } from '../../navigation/claimedIds';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { groupIdentifier, transferDelay } from './refundWords';
import styles from './Wizard.module.css';

interface ClaimConfirmationProps {
  readonly claim: RefundClaim;
  /** null: it is to be added first (P4.21). */
  readonly account: BankAccount | null;
}

/** What is claimed, what it comes to and where it goes, before it goes (P2.41). */
export function ClaimConfirmation({ claim, account }: ClaimConfirmationProps): ReactElement {
  const { state, run: confirm } = useRun(claimRefunds);
  const { claimable, total } = claim;
  const ids = claimable.map(({ id }) => id);
  return (
    <div className={styles.step}>
      <FactList layout="rows">
        {claimable.map(({ id, identifier, ticketAt, amount }) => (
          <Fact key={id} label={`Ticket ${groupIdentifier(identifier)} du ${formatDate(ticketAt)}`}>
            {formatEuros(amount)}
          </Fact>
        ))}
        {claimable.length > 1 && <Fact label="Total">{formatEuros(total)}</Fact>}
        {account && (
          <>
            <Fact label="Bénéficiaire">{account.beneficiary}</Fact>
            <Fact label="IBAN">{groupIban(account.iban)}</Fact>
          </>
        )}
      </FactList>
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
