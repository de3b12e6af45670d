import type { ReactElement } from 'react';
import { ButtonLink } from '../../design/ButtonLink';
import { operator, phoneHref } from '../../operator';
import styles from './CheckoutLinks.module.css';

/** How to reach the teams. */
export function TeamLinks(): ReactElement {
  return (
    <div className={styles.links}>
      <ButtonLink variant="outline" href={phoneHref(operator.phone)}>
        {`Appeler le ${operator.phone}`}
      </ButtonLink>
      <ButtonLink variant="outline" href={`mailto:${operator.email}`}>
        {`Écrire à ${operator.email}`}
      </ButtonLink>
    </div>
  );
}
