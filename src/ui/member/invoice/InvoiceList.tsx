import { Box, Flex, Group } from '@mantine/core';
import { Suspense, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate, formatEuros } from '../../words/format.fr';
import { downloadIcon } from '../../../../generated/areaIcons';
import { receiptIcon } from '../../../../generated/icons';
import { statementIcon } from '../../../../generated/memberIcons';
import {
  latestInvoicesFirst,
  markUnpaid,
  type ListedInvoice,
} from '../../../domain/invoice/invoice';
import { invoiceYears, ofYear, ofYearOrUnpaid } from '../../../domain/invoice/invoiceYears';
import type { ContractFile } from '../../../domain/subscriber/subscriber';
import { Button } from '../../design/controls/Button';
import type { DataColumn } from '../../design/data/DataTable';
import { UnreadableEntries } from '../../design/feedback/UnreadableEntries';
import { Icon } from '../../design/icon/Icon';
import { lazyPart } from '../../state/loading/lazyPart';
import { ContractList } from '../area/ContractList';
import { useSubscriber } from '../area/useSubscriber';
import { PaymentAttempt } from '../../payment/PaymentAttempt';
import { PayerCountryLine } from '../settle/PayerCountryLine';
import { UnpaidByPhone } from '../settle/UnpaidByPhone';
import { useUnpaidPayment, type UnpaidPayment } from '../settle/useUnpaidPayment';
import { InvoiceActions } from './InvoiceActions';
import styles from './InvoiceListPage.module.css';
import { InvoiceTrips } from './InvoiceTrips';
import { InvoiceYears } from './InvoiceYears';
import { invoiceKindWords } from './invoiceWords';
import { YEAR } from './listOfYear';
import { UnlistedDebts } from './UnlistedDebts';
import { UnpaidPill } from './UnpaidPill';

/** Loaded when a year is downloaded. */
const YearDownload = lazyPart(async () => (await import('./YearDownload')).YearDownload);

/** The documents of one year, its total, and the payment of what is owed in its row (M2.20). */
export function InvoiceList({ file }: { readonly file: ContractFile }): ReactElement {
  const { contract, invoices, unreadable } = file;
  const payment = useUnpaidPayment(contract, useSubscriber().email);
  const listed = markUnpaid(latestInvoicesFirst(invoices), contract.unpaidInvoices);
  const years = invoiceYears(invoices);
  const [address, setAddress] = useSearchParams();
  const year = years.find((one) => one === address.get(YEAR)) ?? years[0] ?? '';
  // The year that is downloaded: another year or another contract closes it.
  const shown = `${contract.reference} ${year}`;
  const [downloaded, setDownloaded] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setDownloaded(undefined);
    opener.current?.focus();
  };
  const toggle = downloaded === shown ? close : () => setDownloaded(shown);
  return (
    <>
      <UnreadableEntries count={contract.unreadableDebts} place="debts" />
      {invoices.length > 0 && (
        <>
          <Flex
            component="p"
            wrap="wrap"
            gap="8px 32px"
            mt="sm"
            c="dimmed"
            className={`tp-screen ${styles.line}`}
          >
            <span>
              <Icon of={receiptIcon} />
              <strong>Facture</strong>
              <span>{'\u202f: ce que vous devez, pour les trajets du mois précédent.'}</span>
            </span>
            <span>
              <Icon of={statementIcon} />
              <strong>Relevé</strong>
              <span>{"\u202f: le détail de vos trajets. Il n'y a rien à payer."}</span>
            </span>
          </Flex>
          <Group gap="8px 32px" mt="md" c="dimmed" className={`tp-screen ${styles.line}`}>
            <InvoiceYears
              years={years}
              year={year}
              invoices={invoices}
              isComplete={unreadable.invoices === 0}
              onChoose={(chosen) => setAddress({ [YEAR]: chosen }, { replace: true })}
            >
              <Button
                ref={opener}
                variant="outline"
                icon={<Icon of={downloadIcon} />}
                aria-expanded={downloaded === shown}
                aria-disabled={isRunning}
                onClick={isRunning ? undefined : toggle}
              >
                {`Tout télécharger (${year})`}
              </Button>
            </InvoiceYears>
          </Group>
          {downloaded === shown && (
            <Suspense>
              <YearDownload
                key={shown}
                contract={contract.reference}
                year={year}
                invoices={ofYear(invoices, year)}
                onClose={close}
                onRunning={setRunning}
              />
            </Suspense>
          )}
        </>
      )}
      {contract.unpaidInvoices.length > 0 && <PayerCountryLine {...payment.payerCountry} />}
      <UnlistedDebts
        debts={contract.unpaidInvoices.filter(
          ({ invoiceNumbers }) => !invoices.some(({ number }) => invoiceNumbers.includes(number)),
        )}
        isOnlyUnpaid={contract.unpaidInvoices.length === 1}
        payment={payment}
      />
      {contract.unpaidInvoices.map(({ reference }) => (
        <PaymentAttempt key={reference} reference={reference} />
      ))}
      <div role="status">{payment.hasFailed && <UnpaidByPhone contract={contract} />}</div>
      <div className={styles.list}>
        <ContractList
          emptyMessage="vous n'avez pas aucune facture pour le moment."
          caption={`Factures et relevés du contrat ${contract.reference}`}
          columns={columns(file, payment)}
          unreadable={unreadable.invoices}
          rows={ofYearOrUnpaid(listed, year)}
          keyOf={({ number }) => number}
          isPressing={({ isUnpaid }) => isUnpaid}
          isQuiet={({ kind, isUnpaid }) => kind === 'statement' && !isUnpaid}
        />
      </div>
    </>
  );
}

function columns(
  { contract: { unpaidInvoices }, invoices, badges }: ContractFile,
  payment: UnpaidPayment,
): readonly DataColumn<ListedInvoice>[] {
  const isListed = (wanted: string): boolean => invoices.some(({ number }) => number === wanted);
  return [
    { label: 'N°', cell: ({ number }) => number, className: styles.number },
    {
      label: 'Type',
      cell: (invoice) => (
        <InvoiceKindCell invoice={invoice}>
          <InvoiceTrips invoice={invoice} documents={invoices} badges={badges} />
        </InvoiceKindCell>
      ),
      className: styles.type,
    },
    {
      label: 'Date',
      cell: ({ createdAt }) => formatDate(createdAt),
      kind: 'date',
      className: styles.date,
    },
    {
      label: 'Montant TTC',
      cell: ({ amount, kind }) =>
        kind === 'invoice' ? <strong>{formatEuros(amount)}</strong> : formatEuros(amount),
      kind: 'amount',
      className: styles.amount,
    },
    {
      label: 'Actions',
      cell: (invoice) => (
        <InvoiceActions
          invoice={invoice}
          unpaid={unpaidInvoices.find(
            ({ invoiceNumbers }) => invoiceNumbers.find(isListed) === invoice.number,
          )}
          isOnlyUnpaid={unpaidInvoices.length === 1}
          payment={payment}
        />
      ),
      kind: 'actions',
      className: styles.actions,
    },
  ];
}

interface InvoiceKindCellProps {
  readonly invoice: ListedInvoice;
  /** Its trips. */
  readonly children: ReactNode;
}

function InvoiceKindCell({ invoice, children }: InvoiceKindCellProps): ReactElement {
  const isInvoice = invoice.kind === 'invoice';
  const word = invoiceKindWords[invoice.kind];
  return (
    <>
      <Flex
        component="span"
        display="inline-flex"
        align="center"
        gap={8}
        me={8}
        className={styles.kind}
      >
        <Icon of={isInvoice ? receiptIcon : statementIcon} />
        {isInvoice ? <strong>{word}</strong> : <span>{word}</span>}
      </Flex>
      {invoice.isUnpaid && <UnpaidPill />}
      <Box component="small" display="block" mih="1.5em" fz={13} className={styles.trips}>
        {children}
      </Box>
    </>
  );
}
