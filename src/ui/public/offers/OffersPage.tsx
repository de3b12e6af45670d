import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { publishedOffers } from '../../../domain/offer';
import { EmptyState } from '../../design/EmptyState';
import { PageHeading } from '../../design/PageHeading';
import { PartSkeleton } from '../../design/PartSkeleton';
import { routes } from '../../navigation/routes';
import { ContactLinks } from '../../shell/ContactLinks';
import { ContentFrame, ContentLead } from '../ContentFrame';
import { Published } from '../Published';
import { OfferCard } from './OfferCard';
import styles from './Offers.module.css';
import { SubscribingSteps } from './SubscribingSteps';

/** The offers with their prices, told apart before anyone subscribes (P2.12). */
export function OffersPage(): ReactElement {
  return (
    <ContentFrame>
      <PageHeading
        description={`Badge de télépéage\u202f: dépôt de garantie, chargement initial, recharge automatique et livraison de chaque offre.`}
      >
        Nos abonnements
      </PageHeading>
      <ContentLead>
        Un badge sur le pare-brise, et la barrière se lève toute seule. Voici ce que coûte chaque
        offre avant de vous engager.
      </ContentLead>
      <Published skeleton={<PartSkeleton />}>
        {(site) => {
          const offers = publishedOffers(site);
          return offers.length === 0 ? (
            <EmptyState message="Aucune offre n'est ouverte en ligne pour le moment. Nous vous renseignons par téléphone ou par e-mail.">
              <ContactLinks />
            </EmptyState>
          ) : (
            <>
              <ul className={styles.offers}>
                {offers.map((offer) => (
                  <li key={offer.code}>
                    <OfferCard offer={offer} />
                  </li>
                ))}
              </ul>
              <SubscribingSteps />
              <p className={styles.more}>
                Une question{'\u202f'}?{' '}
                <Link to={`${routes.help}?onglet=abonnements`}>
                  Les réponses sur les abonnements
                </Link>
              </p>
            </>
          );
        }}
      </Published>
    </ContentFrame>
  );
}
