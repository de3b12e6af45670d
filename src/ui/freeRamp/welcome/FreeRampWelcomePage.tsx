import type { ReactElement } from 'react';
import { cardIcon, ticketIcon } from '../../../../generated/icons';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { IconTile } from '../../design/plain/IconTile';
import { routes } from '../../navigation/routes';
import styles from './FreeRampWelcomePage.module.css';
import { Lead } from '../parts/Lead';
import { AccountPrompt } from '../parts/AccountPrompt';
import { Standing } from './Standing';
import { useFreeRamp } from '../area/useFreeRamp';

/** The purpose of the area, and links to its parts (P2.33). */
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
          <IconTile of={ticketIcon} />
          <h2>Vous avez payé en espèces</h2>
          <p>
            Saisissez les 20 chiffres du ticket{'\u202f'}: vous saurez aussitôt s'il est
            remboursable. Le virement arrive en 2 à 3 jours ouvrés.
          </p>
          <Actions>
            <ButtonLink to={routes.freeRampRefund} variant="action">
              Rembourser un ticket
            </ButtonLink>
          </Actions>
        </li>
        <li>
          <IconTile of={cardIcon} />
          <h2>Vous avez payé par carte bancaire</h2>
          <p>
            Associez votre carte à la plaque du véhicule{'\u202f'}: vos tickets apparaissent dans
            les 72 heures, et vous pouvez en tirer des reçus.
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
