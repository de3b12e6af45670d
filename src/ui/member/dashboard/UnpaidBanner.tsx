import { Alert, Box, Group } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { formatDate, formatEuros } from '../../words/format.fr';
import { alertIcon, cardIcon } from '../../../../generated/icons';
import type { Cents } from '../../../domain/basis/money';
import type { Contract } from '../../../domain/contract/contract';
import type { Invoice } from '../../../domain/invoice/invoice';
import { unpaidInvoiceNumbers, unpaidTotal } from '../../../domain/invoice/unpaidInvoice';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Icon } from '../../design/icon/Icon';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { PaymentAttempt } from '../../payment/PaymentAttempt';
import { routes } from '../../navigation/routes';
import { isPluralAmount } from '../contract/contractWords';
import { invoiceKindWords } from '../invoice/invoiceWords';
import { PayerCountryLine } from '../settle/PayerCountryLine';
import { UnpaidByPhone } from '../settle/UnpaidByPhone';
import { payingWords, useUnpaidPayment } from '../settle/useUnpaidPayment';
import styles from './DashboardPage.module.css';

interface UnpaidBannerProps {
  readonly contract: Contract;
  /** Invoices of the contract. */
  readonly invoices: readonly Invoice[];
  /** E-mail of the subscriber, for the bank. */
  readonly email: string;
}

const PAY = 'Régler par carte';

/** Unpaid direct debit: the badges are inactive until the listed invoices are paid by card (M2.20, M8.7). */
export function UnpaidBanner({ contract, invoices, email }: UnpaidBannerProps): ReactElement {
  const headingId = useId();
  const amountId = useId();
  const { stateOf, isBusy, hasFailed, payerCountry, pay } = useUnpaidPayment(contract, email);
  const { unpaidInvoices } = contract;
  const isSingle = unpaidInvoices.length === 1;
  const total = unpaidTotal(unpaidInvoices);

  return (
    <Box component="section" mt="md" aria-labelledby={headingId}>
      <Alert role="group" color="red" icon={<Icon of={alertIcon} size={24} />}>
        <Group gap="12px 20px" className={styles.due}>
          <Box flex="1 1 22rem">
            <Box component="h2" id={headingId} c="red" fz="lg">
              Badges télépéages désactivés
            </Box>
            <p>
              <span>{'Prélèvement rejeté\u202f: vos badges sont temporairement désactivés,'}</span>{' '}
              <strong id={amountId}>{formatEuros(total)}</strong>{' '}
              <span>{`${isPluralAmount(total) ? 'restent dus' : 'reste dû'}.`}</span>
            </p>
            <UnpaidInvoices
              numbers={unpaidInvoiceNumbers(unpaidInvoices)}
              invoices={invoices}
              total={total}
            />
            <PayerCountryLine {...payerCountry} />
          </Box>
          <Actions>
            {unpaidInvoices.map((unpaid) => {
              const { reference } = unpaid;
              return (
                <AsyncButton
                  key={reference}
                  variant={isSingle ? 'action' : 'primary'}
                  aria-describedby={isSingle ? amountId : undefined}
                  icon={<Icon of={cardIcon} />}
                  state={stateOf(reference)}
                  disabled={isBusy}
                  messages={payingWords}
                  onClick={() => void pay(unpaid)}
                >
                  {isSingle ? PAY : `${PAY} ${reference}, ${formatEuros(unpaid.total)}`}
                </AsyncButton>
              );
            })}
            <ButtonLink variant="outline" to={routes.invoices}>
              Voir mes factures
            </ButtonLink>
          </Actions>
        </Group>
        {unpaidInvoices.map(({ reference }) => (
          <PaymentAttempt key={reference} reference={reference} />
        ))}
        <div role="status">{hasFailed && <UnpaidByPhone contract={contract} />}</div>
      </Alert>
    </Box>
  );
}

interface UnpaidInvoicesProps extends Pick<UnpaidBannerProps, 'invoices'> {
  readonly numbers: readonly string[];
  readonly total: Cents;
}

/**
 * The unpaid invoices, with links; one that is not in the list of invoices has no link (M2.20, M3.5). The
 * amount of the only one is not repeated when it is the total.
 */
function UnpaidInvoices({ numbers, invoices, total }: UnpaidInvoicesProps): ReactElement | null {
  if (numbers.length === 0) return null;
  return (
    <ul aria-label="Factures impayées">
      {numbers.map((number) => {
        const invoice = invoices.find((one) => one.number === number);
        return (
          <li key={number}>
            {invoice ? (
              <>
                <Link to={generatePath(routes.invoiceView, { id: number })}>
                  <strong>{`${invoiceKindWords[invoice.kind]} ${number}`}</strong>
                </Link>{' '}
                <span>{`du ${formatDate(invoice.createdAt)}`}</span>
                {(numbers.length > 1 || invoice.amount !== total) && (
                  <span>{`, ${formatEuros(invoice.amount)}`}</span>
                )}
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
