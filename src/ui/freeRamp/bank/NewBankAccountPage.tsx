import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { words as titles } from '../titles.words.fr';
import { words } from './newBankAccount.words.fr';
import { saveBankAccount } from '../../../application/freeRamp/bankAccounts';
import { findBankAccount } from '../../../application/freeRamp/freeRampLists';
import { selectBankAccount } from '../../../application/freeRamp/freeRampSlice';
import { changeOrReadAgain } from '../../../application/kernel/changeOrReadAgain';
import { latestData } from '../../../application/kernel/RemoteData';
import type { NewBankAccount } from '../../../domain/bank/bankAccount';
import { Message } from '../../design/feedback/Message';
import { PageHeading } from '../../design/page/PageHeading';
import { readClaimedIds } from '../../navigation/claimedIds';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import { useRun } from '../../state/useRun';
import { useWait } from '../../state/useWait';
import { claimState, isClaimFromWizard } from '../refund/wizardPlace';
import { BankAccountForm } from './BankAccountForm';

/**
 * Saves a bank account, replacing the former one; returns to the claim that required it (P2.34, P3.3, P4.21).
 */
export function NewBankAccountPage(): ReactElement {
  const navigate = useNavigate();
  const location = useLocation();
  const claimed = readClaimedIds(location);
  const wait = useWait();
  const { state, run } = useRun(changeOrReadAgain(saveBankAccount, findBankAccount));
  const replaces = Boolean(latestData(useAppSelector(selectBankAccount)));
  const save = async (account: NewBankAccount): Promise<void> => {
    const isAwaited = wait();
    if (!(await run(account)) || !isAwaited()) return;
    // Back must not lead to the finished form.
    await (claimed.length > 0
      ? navigate(routes.refundClaim, {
          replace: true,
          state: claimState(claimed, isClaimFromWizard(location)),
        })
      : navigate(routes.bankAccount, { replace: true }));
  };

  return (
    <>
      <PageHeading>{titles.newBankAccount}</PageHeading>
      {claimed.length > 0 && (
        <Message tone="info">
          {replaces ? words.thenClaim.replacing : words.thenClaim.first}
        </Message>
      )}
      <BankAccountForm
        state={state}
        replaces={replaces}
        onSubmit={(account) => void save(account)}
      />
    </>
  );
}
