import type { ReactElement } from 'react';
import type { OrderReference } from '../../../domain/payment/orderReference';
import styles from './ContractStep.module.css';

/** The reference, which opens the order later or on another device (P2.14, P9.5). */
export function OrderReferenceNote({
  reference,
}: {
  readonly reference: OrderReference;
}): ReactElement {
  return (
    <p className={styles.reference}>
      Votre commande{'\u202f'}: <b className="tp-numbers">{reference}</b>
      <span>
        Gardez cette référence et l'adresse de cette page{'\u202f'}: vous y retrouvez votre
        commande.
      </span>
    </p>
  );
}
