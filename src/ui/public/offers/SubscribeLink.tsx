import { useId, type ReactElement } from 'react';
import type { Offer } from '../../../domain/offer';
import { ButtonLink } from '../../design/ButtonLink';
import { purchaseOfPlan } from '../../navigation/purchasePlace';

/** The way into the purchase, the offer chosen; its description tells it from those of the other offers. */
export function SubscribeLink({
  offer,
}: {
  readonly offer: Pick<Offer, 'name' | 'code'>;
}): ReactElement {
  const id = useId();
  return (
    <>
      <ButtonLink to={purchaseOfPlan(offer.code)} aria-describedby={id}>
        {"S'abonner"}
      </ButtonLink>
      <span id={id} hidden>
        {offer.name}
      </span>
    </>
  );
}
