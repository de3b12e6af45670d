import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { words as titles } from '../titles.words.fr';
import { words } from './refundClaim.words.fr';
import { refundIcon } from '../../../../generated/icons';
import { findBankAccount, listRefunds } from '../../../application/freeRamp/freeRampLists';
import { selectBankAccount, selectRefunds } from '../../../application/freeRamp/freeRampSlice';
import { latestData } from '../../../application/kernel/RemoteData';
import type { BankAccount } from '../../../domain/bank/bankAccount';
import { refundClaim } from '../../../domain/freeRamp/refundClaim';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import { PageHeading } from '../../design/page/PageHeading';
import { readClaimedIds } from '../../navigation/claimedIds';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import { FreeRampPart } from '../area/FreeRampPart';
import { ClaimConfirmation } from './ClaimConfirmation';
import { ClaimDone } from './ClaimDone';
import { RefundProgress } from './RefundProgress';
import { isClaimFromWizard } from './wizardPlace';

/** Confirms a claim (P2.41, P4.23). The selected refunds are in the history, so that a reload keeps them. */
export function RefundClaimPage(): ReactElement {
  const location = useLocation();
  const ids = readClaimedIds(location);
  const isFromWizard = isClaimFromWizard(location);
  const [paidTo, setPaidTo] = useState<BankAccount | null>(null);
  const refunds = useAppSelector(selectRefunds);
  const bankAccount = useAppSelector(selectBankAccount);
  const current = refundClaim(latestData(refunds)?.items ?? [], ids);
  const isDone = current.claimable.length === 0 && current.claimed.length > 0;
  return (
    <>
      {/* Nothing is left to confirm: the heading of the result is the one that is seen. */}
      <PageHeading hidden={isDone}>{titles.refundClaim}</PageHeading>
      {isFromWizard && <RefundProgress current="confirmation" />}
      <FreeRampPart remote={refunds} ask={listRefunds}>
        {(known) => {
          const claim = refundClaim(known.items, ids);
          if (claim.claimable.length > 0) {
            return (
              <FreeRampPart remote={bankAccount} ask={findBankAccount}>
                {(account) => (
                  <ClaimConfirmation
                    claim={claim}
                    account={account}
                    isFromWizard={isFromWizard}
                    onConfirmed={setPaidTo}
                  />
                )}
              </FreeRampPart>
            );
          }
          return claim.claimed.length > 0 ? (
            <ClaimDone claimed={claim.claimed} paidTo={paidTo} />
          ) : (
            <EmptyState icon={refundIcon} message={words.nothingChosen}>
              <ButtonLink to={routes.refunds}>{titles.refunds}</ButtonLink>
            </EmptyState>
          );
        }}
      </FreeRampPart>
    </>
  );
}
