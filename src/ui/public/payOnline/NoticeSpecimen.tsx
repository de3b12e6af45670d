import type { ReactElement } from 'react';
import { Mark } from '../../design/page/Mark';
import { operator } from '../../operator';
import styles from './PayOnlinePage.module.css';

/** The head of a paper notice, its number highlighted. Decorative: the field's description says where. */
export function NoticeSpecimen(): ReactElement {
  return (
    <div className={styles.specimen} aria-hidden="true">
      <span>
        <Mark size={28} /> {operator.name}
      </span>
      <b>Constatation de non-paiement</b>
      <mark className="tp-numbers">N° 26104887</mark>
      <i />
      <i />
    </div>
  );
}
