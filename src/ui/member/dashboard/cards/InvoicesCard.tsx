import { Box, Flex } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatDate, formatEuros } from '../../../words/format.fr';
import type { ListedInvoice } from '../../../../domain/invoice/invoice';
import { routes } from '../../../navigation/routes';
import { InvoiceDownload } from '../../invoice/InvoiceDownload';
import { invoiceKindWords } from '../../invoice/invoiceWords';
import { UnpaidPill } from '../../invoice/UnpaidPill';
import styles from './Card.module.css';
import { Card } from './Card';
import { EmptyList } from './EmptyList';
import { MoreLink } from './MoreLink';

const SHOWN = 3;

interface InvoicesCardProps {
  /** Latest first. */
  readonly invoices: readonly ListedInvoice[];
  /** Number of unreadable ones. */
  readonly unreadable: number;
}

export function InvoicesCard({ invoices, unreadable }: InvoicesCardProps): ReactElement {
  return (
    <Card title="Dernières factures" action={<MoreLink to={routes.invoices}>Toutes</MoreLink>}>
      {invoices.length === 0 ? (
        <EmptyList unreadable={unreadable}>
          Vos factures apparaîtront ici dès la première.
        </EmptyList>
      ) : (
        <ul>
          {invoices.slice(0, SHOWN).map((invoice) => (
            <li key={invoice.number} className={styles.row}>
              <span className={styles.words}>
                <strong>{`${invoiceKindWords[invoice.kind]} ${invoice.number}`}</strong>
                <Flex component="span" wrap="wrap" align="baseline" columnGap={8}>
                  <small>{formatDate(invoice.createdAt)}</small>
                  {invoice.isUnpaid && <UnpaidPill />}
                </Flex>
              </span>
              <Box component="span" fw={650} className="tp-numbers">
                {formatEuros(invoice.amount)}
              </Box>
              <InvoiceDownload invoice={invoice} isDense />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
