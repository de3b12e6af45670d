import { Paper } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import type { ReactElement } from 'react';
import { Fact, FactList } from '../design/data/FactList';
import { ContactLinks } from '../shell/ContactLinks';
import styles from './PaymentReference.module.css';

interface PaymentReferenceProps {
  /** Undefined where the address has none. */
  readonly reference: string | undefined;
}

/** Beside a payment that is not confirmed: the reference to quote, and the operator's teams. */
export function PaymentReference({ reference }: PaymentReferenceProps): ReactElement {
  return (
    <Paper component="section" withBorder radius="lg" className={styles.card}>
      <h2>{reference === undefined ? 'Nous contacter' : 'À garder sous la main'}</h2>
      {reference !== undefined && (
        <FactList layout="rows">
          <Fact label="Référence">{reference}</Fact>
        </FactList>
      )}
      <p>
        {reference === undefined
          ? "Nos équipes retrouvent le paiement avec vous, à partir de sa date et de l'adresse e-mail saisie."
          : 'Indiquez-la à nos équipes\u202f: elles retrouvent votre dossier.'}
      </p>
      <ContactLinks />
    </Paper>
  );
}
