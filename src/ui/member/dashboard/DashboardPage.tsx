import { useMemo, useState, type ReactElement } from 'react';
import { currentTime } from '../../../application/kernel/currentTime';
import { latestData } from '../../../application/kernel/RemoteData';
import { selectContractFile, selectSubscriber } from '../../../application/member/subscriberSlice';
import { monthlySpending } from '../../../domain/monthlySpending';
import { formatEuros, isNothingDue } from '../../../domain/money';
import { displayName } from '../../../domain/subscriber';
import { unpaidTotal } from '../../../domain/unpaidInvoice';
import { PageHeading } from '../../design/PageHeading';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { NoContract } from '../NoContract';
import styles from './DashboardPage.module.css';
import { Shortcuts } from './Shortcuts';
import { SpendingChart } from './SpendingChart';
import { Tile } from './Tile';
import { UnpaidBanner } from './UnpaidBanner';

/** Welcome page of the selected contract: three tiles, the unpaid-invoice banner, the shortcuts (M2.3, M2.20). */
export function DashboardPage(): ReactElement | null {
  const dispatch = useAppDispatch();
  const subscriber = latestData(useAppSelector(selectSubscriber));
  const file = useAppSelector(selectContractFile);
  const [now] = useState(() => dispatch(currentTime()));
  const months = useMemo(() => monthlySpending(file?.invoices ?? [], now), [file, now]);
  if (!subscriber) return null;

  return (
    <>
      <PageHeading>{`Bienvenue ${displayName(subscriber)}`}</PageHeading>
      {file ? (
        <>
          {!isNothingDue(unpaidTotal(file.contract.unpaidInvoices)) && (
            <UnpaidBanner
              key={file.contract.id}
              contract={file.contract}
              email={subscriber.email}
            />
          )}
          <div className={styles.tiles}>
            <Tile label="Catégorie du contrat" value={file.contract.category.name} />
            <Tile label="Badges actifs" value={String(file.contract.activeBadgeCount)} />
            <Tile label="Solde du compte" value={formatEuros(file.contract.balance)} />
          </div>
          <div className={styles.panels}>
            <SpendingChart months={months} />
            <Shortcuts />
          </div>
        </>
      ) : (
        <NoContract />
      )}
    </>
  );
}
