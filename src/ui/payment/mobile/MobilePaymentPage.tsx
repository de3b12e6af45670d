import { Stack } from '@mantine/core';
import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { words } from './words.fr';
import {
  parseMobilePayment,
  type MobileParameter,
  type MobilePaymentError,
} from '../../../domain/payment/mobilePayment';
import type { FieldErrors } from '../../../domain/basis/parseFields';
import { Message } from '../../design/feedback/Message';
import { PageHeading } from '../../design/page/PageHeading';
import styles from '../PublicPayment.module.css';
import { ContactLinks } from '../../shell/ContactLinks';
import { MobilePaymentSummary } from './MobilePaymentSummary';
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

interface UnusableLinkProps {
  readonly errors: FieldErrors<MobileParameter, MobilePaymentError>;
}

/** Reports which parts of the link are invalid, and never shows their values. */
function UnusableLink({ errors }: UnusableLinkProps): ReactElement {
  const unreadable = Object.keys(errors) as MobileParameter[];
  return (
    <Stack gap="lg" maw="42rem" mt="lg">
      <Message tone="error">{words.unusable}</Message>
      <p>{words.unreadable}</p>
      <ul className={styles.parameters}>
        {unreadable.map((parameter) => (
          <li key={parameter}>{words.parameters[parameter]}</li>
        ))}
      </ul>
      <p>{words.startAgain}</p>
      <ContactLinks />
    </Stack>
  );
}
