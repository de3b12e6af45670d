import type { ReactElement } from 'react';
import type { Offer } from '../../../domain/offer';
import { ButtonLink } from '../../design/ButtonLink';
import { routes } from '../../navigation/routes';

/** The way into the purchase, told apart from those of the other offers. */
export function SubscribeLink({ offer }: { readonly offer: Pick<Offer, 'name'> }): ReactElement {
  return (
    <ButtonLink to={routes.purchase}>
      S'abonner <span className="tp-hidden">{`à ${offer.name}`}</span>
    </ButtonLink>
  );
}
