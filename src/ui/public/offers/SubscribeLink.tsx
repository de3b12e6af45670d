import { useId, type ReactElement } from 'react';
import { words } from './offerPrice.words.fr';
import type { Offer } from '../../../domain/publicSite/offer';
import type { ButtonVariant } from '../../design/controls/buttonClass';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { purchaseOfPlan } from '../../navigation/purchasePlace';

interface SubscribeLinkProps {
  readonly offer: Pick<Offer, 'name' | 'code'>;
  readonly variant: ButtonVariant;
}

/** The link to the purchase with this offer; its description distinguishes it from the other links. */
export function SubscribeLink({ offer, variant }: SubscribeLinkProps): ReactElement {
  const id = useId();
  return (
    <>
      <ButtonLink variant={variant} to={purchaseOfPlan(offer.code)} aria-describedby={id}>
        {words.subscribe}
      </ButtonLink>
      <span id={id} hidden>
        {offer.name}
      </span>
    </>
  );
}
