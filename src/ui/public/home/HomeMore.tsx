import type { ReactElement } from 'react';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { routes } from '../../navigation/routes';
import { operator } from '../../operator';
import home from './HomePage.module.css';
import styles from './HomeMore.module.css';
import { HomeNews } from './HomeNews';
import { HomeOffers } from './HomeOffers';
import { LiveRampVideo } from './LiveRampVideo';
import { LiveSocialFeed } from './LiveSocialFeed';

/** The home page below the traffic (P2.1): loaded after the first paint, in one request. */
export function HomeMore(): ReactElement {
  return (
    <>
      <HomeOffers />
      <section aria-labelledby="rampe" className={`tp-wide ${home.section} ${styles.pair}`}>
        <div>
          <h2 id="rampe">La rampe gratuite</h2>
          <p>
            Vous avez payé à la borne et vous êtes sorti par la rampe{'\u202f'}? Nous vous
            remboursons ce ticket, avec son identifiant.
          </p>
          <ButtonLink variant="outline" to={operator.rampPage}>
            Découvrir la rampe gratuite
          </ButtonLink>
        </div>
        <LiveRampVideo />
      </section>
      <HomeNews />
      <section aria-labelledby="payer" className={`tp-wide ${home.section}`}>
        <div className={`${home.card} ${styles.pay}`}>
          <h2 id="payer">Payer un passage</h2>
          <p>
            Vous avez reçu un avis de paiement ou une constatation de non-paiement (CNP){'\u202f'}?
            Réglez-la en ligne avec son numéro et votre plaque d'immatriculation.
          </p>
          <ButtonLink to={routes.payOnline}>Payer en ligne</ButtonLink>
        </div>
      </section>
      <section aria-labelledby="reseaux" className={`tp-wide ${home.section} ${styles.rows}`}>
        <h2 id="reseaux">Réseaux sociaux</h2>
        <LiveSocialFeed />
        <p>
          <a href={operator.socialPage} rel="noopener noreferrer">
            Suivre {operator.name} sur les réseaux
          </a>
        </p>
      </section>
      <section
        aria-labelledby="application"
        className={`tp-wide ${home.section} ${styles.rows} ${styles.app}`}
      >
        <h2 id="application">{"L'application mobile"}</h2>
        <p>Le trafic, vos trajets et vos factures, dans votre poche.</p>
        <Actions>
          <ButtonLink variant="outline" href={operator.appStore}>
            {"Télécharger dans l'App Store"}
          </ButtonLink>
          <ButtonLink variant="outline" href={operator.playStore}>
            Disponible sur Google Play
          </ButtonLink>
        </Actions>
      </section>
    </>
  );
}
