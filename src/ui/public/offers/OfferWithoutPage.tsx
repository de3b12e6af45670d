import type { ReactElement } from 'react';
import type { Offer } from '../../../domain/publicSite/offer';
import { PageHeading } from '../../design/page/PageHeading';
import badge from '../../design/scenes/badge.svg';
import { ContentHead } from '../frame/ContentFrame';
import { OfferBox } from './OfferBox';

/** An offer without a page of the editors: its name and its prices. */
export function OfferWithoutPage({ offer }: { readonly offer: Offer }): ReactElement {
  return (
    <>
      <ContentHead scene={badge}>
        <PageHeading>{offer.name}</PageHeading>
      </ContentHead>
      <OfferBox offer={offer} />
    </>
  );
}
