import { Box, Paper, Stack } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { formatDateTime, formatEuros } from '../words/format.fr';
import { words } from './payment.words.fr';
import { recallPayment } from '../../application/payment/paymentRecords';
import { Fact, FactList } from '../design/data/FactList';
import { ContactLinks } from '../shell/ContactLinks';
import { useAppDispatch } from '../state/appHooks';
import styles from './PaymentReference.module.css';

interface PaymentReferenceProps {
  /** Undefined where the address has none. */
  readonly reference: string | undefined;
  /** The server is being asked: the page asks for patience, not yet for a call. */
  readonly isPending?: boolean;
}

/** Beside a payment that is not confirmed: what to quote, and the operator's teams (D4). */
export function PaymentReference({
  reference,
  isPending = false,
}: PaymentReferenceProps): ReactElement {
  const dispatch = useAppDispatch();
  const [attempt] = useState(
    () => (reference !== undefined && dispatch(recallPayment(reference))?.attempt) || null,
  );
  return (
    <Paper component="section" p="lg">
      <Stack className={styles.help}>
        <Box component="h2" fz="lg">
          {reference === undefined ? words.help.contact : words.help.keep}
        </Box>
        {reference !== undefined && (
          <FactList>
            <Fact label={words.reference}>{reference}</Fact>
            {attempt && (
              <>
                <Fact label={words.attempted}>{formatDateTime(attempt.at)}</Fact>
                <Fact label={words.amount}>{formatEuros(attempt.amount)}</Fact>
              </>
            )}
          </FactList>
        )}
        {isPending ? (
          <Box component="p" c="dimmed">
            {words.stayHere}
          </Box>
        ) : (
          <>
            <Box component="p" c="dimmed">
              {reference === undefined ? words.help.withoutReference : words.help.withReference}
            </Box>
            <ContactLinks />
          </>
        )}
      </Stack>
    </Paper>
  );
}
