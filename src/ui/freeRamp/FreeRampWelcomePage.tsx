import type { ReactElement } from 'react';
import { Actions } from '../design/Actions';
import { ButtonLink } from '../design/ButtonLink';
import { PageHeading } from '../design/PageHeading';
import { routes } from '../navigation/routes';
import styles from './FreeRampWelcomePage.module.css';
import { Lead } from './Lead';
import { AccountPrompt } from './AccountPrompt';
import { Standing } from './Standing';
import { useFreeRamp } from './useFreeRamp';

/** What the area is for, and the way to each of its parts (P2.33). */
export function FreeRampWelcomePage(): ReactElement {
  const { account } = useFreeRamp();
  return (
    <>
      <PageHeading>Espace gratuité</PageHeading>
      <Lead>
        Sur la rampe gratuite, ce que vous avez payé au péage vous est remboursé. Vous n'avez besoin
        ni de courrier ni de rendez-vous{'\u202f'}: le ticket ou la carte bancaire suffit.
      </Lead>
      {account !== null && <Standing />}
      <ol className={styles.ways}>
        <li>
          <h2>Vous avez payé en espèces</h2>
          <p>
            Saisissez les 20 chiffres du ticket{'\u202f'}: vous savez aussitôt s'il est
            remboursable. Le virement arrive en 2 à 3 jours ouvrés.
          </p>
          <Actions>
            <ButtonLink to={routes.freeRampRefund} variant="action">
              Rembourser un ticket
            </ButtonLink>
          </Actions>
        </li>
        <li>
          <h2>Vous avez payé par carte bancaire</h2>
          <p>
            Associez votre carte à la plaque du véhicule{'\u202f'}: les tickets de vos passages
            apparaissent dans les 72 heures, et vous en faites des reçus.
          </p>
          {account !== null && (
            <Actions>
              <ButtonLink to={routes.cardLink} variant="outline">
                Associer une carte
              </ButtonLink>
            </Actions>
          )}
        </li>
      </ol>
      {account === null && (
        <AccountPrompt reason="Suivez vos remboursements, réunissez plusieurs tickets en une demande, gardez vos reçus et l'IBAN sur lequel vous êtes remboursé." />
      )}
    </>
  );
}
