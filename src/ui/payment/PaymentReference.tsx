import { Paper } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import type { ReactElement } from 'react';
import { words } from '#words/payment/payment';
import { Fact, FactList } from '../design/data/FactList';
import { ContactLinks } from '../shell/ContactLinks';
import styles from './PaymentReference.module.css';

interface PaymentReferenceProps {
  /** Undefined where the address has none. */
  readonly reference: string | undefined;
  /** The server is being asked: the page asks for patience, not yet for a call. */
  readonly isPending?: boolean;
}

/** Beside a payment that is not confirmed: the reference to quote, and the operator's teams. */
export function PaymentReference({
  reference,
  isPending = false,
}: PaymentReferenceProps): ReactElement {
  return (
    <Paper component="section" className={styles.card}>
      <h2>{reference === undefined ? words.help.contact : words.help.keep}</h2>
      {reference !== undefined && (
        <FactList layout="rows">
          <Fact label={words.reference}>{reference}</Fact>
        </FactList>
      )}
      {isPending ? (
        <p>{words.stayHere}</p>
      ) : (
        <>
          <p>{reference === undefined ? words.help.withoutReference : words.help.withReference}</p>
          <ContactLinks />
        </>
      )}
    </Paper>
  );
}
