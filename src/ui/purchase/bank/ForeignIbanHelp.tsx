import type { ReactElement } from 'react';
import { Message } from '../../design/Message';
import { ContactLinks } from '../../shell/ContactLinks';
import styles from './BankStep.module.css';

/** Who has an account abroad is referred to customer service (P5.8), also when its IBAN is too short to be taken here. */
export function ForeignIbanHelp(): ReactElement {
  return (
    <div className={styles.help}>
      <Message tone="info">
        Votre compte est à l'étranger{'\u202f'}? Notre service clients s'occupe de votre abonnement
        avec vous, par téléphone ou par e-mail.
      </Message>
      <ContactLinks />
    </div>
  );
}
