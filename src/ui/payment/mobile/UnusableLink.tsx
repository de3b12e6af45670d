import type { ReactElement } from 'react';
import type { MobileParameter, MobilePaymentError } from '../../../domain/payment/mobilePayment';
import type { FieldErrors } from '../../../domain/basis/parseFields';
import { Message } from '../../design/feedback/Message';
import { ContactLinks } from '../../shell/ContactLinks';
import styles from '../PublicPayment.module.css';

interface UnusableLinkProps {
  readonly errors: FieldErrors<MobileParameter, MobilePaymentError>;
}

const names: Readonly<Record<MobileParameter, string>> = {
  amount: 'le montant',
  reference: 'la référence',
  desc: "l'objet du paiement",
  email: "l'adresse e-mail",
  address: "l'adresse",
  zip: 'le code postal',
  city: 'la ville',
};

/** Reports which parts of the link are invalid, and never shows their values. */
export function UnusableLink({ errors }: UnusableLinkProps): ReactElement {
  const unreadable = Object.keys(errors) as MobileParameter[];
  return (
    <div className={styles.mobile}>
      <Message tone="error">
        Ce lien de paiement est incomplet ou n'est pas valable{'\u202f'}: rien n'a été payé.
      </Message>
      <p>Nous n'avons pas pu y lire{'\u202f'}:</p>
      <ul>
        {unreadable.map((parameter) => (
          <li key={parameter}>{names[parameter]}</li>
        ))}
      </ul>
      <p>
        Revenez à l'application et relancez le paiement. Si le problème persiste, prenez contact
        avec nos équipes.
      </p>
      <ContactLinks />
    </div>
  );
}
