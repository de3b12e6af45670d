import { Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import type { MobileParameter, MobilePaymentError } from '../../../domain/payment/mobilePayment';
import type { FieldErrors } from '../../../domain/basis/parseFields';
import { Message } from '../../design/feedback/Message';
import { ContactLinks } from '../../shell/ContactLinks';
import styles from '../PublicPayment.module.css';

interface UnusableLinkProps {
  readonly errors: FieldErrors<MobileParameter, MobilePaymentError>;
}

/** Reports which parts of the link are invalid, and never shows their values. */
export function UnusableLink({ errors }: UnusableLinkProps): ReactElement {
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
