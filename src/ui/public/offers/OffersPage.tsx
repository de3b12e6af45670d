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
import { OffersList } from './OffersList';
import { OffersSkeleton } from './OffersSkeleton';
import { SubscribingSteps } from './SubscribingSteps';

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
