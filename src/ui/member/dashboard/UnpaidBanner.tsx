import { useId, useState, type ReactElement } from 'react';
import { unpaidTotal, type Contract } from '../../../domain/contract';
import { formatInvoicePaymentReference } from '../../../domain/invoicePaymentReference';
import { formatEuros } from '../../../domain/money';
import { Button } from '../../design/Button';
import { ButtonLink } from '../../design/ButtonLink';
import { routes } from '../../navigation/routes';
import { operator, phoneHref } from '../../operator';
import styles from './UnpaidBanner.module.css';

/** Unpaid direct debit: the badges are off until the total is settled (M2.20, M8.7). */
export function UnpaidBanner({ contract }: { readonly contract: Contract }): ReactElement {
  const [isPaying, setPaying] = useState(false);
  const headingId = useId();
  const paymentId = useId();
  const total = formatEuros(unpaidTotal(contract));

  return (
    <section className={styles.banner} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>Badges télépéages désactivés</h2>
        <p>
          Un prélèvement a été rejeté{'\u202f'}: vos badges sont temporairement désactivés.{' '}
          <strong>{total}</strong> restent dus. Réglez cette somme pour les réactiver.
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="outline" to={routes.invoices}>
          Voir mes factures
        </ButtonLink>
        <Button
          variant="action"
          aria-expanded={isPaying}
          aria-controls={paymentId}
          onClick={() => {
            setPaying(!isPaying);
          }}
        >
          Régler par carte
        </Button>
      </div>
      <div id={paymentId} className={styles.payment} role="status">
        {isPaying && <CardPaymentByPhone contract={contract} />}
      </div>
    </section>
  );
}

/** Until card payment opens online: who takes it, and what to quote (M9.7). */
function CardPaymentByPhone({ contract }: { readonly contract: Contract }): ReactElement {
  return (
    <>
      <p>
        Le paiement par carte se fait pour l'instant par téléphone, au{' '}
        <a href={phoneHref(operator.phone)}>{operator.phone}</a>. Indiquez la référence et le
        montant{'\u202f'}:
      </p>
      <ul>
        {contract.unpaidInvoices.map((unpaid) => (
          <li key={unpaid.paymentReference}>
            {formatInvoicePaymentReference(unpaid)} – {formatEuros(unpaid.total)}
          </li>
        ))}
      </ul>
    </>
  );
}
