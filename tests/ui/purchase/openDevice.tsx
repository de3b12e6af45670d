import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { PurchaseGateway } from '../../../src/application/ports/purchase/PurchaseGateway';
import { changePurchase, followPurchase } from '../../../src/application/purchase/keepPurchase';
import { selectKeptPurchase } from '../../../src/application/purchase/purchaseSlice';
import { createAppStore } from '../../../src/application/store';
import type { CustomerType } from '../../../src/domain/purchase/customerType';
import { emptyPurchaseDraft, type PurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';
import type { PurchaseFlow, PurchaseStepProps } from '../../../src/ui/purchase/flow/PurchaseFlow';
import { useAppDispatch, useAppSelector } from '../../../src/ui/state/appHooks';
import { fakePorts } from '../../support/store/fakePorts';

type Part = (props: PurchaseStepProps) => ReactElement | null;

interface Device {
  /** Changes the draft, as typing does. */
  readonly change: (change: Partial<PurchaseDraft>) => void;
  /** Remounts a part of the purchase with the stored values. */
  readonly show: (part: Part, wishes?: Partial<PurchaseFlow>) => UserEvent;
  /** The path of the current address. */
  readonly place: () => string;
}

/** The values that step 2 requires from an individual. */
export const camille: PurchaseDraft['details'] = {
  ...emptyPurchaseDraft.details,
  name: 'DURAND CAMILLE',
  address: '12 RUE DE LA REPUBLIQUE',
  zip: '13002',
  city: 'MARSEILLE',
  email: 'camille.durand@example.fr',
  emailConfirmation: 'camille.durand@example.fr',
};

export const choiceOf = (customerType: CustomerType): Partial<PurchaseDraft> => ({
  choice: { customerType, planCode: 'tunnelPass' },
});

/** A part of a purchase, rendered from the values stored on this device. */
function Flow({
  of: Shown,
  wishes,
}: {
  readonly of: Part;
  readonly wishes: Partial<PurchaseFlow>;
}): ReactElement | null {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectKeptPurchase);
  useEffect(() => dispatch(followPurchase()), [dispatch]);
  if (kept === null) return null;
  return (
    <Shown
      flow={{
        step: 'details',
        progress: {
          orderStatus: null,
          draft: kept.draft,
          sold: ['tunnelPass'],
          isIbanRight: false,
          documents: [],
        },
        isReadOnly: false,
        plans: [],
        tariff: null,
        order: null,
        isEarlierOrder: false,
        orderedTotal: null,
        amountDue: null,
        addressOf: (step) => `/${step}`,
        ...wishes,
      }}
    />
  );
}

/** A device without a stored purchase, with these calls. */
export function openDevice(purchases: Partial<PurchaseGateway> = {}): Device {
  const store = createAppStore(fakePorts({ purchases }));
  let place = '';
  function Here(): null {
    place = useLocation().pathname;
    return null;
  }
  return {
    change: (change) => {
      store.dispatch(changePurchase(change));
    },
    show: (part, wishes = {}) => {
      cleanup();
      render(
        <Provider store={store}>
          <MemoryRouter>
            <MantineArea>
              <Flow of={part} wishes={wishes} />
            </MantineArea>
            <Here />
          </MemoryRouter>
        </Provider>,
      );
      return userEvent.setup();
    },
    place: () => place,
  };
}
