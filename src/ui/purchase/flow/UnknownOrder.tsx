import type { ReactElement } from 'react';
import { words as flow } from '../flow.words.fr';
import { forgetUnknownOrder } from '../../../application/purchase/forgetUnknownOrder';
import type { OrderReference } from '../../../domain/payment/orderReference';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import { routes } from '../../navigation/routes';
import { useAppDispatch } from '../../state/appHooks';

const words = flow.unknownOrder;

interface UnknownOrderProps {
  /** Null where the address has no valid reference. */
  readonly reference: OrderReference | null;
}

/** The order of the address does not exist (P8.9). If this device stores it, a new purchase forgets it. */
export function UnknownOrder({ reference }: UnknownOrderProps): ReactElement {
  const dispatch = useAppDispatch();
  return (
    <EmptyState message={words.message}>
      <Actions>
        <ButtonLink
          to={routes.purchase}
          onClick={() => reference && dispatch(forgetUnknownOrder(reference))}
        >
          {words.start}
        </ButtonLink>
        <ButtonLink variant="outline" to={routes.contact}>
          {words.contact}
        </ButtonLink>
      </Actions>
    </EmptyState>
  );
}
