import type { ReactElement } from 'react';
import { words } from './words.fr';
import type { OrderReference } from '../../../domain/payment/orderReference';
import { Marked } from '../../design/text/Marked';
import styles from './ContractStep.module.css';

/** The reference, which opens the order later or on another device (P2.14, P9.5). */
export function OrderReferenceNote({
  reference,
}: {
  readonly reference: OrderReference;
}): ReactElement {
  return (
    <p className={styles.reference}>
      <Marked
        text={words.order(reference)}
        mark={(number) => <b className="tp-numbers">{number}</b>}
      />
      <span>{words.keepReference}</span>
    </p>
  );
}
