import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './offers.words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { areOffersUnknown, publishedOffers } from '../../../domain/publicSite/offer';
import { EmptyState } from '../../design/feedback/EmptyState';
import { PageHeading } from '../../design/page/PageHeading';
import badge from '../../design/scenes/badge.svg';
import { Marked } from '../../design/text/Marked';
import { routes } from '../../navigation/routes';
import { ContactLinks } from '../../shell/ContactLinks';
import { ContentFrame, ContentHead } from '../frame/ContentFrame';
import { Published } from '../frame/Published';
import styles from './Offers.module.css';
import { OffersList } from './OffersList';
import { OffersSkeleton } from './OffersSkeleton';

/** The offers with their prices and differences (P2.12). */
export function OffersPage(): ReactElement {
  return (
    <ContentFrame>
      <ContentHead scene={badge} lead={words.lead}>
        <PageHeading description={words.description}>{titles.subscriptions}</PageHeading>
      </ContentHead>

      <Published skeleton={<OffersSkeleton />}>
        {(site) => {
          const offers = publishedOffers(site);
          return offers.length === 0 ? (
            <EmptyState message={areOffersUnknown(offers, site) ? words.unknown : words.none}>
              <ContactLinks />
            </EmptyState>
          ) : (
            <>
              <OffersList offers={offers} />
              <SubscribingSteps />
              <Box component="p" mt="xl" c="dimmed">
                <Marked
                  text={words.question}
                  mark={(link) => <Link to={`${routes.help}?onglet=abonnements`}>{link}</Link>}
                />
              </Box>
            </>
          );
        }}
      </Published>
    </ContentFrame>
  );
}

/** What a subscription requires, and its steps (P2.15 to P2.21, P5.8). */
function SubscribingSteps(): ReactElement {
  return (
    <Box component="section" aria-labelledby="abonnement" mt="var(--tp-space-12)">
      <h2 id="abonnement">{words.how}</h2>
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Box>
  );
}
