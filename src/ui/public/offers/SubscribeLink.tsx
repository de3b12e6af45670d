import { useId, type ReactElement } from 'react';
import type { Offer } from '../../../domain/offer';
import { ButtonLink } from '../../design/ButtonLink';
import { routes } from '../../navigation/routes';

/** The way into the purchase; its description tells it from those of the other offers. */
export function SubscribeLink({ offer }: { readonly offer: Pick<Offer, 'name'> }): ReactElement {
  const id = useId();
  return (
    <>
      <ButtonLink to={routes.purchase} aria-describedby={id}>
        {"S'abonner"}
      </ButtonLink>
      <span id={id} hidden>
        {offer.name}
      </span>
    </>
  );
}
