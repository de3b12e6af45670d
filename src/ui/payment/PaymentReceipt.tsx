import { Box, Paper, Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatDateTime, formatEuros } from '../words/format.fr';
import { words as payment } from './payment.words.fr';
import { checkIcon } from '../../../generated/icons';
import type { PaymentRecord } from '../../domain/payment/paymentRecord';
import { PrintButton } from '../design/controls/PrintButton';
import { Fact, FactList } from '../design/data/FactList';
import { StatusPill } from '../design/data/StatusPill';
import { Icon } from '../design/icon/Icon';
import { OperatorLogo } from '../design/page/OperatorLogo';
import { operator, operatorAddress } from '../operator';
import styles from './PaymentReceipt.module.css';

interface PaymentReceiptProps {
  readonly reference: string;
  /** What was paid: « Commande de badges ». */
  readonly subject: string;
  /** An order of 0 euro: the sheet does not mention a payment (M4.5). */
  readonly isFree: boolean;
  readonly record: PaymentRecord | null;
  /** The holder of the contract; empty when unknown. */
  readonly holder: string;
}

const words = payment.receipt;

/**
 * The sheet that is printed. It states what is proven: the server confirmed this reference, and had named the
 * amount, the contract and the invoices before the payment. A fact that is not known has no row.
 */
export function PaymentReceipt(props: PaymentReceiptProps): ReactElement {
  const { reference, subject, isFree, record, holder } = props;
  const { contract = null, invoices = [], payer = null, confirmedAt = null } = record ?? {};
  const amount = isFree ? null : (record?.amount ?? null);
  const paymentTitle = amount === null ? words.ofUnknownAmount : words.ofPayment;
  return (
    <>
      <Paper component="section" className={styles.sheet}>
        <div className={styles.head}>
          <OperatorLogo />
          <Box component="b" fz="lg">
            {operator.name}
          </Box>
          <StatusPill tone="ok" icon={<Icon of={checkIcon} size={16} />}>
            {isFree ? words.orderMark : words.paymentMark}
          </StatusPill>
        </div>
        <p className={styles.small}>
          <span>{operatorAddress.slice(1).join(', ')}</span>
          <br />
          <span>{`${operator.phone} · ${operator.email}`}</span>
        </p>
        <h2>{isFree ? words.ofOrder : paymentTitle}</h2>
        <FactList>
          <Fact label={words.subject}>{subject}</Fact>
          {contract !== null && <Fact label={words.contract}>{contract}</Fact>}
          {payer !== null && <Fact label={words.plate}>{payer.plate}</Fact>}
          {holder !== '' && <Fact label={words.holder}>{holder}</Fact>}
          {invoices.length > 0 && (
            <Fact label={words.invoices(invoices.length)}>{invoices.join(', ')}</Fact>
          )}
          {confirmedAt !== null && (
            <Fact label={words.confirmedOn}>{formatDateTime(confirmedAt)}</Fact>
          )}
          <Fact label={payment.reference}>{reference}</Fact>
        </FactList>
        {amount !== null && (
          <dl className={styles.total}>
            <dt>{payment.amountPaid}</dt>
            <Box component="dd" className="tp-numbers" fz="var(--tp-text-xl)" fw={700} lh={1.2}>
              {formatEuros(amount)}
            </Box>
          </dl>
        )}
        <p className={styles.small}>{isFree ? words.orderProof : words.paymentProof}</p>
      </Paper>
      <Stack className="tp-screen">
        <PrintButton>{words.print}</PrintButton>
      </Stack>
    </>
  );
}
