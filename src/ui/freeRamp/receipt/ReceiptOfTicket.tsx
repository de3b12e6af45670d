import type { ReactElement } from 'react';
import { words } from './receipts.words.fr';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import styles from './ReceiptOfTicket.module.css';

/** The receipt of a ticket paid in cash: not in a list, available to anyone with its identifier (P6.1). */
export function ReceiptOfTicket(): ReactElement {
  return (
    <section className={styles.section} aria-labelledby="recu-ticket">
      <h2 id="recu-ticket">{words.ofTicket.title}</h2>
      <p>{words.ofTicket.about}</p>
      <Actions>
        <ButtonLink to={routes.freeRampRefund} variant="outline">
          {words.ofTicket.link}
        </ButtonLink>
      </Actions>
    </section>
  );
}
