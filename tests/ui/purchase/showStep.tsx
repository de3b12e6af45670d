import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import {
  selectHeldDocuments,
  selectIsIbanRight,
} from '../../../src/application/purchase/purchaseSlice';
import type { AppStore } from '../../../src/application/store';
import type { OrderedPurchase } from '../../../src/domain/purchase/orderedPurchase';
import { draftOfOrder, totalOfOrder } from '../../../src/domain/purchase/orderedPurchase';
import { nothingKept } from '../../../src/domain/purchase/keptPurchase';
import type { SubscriptionTariff } from '../../../src/domain/ordering/subscriptionTariff';
import type { PurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import type { PurchaseStep } from '../../../src/domain/purchase/purchaseStep';
import { isReadOnlyStep } from '../../../src/domain/purchase/purchaseSteps';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';
import { purchaseAddress } from '../../../src/ui/navigation/purchasePlace';
import type { PurchaseStepProps } from '../../../src/ui/purchase/flow/PurchaseFlow';
import { useAppSelector } from '../../../src/ui/state/appHooks';
import { aPurchaseDraft, orderStatuses, type OrderStage } from '../../support/purchase/purchase';

interface Wishes {
  readonly store: AppStore;
  readonly step: PurchaseStep;
  readonly draft?: PurchaseDraft;
  readonly order?: OrderedPurchase | null;
  readonly tariff?: SubscriptionTariff;
  readonly stage?: OrderStage;
}

interface Shown {
  readonly user: UserEvent;
  /** Unmounts the step. */
  readonly leave: () => void;
  /** Path and search of the address. */
  readonly place: () => string;
}

/** Renders one step of a purchase, as its page does. */
export function showStep(
  Step: ComponentType<PurchaseStepProps>,
  { store, step, draft = aPurchaseDraft(), order = null, tariff, stage = 'choosing' }: Wishes,
): Shown {
  let here = '';
  function Page(): React.JSX.Element {
    const { pathname, search } = useLocation();
    here = pathname + search;
    const isIbanRight = useAppSelector(selectIsIbanRight);
    const documents = useAppSelector(selectHeldDocuments);
    const progress = {
      orderStatus: orderStatuses[stage],
      draft: order ? draftOfOrder(order) : draft,
      sold: ['tunnelPass', 'tunnelPassPlus', 'specialOffer'] as const,
      isIbanRight: order !== null || isIbanRight,
      documents,
    };
    return (
      <Step
        flow={{
          step,
          progress,
          isReadOnly: isReadOnlyStep(step, orderStatuses[stage]),
          plans: [],
          tariff: tariff ?? null,
          order,
          isEarlierOrder: false,
          orderedTotal: null,
          amountDue: order && totalOfOrder(order, nothingKept, tariff ? [tariff] : []),
          addressOf: (one) => purchaseAddress(null, one),
        }}
      />
    );
  }
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter>
        <MantineArea>
          <Page />
        </MantineArea>
      </MemoryRouter>
    </Provider>,
  );
  return { user: userEvent.setup(), leave: unmount, place: () => here };
}
