import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { publishedOffers } from '../../../domain/publicSite/offer';
import { EmptyState } from '../../design/feedback/EmptyState';
import { PageHeading } from '../../design/page/PageHeading';
import { routes } from '../../navigation/routes';
import { ContactLinks } from '../../shell/ContactLinks';
import { ContentFrame, ContentLead } from '../frame/ContentFrame';
import { Published } from '../frame/Published';
import styles from './Offers.module.css';
import { OffersList } from './OffersList';
import { OffersSkeleton } from './OffersSkeleton';
import { SubscribingSteps } from './SubscribingSteps';

/** The offers with their prices and differences (P2.12). */
export function OffersPage(): ReactElement {
  return (
    <ContentFrame>
      <PageHeading
        description={`Badge de télépéage\u202f: dépôt de garantie, chargement initial, rechargement automatique et livraison de chaque offre.`}
      >
        Nos abonnements
      </PageHeading>
      <ContentLead>
        Un badge sur le pare-brise, et la barrière se lève toute seule. Voici ce que vous payez pour
        démarrer.
      </ContentLead>
      <Published skeleton={<OffersSkeleton />}>
        {(site) => {
          const offers = publishedOffers(site);
          return offers.length === 0 ? (
            <EmptyState message="Aucune offre n'est ouverte en ligne pour le moment. Nous vous renseignons par téléphone ou par e-mail.">
              <ContactLinks />
            </EmptyState>
          ) : (
            <>
              <OffersList offers={offers} />
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
