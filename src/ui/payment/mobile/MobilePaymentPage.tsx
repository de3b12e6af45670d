import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { parseMobilePayment } from '../../../domain/payment/mobilePayment';
import { PageHeading } from '../../design/page/PageHeading';
import styles from '../PublicPayment.module.css';
import { MobilePaymentSummary } from './MobilePaymentSummary';
import { UnusableLink } from './UnusableLink';
import { useCarriedSearch } from './useCarriedSearch';

/**
 * A payment that the mobile application requests by the address (P2.31). The address is not trusted: it is
 * validated, and shown before anything is signed.
 */
export function MobilePaymentPage(): ReactElement {
  const search = useCarriedSearch();
  const payment = parseMobilePayment((name) => search.getAll(name));
  return (
    <div className={`tp-wide ${styles.page}`}>
      <PageHeading>{titles.mobilePayment}</PageHeading>
      {E.isLeft(payment) ? (
        <UnusableLink errors={payment.left} />
      ) : (
        <MobilePaymentSummary key={search.toString()} payment={payment.right} />
      )}
    </div>
  );
}
