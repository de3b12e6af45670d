import { useId, type ReactElement } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { Contract } from '../../../domain/contract';
import { formatDate } from '../../../domain/instant';
import type { Invoice } from '../../../domain/invoice';
import { formatEuros } from '../../../domain/money';
import { unpaidInvoiceNumbers, unpaidTotal } from '../../../domain/unpaidInvoice';
import { AsyncButton } from '../../design/AsyncButton';
import { ButtonLink } from '../../design/ButtonLink';
import { routes } from '../../navigation/routes';
import { operator, phoneHref } from '../../operator';
import { invoiceKindWords } from '../invoice/invoiceWords';
import styles from './UnpaidBanner.module.css';
import { useUnpaidPayment } from './useUnpaidPayment';

interface UnpaidBannerProps {
  readonly contract: Contract;
  /** Of the contract. */
  readonly invoices: readonly Invoice[];
  /** The subscriber's, for the bank. */
  readonly email: string;
}

const PAY = 'Régler par carte';
const payingWords = { loading: 'Ouverture…', success: 'Ouverture…' } as const;

/** Unpaid direct debit: the badges are off until the total of the invoices that it names is settled by card (M2.20, M8.7). */
export function UnpaidBanner({ contract, invoices, email }: UnpaidBannerProps): ReactElement {
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
        <UnpaidInvoices numbers={unpaidInvoiceNumbers(unpaidInvoices)} invoices={invoices} />
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

interface UnpaidInvoicesProps extends Pick<UnpaidBannerProps, 'invoices'> {
  readonly numbers: readonly string[];
}

/** Each unpaid invoice, with the way to it; one that the list of invoices does not hold is named alone (M2.20, M3.5). */
function UnpaidInvoices({ numbers, invoices }: UnpaidInvoicesProps): ReactElement | null {
  if (numbers.length === 0) return null;
  return (
    <ul className={styles.invoices} aria-label="Factures impayées">
      {numbers.map((number) => {
        const invoice = invoices.find((one) => one.number === number);
        return (
          <li key={number}>
            {invoice ? (
              <>
                <Link to={generatePath(routes.invoiceView, { id: number })}>
                  {invoiceKindWords[invoice.kind]} {number}
                </Link>{' '}
                du {formatDate(invoice.createdAt)}, {formatEuros(invoice.amount)}
              </>
            ) : (
              `Facture ${number}`
            )}
          </li>
        );
      })}
    </ul>
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
