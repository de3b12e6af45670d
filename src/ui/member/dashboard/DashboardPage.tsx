import { type ReactElement } from 'react';
import type { AppThunk } from '../../../application/kernel/AppThunk';
import { isNothingDue } from '../../../domain/basis/money';
import { displayName } from '../../../domain/subscriber/subscriber';
import { unpaidTotal } from '../../../domain/invoice/unpaidInvoice';
import { UnreadableEntries } from '../../design/feedback/UnreadableEntries';
import { LoadingBoundary } from '../../state/loading/LoadingBoundary';
import { lazyPart } from '../../state/loading/lazyPart';
import { useSubscriber } from '../area/useSubscriber';
import { WithContract } from '../area/WithContract';
import { CardsSkeleton } from './CardsSkeleton';
import { DebtsElsewhere } from './DebtsElsewhere';
import { Tiles } from './Tiles';
import { UnpaidBanner } from './UnpaidBanner';

/** Loaded apart: the first paint shows what is owed and the three figures. */
const DashboardCards = lazyPart(
  async () => (await import('./cards/DashboardCards')).DashboardCards,
);
void DashboardCards.fetchAhead();

export const loadCards = DashboardCards.load;

/** What starts the reading of the latest trips. */
export async function loadReading(): Promise<() => AppThunk<Promise<unknown>>> {
  return (await import('./cards/DashboardCards')).beginTrips;
}

/**
 * Welcome page of the selected contract: the unpaid-invoice banner, three tiles, the spending and the latest
 * of each list (M2.3, M2.20).
 */
export function DashboardPage(): ReactElement {
  const subscriber = useSubscriber();
  return (
    <WithContract heading={`Bienvenue ${displayName(subscriber)}`}>
      {(file) => (
        <>
          {!isNothingDue(unpaidTotal(file.contract.unpaidInvoices)) && (
            <UnpaidBanner
              contract={file.contract}
              invoices={file.invoices}
              email={subscriber.email}
            />
          )}
          <UnreadableEntries count={file.contract.unreadableDebts} place="debts" />
          <DebtsElsewhere />
          <Tiles file={file} />
          <LoadingBoundary fallback={<CardsSkeleton />}>
            <DashboardCards file={file} />
          </LoadingBoundary>
        </>
      )}
    </WithContract>
  );
}
