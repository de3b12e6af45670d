import { useState, type ReactElement } from 'react';
import { currentTime } from '../../../application/kernel/currentTime';
import { monthlySpending } from '../../../domain/monthlySpending';
import { formatEuros, isNothingDue } from '../../../domain/money';
import { displayName } from '../../../domain/subscriber';
import { unpaidTotal } from '../../../domain/unpaidInvoice';
import { UnreadableEntries } from '../../design/UnreadableEntries';
import { useAppDispatch } from '../../state/appHooks';
import { useSubscriber } from '../useSubscriber';
import { WithContract } from '../WithContract';
import styles from './DashboardPage.module.css';
import { Shortcuts } from './Shortcuts';
import { SpendingChart } from './SpendingChart';
import { Tile } from './Tile';
import { UnpaidBanner } from './UnpaidBanner';

/** Welcome page of the selected contract: three tiles, the unpaid-invoice banner, the shortcuts (M2.3, M2.20). */
export function DashboardPage(): ReactElement {
  const dispatch = useAppDispatch();
  const subscriber = useSubscriber();
  const [now] = useState(() => dispatch(currentTime()));
  return (
    <WithContract heading={`Bienvenue ${displayName(subscriber)}`}>
      {({ contract, invoices, unreadable }) => (
        <>
          {!isNothingDue(unpaidTotal(contract.unpaidInvoices)) && (
            <UnpaidBanner contract={contract} invoices={invoices} email={subscriber.email} />
          )}
          <div className={styles.tiles}>
            <Tile label="Catégorie du contrat" value={contract.category.name} />
            <Tile label="Badges actifs" value={String(contract.activeBadgeCount)} />
            <Tile label="Solde du compte" value={formatEuros(contract.balance)} />
          </div>
          <UnreadableEntries
            count={unreadable.invoices}
            place="parmi les factures de vos dépenses"
          />
          <div className={styles.panels}>
            <SpendingChart months={monthlySpending(invoices, now)} />
            <Shortcuts />
          </div>
        </>
      )}
    </WithContract>
  );
}
