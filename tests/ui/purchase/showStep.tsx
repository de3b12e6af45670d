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
import type { OrderedPurchase } from '../../../src/domain/orderedPurchase';
import { draftOfOrder } from '../../../src/domain/orderedPurchase';
import type { PurchaseDraft } from '../../../src/domain/purchaseDraft';
import type { PurchaseStep } from '../../../src/domain/purchaseStep';
import { isReadOnlyStep } from '../../../src/domain/purchaseSteps';
import { MantineArea } from '../../../src/ui/design/MantineArea';
import { purchaseAddress } from '../../../src/ui/navigation/purchasePlace';
import type { PurchaseStepProps } from '../../../src/ui/purchase/PurchaseFlow';
import { useAppSelector } from '../../../src/ui/state/appHooks';
import { aPurchaseDraft, standings, type StandingName } from '../../support/purchase';

interface Wishes {
  readonly store: AppStore;
  readonly step: PurchaseStep;
  readonly draft?: PurchaseDraft;
  readonly order?: OrderedPurchase | null;
  readonly stage?: StandingName;
}

interface Shown {
  readonly user: UserEvent;
  /** Leaves the step. */
  readonly leave: () => void;
  /** Path and search of the address. */
  readonly place: () => string;
}

/** One step of a purchase, as its page shows it. */
export function showStep(
  Step: ComponentType<PurchaseStepProps>,
  { store, step, draft = aPurchaseDraft(), order = null, stage = 'choosing' }: Wishes,
): Shown {
  let here = '';
  function Page(): React.JSX.Element {
    const { pathname, search } = useLocation();
    here = pathname + search;
    const isIbanRight = useAppSelector(selectIsIbanRight);
    const documents = useAppSelector(selectHeldDocuments);
    const progress = {
      standing: standings[stage],
      draft: order ? draftOfOrder(order) : draft,
      sold: ['04', '07', '05'] as const,
      isIbanRight: order !== null || isIbanRight,
      documents,
    };
    return (
      <Step
        flow={{
          step,
          progress,
          isReadOnly: isReadOnlyStep(step, standings[stage]),
          plans: [],
          tariff: null,
          order,
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
