import { render } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { createAppStore } from '../../../src/application/store';
import type { PaymentRecord } from '../../../src/domain/payment/paymentRecord';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';
import { CheckoutPage } from '../../../src/ui/member/checkout/CheckoutPage';
import { PaymentReturnPage } from '../../../src/ui/payment/returns/PaymentReturnPage';
import { anOrderedPurchase } from '../purchase/purchase';
import { fakePorts, type GivenPorts } from '../store/fakePorts';

interface ReturnedTo {
  /** The history state of the page. */
  readonly state?: unknown;
  /** What this visit has recorded of payments. */
  readonly records?: readonly PaymentRecord[];
}

/** In place of the search of a notice: what leads to it. */
function ShownState(): ReactElement {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

/** Shows a result page of a payment at an address. */
export function showReturn(
  address: string,
  ports: GivenPorts,
  { state = null, records = [] }: ReturnedTo = {},
): void {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const [pathname = '', search = ''] = address.split('?');
  const access = fakePorts({
    badges: { list: () => TE.right([]) },
    purchases: { retrieve: () => TE.right(anOrderedPurchase()) },
    // Still on its way: the receipt does not wait for it.
    subscribers: { load: () => () => new Promise<never>(() => undefined) },
    ...ports,
  });
  access.ports.paymentRecords.write(records);
  render(
    <MantineArea>
      <Provider store={createAppStore(access)}>
        <MemoryRouter initialEntries={[{ pathname, search: `?${search}`, state }]}>
          <Routes>
            <Route path="/member/checkout/:type/:state" element={<CheckoutPage />} />
            <Route path="/payment/:type/:state" element={<PaymentReturnPage />} />
            <Route path="/payer-en-ligne" element={<ShownState />} />
            <Route path="/premiere-connexion" element={<ShownState />} />
          </Routes>
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
}
