import type { ReactElement } from 'react';
import { Actions } from '../../design/Actions';
import { ButtonLink } from '../../design/ButtonLink';
import { routes } from '../../navigation/routes';
import styles from './ReceiptOfTicket.module.css';

/** The way to the receipt of a ticket paid in cash, which is on no list: whoever holds its identifier has it (P6.1). */
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
