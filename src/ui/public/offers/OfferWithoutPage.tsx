import type { ReactElement } from 'react';
import type { Offer } from '../../../domain/publicSite/offer';
import { PageHeading } from '../../design/page/PageHeading';
import { OfferBox } from './OfferBox';

/** An offer without a page of the editors: its name and its prices. */
export function OfferWithoutPage({ offer }: { readonly offer: Offer }): ReactElement {
  return (
    <>
      <PageHeading>{offer.name}</PageHeading>
      <OfferBox offer={offer} />
    </>
  );
}
