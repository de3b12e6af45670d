import type { ReactElement } from 'react';
import { failureOf, latestData } from '../../../../application/kernel/RemoteData';
import { latestPassages } from '../../../../application/passage/readLatestPassages';
import { markUnpaid, latestInvoicesFirst } from '../../../../domain/invoice/invoice';
import { monthlySpending, unpaidOfMonth } from '../../../../domain/invoice/monthlySpending';
import { badgesOfMonth } from '../../../../domain/passage/latestPassages';
import { currentMonth, passageMonths } from '../../../../domain/passage/passageMonths';
import type { ContractFile } from '../../../../domain/subscriber/subscriber';
import { UnreadableEntries } from '../../../design/feedback/UnreadableEntries';
import { useDay } from '../../../state/useDay';
import { useFetched } from '../../../state/useFetched';
import { SpendingChart } from '../chart/SpendingChart';
import styles from '../DashboardPage.module.css';
import { HelpCard } from './HelpCard';
import { InvoicesCard } from './InvoicesCard';
import { TripsCard } from './TripsCard';
import { VehiclesCard } from './VehiclesCard';

/** Starts the reading of the latest trips before the card is rendered. */
export const beginTrips = latestPassages.begin;

/** The spending of a year, then the latest of each list of the contract, and help. */
export function DashboardCards({ file }: { readonly file: ContractFile }): ReactElement {
  const now = useDay();
  const trips = useFetched(latestPassages.run, { ended: latestPassages.ended });
  const latest = latestData(trips.remote);
  const unknown = failureOf(trips.remote) ? null : undefined;
  const ofMonth = latest ? badgesOfMonth(latest, now) : unknown;
  const { contract, invoices, unreadable } = file;
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
      <div className={styles.wide}>
        <SpendingChart months={months} />
        <TripsCard remote={trips.remote} onRetry={trips.retry} />
      </div>
      <div className={styles.cards}>
        <VehiclesCard file={file} ofMonth={ofMonth} month={currentMonth(now)} />
        <InvoicesCard invoices={listed} unreadable={unreadable.invoices} />
        <HelpCard />
      </div>
    </>
  );
}
