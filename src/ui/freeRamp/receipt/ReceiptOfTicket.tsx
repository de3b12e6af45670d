import type { ReactElement } from 'react';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { routes } from '../../navigation/routes';
import styles from './ReceiptOfTicket.module.css';

/** The receipt of a ticket paid in cash: not in a list, available to anyone with its identifier (P6.1). */
export function ReceiptOfTicket(): ReactElement {
  return (
    <section className={styles.section} aria-labelledby="recu-ticket">
      <h2 id="recu-ticket">Le reçu d'un ticket payé en espèces</h2>
      <p>
        Saisissez les 20 chiffres de l'identifiant qui figure sur le ticket{'\u202f'}: son reçu se
        télécharge aussitôt, sans compte.
      </p>
      <Actions>
        <ButtonLink to={routes.freeRampRefund} variant="outline">
          Saisir l'identifiant d'un ticket
        </ButtonLink>
      </Actions>
    </section>
  );
}
