import type { ReactElement } from 'react';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { routes } from '../../navigation/routes';
import styles from './NoContract.module.css';

/** Replaces every page of a contract for an account without a contract. */
export function NoContract(): ReactElement {
  return (
    <div className={styles.nothing}>
      <p>
        Aucun contrat n'est encore rattaché à votre compte. Ses coordonnées, ses badges, ses trajets
        et ses factures apparaîtront dans votre espace dès qu'il le sera.
      </p>
      <ButtonLink to={routes.addContract}>Ajouter un contrat</ButtonLink>
    </div>
  );
}
