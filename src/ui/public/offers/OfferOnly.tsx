import type { ReactElement } from 'react';
import type { Offer } from '../../../domain/offer';
import { PageHeading } from '../../design/PageHeading';
import { OfferBox } from './OfferBox';

/** An offer that is sold before anyone has written its page: its name and its prices. */
export function OfferOnly({ offer }: { readonly offer: Offer }): ReactElement {
  return (
    <>
      <PageHeading>{offer.name}</PageHeading>
      <OfferBox offer={offer} />
    </>
  );
}
