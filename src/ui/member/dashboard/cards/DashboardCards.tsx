import { useState, type ReactElement } from 'react';
import { currentTime } from '../../../../application/kernel/currentTime';
import { latestPassages } from '../../../../application/passage/readLatestPassages';
import { markUnpaid, latestInvoicesFirst } from '../../../../domain/invoice/invoice';
import { monthlySpending, unpaidOfMonth } from '../../../../domain/invoice/monthlySpending';
import type { ContractFile } from '../../../../domain/subscriber/subscriber';
import { UnreadableEntries } from '../../../design/feedback/UnreadableEntries';
import { useAppDispatch } from '../../../state/appHooks';
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
  const dispatch = useAppDispatch();
  const [now] = useState(() => dispatch(currentTime()));
  const { contract, invoices, unreadable } = file;
  const listed = markUnpaid(latestInvoicesFirst(invoices), contract.unpaidInvoices);
  const months = monthlySpending(invoices, now).map((spending) => ({
    ...spending,
    unpaid: unpaidOfMonth(listed, spending.month),
  }));
  return (
    <>
      <UnreadableEntries count={unreadable.invoices} place="parmi les factures de vos dépenses" />
      <div className={styles.wide}>
        <SpendingChart months={months} />
        <TripsCard />
      </div>
      <div className={styles.cards}>
        <VehiclesCard file={file} />
        <InvoicesCard invoices={listed} />
        <HelpCard />
      </div>
    </>
  );
}
