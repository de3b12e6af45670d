import { isLeft } from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { parseMobilePayment } from '../../../domain/mobilePayment';
import { MantineArea } from '../../design/MantineArea';
import { PageHeading } from '../../design/PageHeading';
import styles from '../PublicPayment.module.css';
import { MobilePaymentSummary } from './MobilePaymentSummary';
import { UnusableLink } from './UnusableLink';
import { useCarriedSearch } from './useCarriedSearch';

/** A payment that the mobile application asks for in the address (P2.31): read as hostile text, and shown before anything is signed. */
export function MobilePaymentPage(): ReactElement {
  const search = useCarriedSearch();
  const payment = parseMobilePayment((name) => search.getAll(name));
  return (
    <MantineArea>
      <div className={`tp-wide ${styles.page}`}>
        <PageHeading>Paiement</PageHeading>
        {isLeft(payment) ? (
          <UnusableLink errors={payment.left} />
        ) : (
          <MobilePaymentSummary key={search.toString()} payment={payment.right} />
        )}
      </div>
    </MantineArea>
  );
}
