import { type ReactElement } from 'react';
import { selectIsContractUnreadable } from '../../../application/subscriber/subscriberSlice';
import { isNothingDue } from '../../../domain/basis/money';
import { displayName } from '../../../domain/subscriber/subscriber';
import { unpaidTotal } from '../../../domain/invoice/unpaidInvoice';
import { UnreadableEntries } from '../../design/feedback/UnreadableEntries';
import { useAppSelector } from '../../state/appHooks';
import { useSubscriber } from '../area/useSubscriber';
import { WithContract } from '../area/WithContract';
import { DashboardCards } from './cards/DashboardCards';
import { DebtsElsewhere } from './DebtsElsewhere';
import { Tiles } from './Tiles';
import { UnpaidBanner } from './UnpaidBanner';

/**
 * Welcome page of the selected contract: the unpaid-invoice banner, three tiles, the spending and the latest
 * of each list (M2.3, M2.20).
 */
export function DashboardPage(): ReactElement {
  const subscriber = useSubscriber();
  const isUnreadable = useAppSelector(selectIsContractUnreadable);
  return (
    <>
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
            <DashboardCards file={file} />
          </>
        )}
      </WithContract>
      {isUnreadable && <DebtsElsewhere />}
    </>
  );
}
