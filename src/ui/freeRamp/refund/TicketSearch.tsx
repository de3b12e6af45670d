import { Suspense, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectBankAccount } from '../../../application/freeRamp/freeRampSlice';
import { lookUpTicket } from '../../../application/freeRamp/lookUpTicket';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import type { RefundAsker } from '../../../domain/freeRamp/refund';
import type { RefundIdentifier } from '../../../domain/freeRamp/refundIdentifier';
import { refundStep, type RefundStep } from '../../../domain/freeRamp/refundWizard';
import { PartSkeleton } from '../../design/loading/PartSkeleton';
import { useAppSelector } from '../../state/appHooks';
import { lazyPart } from '../../state/loading/lazyPart';
import { useFetched } from '../../state/useFetched';
import { useFreeRamp } from '../area/useFreeRamp';
import { IdentifierStep } from './IdentifierStep';
import { lookUpFailure } from './refundMessages';
import { TicketResult } from './TicketResult';
import { searchAddress } from './wizardPlace';

/** Loaded late: most visitors stop at the result. */
const BankDetailsStep = lazyPart(async () => (await import('./BankDetailsStep')).BankDetailsStep);

interface TicketSearchProps {
  readonly identifier: RefundIdentifier;
  readonly wanted: RefundStep;
}

/** The search of one ticket: loading, without result, or the found ticket (P4.17, P4.18, P8.4). */
export function TicketSearch({ identifier, wanted }: TicketSearchProps): ReactElement {
  const navigate = useNavigate();
  const { account } = useFreeRamp();
  const asker = useRefundAsker();
  const { remote, retry } = useFetched(() =>
    lookUpTicket({ identifier, forAccount: account !== null }),
  );
  const ticket = latestData(remote) ?? null;
  const failure = failureOf(remote);
  const step = refundStep({
    wanted,
    status: ticket && ticket.status,
    asker: asker ?? 'accountWithBank',
  });

  if (ticket === null || step === 'identifier') {
    return (
      <IdentifierStep
        initial={identifier}
        state={remote.status === 'loading' ? 'loading' : 'idle'}
        failure={
          failure === undefined || remote.status === 'loading' ? null : lookUpFailure(failure)
        }
        isUnknown={failure?.kind === 'service/not-found'}
        onSearch={(other) => {
          if (other === identifier) retry();
          else void navigate(searchAddress(other), { flushSync: true });
        }}
      />
    );
  }
  return step === 'bankDetails' ? (
    <Suspense fallback={<PartSkeleton />}>
      <BankDetailsStep ticket={ticket} />
    </Suspense>
  ) : (
    <TicketResult
      ticket={ticket}
      asker={asker}
      isLoading={remote.status === 'loading'}
      onRetry={retry}
    />
  );
}

/** The user; undefined while their bank account is unknown. */
function useRefundAsker(): RefundAsker | undefined {
  const { account } = useFreeRamp();
  const bankAccount = latestData(useAppSelector(selectBankAccount));
  if (account === null) return 'visitor';
  if (bankAccount === undefined) return undefined;
  return bankAccount === null ? 'accountWithoutBank' : 'accountWithBank';
}
