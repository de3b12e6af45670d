import { useId, type ReactElement } from 'react';
import type { Contract } from '../../../domain/contract';
import { formatEuros } from '../../../domain/money';
import { unpaidTotal } from '../../../domain/unpaidInvoice';
import { AsyncButton } from '../../design/AsyncButton';
import { ButtonLink } from '../../design/ButtonLink';
import { routes } from '../../navigation/routes';
import { operator, phoneHref } from '../../operator';
import styles from './UnpaidBanner.module.css';
import { useUnpaidPayment } from './useUnpaidPayment';

interface UnpaidBannerProps {
  readonly contract: Contract;
  /** The subscriber's, for the bank. */
  readonly email: string;
}

const PAY = 'Régler par carte';
const payingWords = { loading: 'Ouverture…', success: 'Ouverture…' } as const;

/** Unpaid direct debit: the badges are off until the total is settled by card (M2.20, M8.7). */
export function UnpaidBanner({ contract, email }: UnpaidBannerProps): ReactElement {
  const headingId = useId();
  const { stateOf, hasFailed, pay } = useUnpaidPayment(contract, email);
  const { unpaidInvoices } = contract;
  const isSingle = unpaidInvoices.length === 1;
  const total = formatEuros(unpaidTotal(unpaidInvoices));

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
        {unpaidInvoices.map((unpaid) => {
          const { reference } = unpaid;
          return (
            <AsyncButton
              key={reference}
              variant={isSingle ? 'action' : 'primary'}
              state={stateOf(reference)}
              messages={payingWords}
              onClick={() => void pay(unpaid)}
            >
              {isSingle ? PAY : `${PAY} ${reference}, ${formatEuros(unpaid.total)}`}
            </AsyncButton>
          );
        })}
      </div>
      <div className={styles.payment} role="status">
        {hasFailed && <PaymentByPhone contract={contract} />}
      </div>
    </section>
  );
}

/** The way on when the bank's page cannot be opened: who takes the payment, and what to quote (M9.7). */
function PaymentByPhone({ contract }: Pick<UnpaidBannerProps, 'contract'>): ReactElement {
  return (
    <>
      <p>
        La page de paiement n'a pas pu s'ouvrir. Réessayez, ou payez par téléphone au{' '}
        <a href={phoneHref(operator.phone)}>{operator.phone}</a>, en indiquant la référence et le
        montant{'\u202f'}:
      </p>
      <ul>
        {contract.unpaidInvoices.map(({ reference, total }) => (
          <li key={reference}>
            {reference} – {formatEuros(total)}
          </li>
        ))}
      </ul>
    </>
  );
}
