import type { ReactElement } from 'react';
import { failureOf, latestData } from '../../../../application/kernel/RemoteData';
import { latestPassages } from '../../../../application/passage/readLatestPassages';
import { markUnpaid, latestInvoicesFirst } from '../../../../domain/invoice/invoice';
import { monthlySpending, unpaidOfMonth } from '../../../../domain/invoice/monthlySpending';
import { badgesOfMonth } from '../../../../domain/passage/latestPassages';
import { currentMonth, passageMonths } from '../../../../domain/passage/passageMonths';
import type { ContractFile } from '../../../../domain/subscriber/subscriber';
import { useSubscriber } from '../../area/useSubscriber';
import { UnreadableEntries } from '../../../design/feedback/UnreadableEntries';
import { useDay } from '../../../state/useNow';
import { useFetched } from '../../../state/useFetched';
import { SpendingChart } from '../chart/SpendingChart';
import grids from '../../area/Grids.module.css';
import styles from '../DashboardPage.module.css';
import { HelpCard } from './HelpCard';
import { InvoicesCard } from './InvoicesCard';
import { TripsCard } from './TripsCard';
import { VehiclesCard } from './VehiclesCard';

/** The spending of a year, then the latest of each list of the contract, and help. */
export function DashboardCards({ file }: { readonly file: ContractFile }): ReactElement {
  const now = useDay();
  const trips = useFetched(latestPassages.run, { ended: latestPassages.ended });
  const latest = latestData(trips.remote);
  const unknown = failureOf(trips.remote) ? null : undefined;
  const ofMonth = latest ? badgesOfMonth(latest, now) : unknown;
  const { contract, invoices, badges, unreadable } = file;
  const hasSeveral = useSubscriber().contracts.length > 1;
  const [only] = badges;
  // The call of the trips knows a badge, and no contract (M7.13).
  const badge = badges.length === 1 ? only?.reference : undefined;
  const isOfAll = hasSeveral && badge === undefined;
  const listed = markUnpaid(latestInvoicesFirst(invoices), contract.unpaidInvoices);
  const periods = passageMonths(now);
  const months = monthlySpending(invoices, now).map((spending) => ({
    ...spending,
    unpaid: unpaidOfMonth(listed, spending.month),
    trips: periods.find(({ from }) => from.startsWith(spending.month)),
  }));
  return (
    <>
      <UnreadableEntries count={unreadable.invoices} place="spending" />
      <div className={grids.board}>
        <SpendingChart
          months={months}
          tripsOf={{
            badge,
            words: isOfAll ? 'les trajets du mois, tous vos contrats' : 'les trajets du mois',
          }}
          hint={hasSeveral ? `contrat ${contract.reference}` : undefined}
        />
        <TripsCard remote={trips.remote} onRetry={trips.retry} />
      </div>
      <div className={`${grids.grid} ${styles.cards}`}>
        <VehiclesCard file={file} ofMonth={ofMonth} month={currentMonth(now)} />
        <InvoicesCard invoices={listed} unreadable={unreadable.invoices} />
        <HelpCard />
      </div>
    </>
  );
}
