import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { changePurchaseIban } from '../../../src/application/purchase/changePurchaseIban';
import { holdDocument } from '../../../src/application/purchase/keepPurchase';
import type {
  ContractToSign,
  PurchaseGateway,
} from '../../../src/application/ports/purchase/PurchaseGateway';
import { createAppStore } from '../../../src/application/store';
import { nothingKept, type PlacedPurchase } from '../../../src/domain/purchase/keptPurchase';
import type { OrderedPurchase } from '../../../src/domain/purchase/orderedPurchase';
import type { PurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import { PurchasePage } from '../../../src/ui/purchase/flow/PurchasePage';
import { stubBlobs } from '../../support/browser/stubBlobs';
import { fakePorts, today } from '../../support/store/fakePorts';
import {
  anOrderedPurchase,
  documentFiles,
  soldTariffs,
  typedIban,
} from '../../support/purchase/purchase';
import { aPublicSite } from '../../support/publicSite/publicSite';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';

interface Wishes {
  readonly draft?: PurchaseDraft;
  readonly placed?: PlacedPurchase;
  readonly order?: OrderedPurchase;
  readonly tariffs?: typeof soldTariffs;
  readonly unreadableTariffs?: number;
  readonly retrieve?: PurchaseGateway['retrieve'];
  readonly place?: PurchaseGateway['order'];
}

/** Opens an address of the purchase; the IBAN and the documents of step 4 are in memory. */
export function openPage(address: string, wishes: Wishes = {}): UserEvent {
  const { draft, placed = null, order = anOrderedPurchase(), tariffs = soldTariffs } = wishes;
  const { unreadableTariffs = 0 } = wishes;
  const { retrieve = () => TE.right(order) } = wishes;
  const contract: ContractToSign = { previewAddress: '/apercu.pdf', signAddress: '/signer' };
  const access = fakePorts({
    publicSite: { load: () => TE.right(aPublicSite({ tariffs, unreadableTariffs })) },
    payments: { validate: () => TE.left({ kind: 'payment/refused', message: null }) },
    purchases: {
      isEmailTaken: () => TE.right(false),
      retrieve,
      ...(wishes.place && { order: wishes.place }),
      generateContract: () => TE.right(contract),
    },
  });
  if (draft) access.browser.purchaseDrafts.write({ ...nothingKept, draft, placed, keptAt: today });
  const store = createAppStore(access);
  store.dispatch(changePurchaseIban(typedIban));
  for (const one of ['rib', 'kbis', 'idFront', 'idBack'] as const) {
    store.dispatch(holdDocument(one, documentFiles[one]));
  }
  render(
    <MantineArea>
      <Provider store={store}>
        <MemoryRouter initialEntries={[address]}>
          <Link to="/">Quitter</Link>
          <PurchaseRoutes />
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  return userEvent.setup();
}

/** The purchase at its addresses; « Ailleurs » at every other one. */
export function PurchaseRoutes(): ReactElement {
  return (
    <Routes>
      <Route path="/achat/:orderReference?/:state?" element={<PurchasePage />} />
      <Route path="*" element={<p>Ailleurs</p>} />
    </Routes>
  );
}

/** What jsdom does not have, for every test of a file. */
export function stubPage(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => new EventTarget());
    vi.stubGlobal('scrollTo', () => undefined);
    stubBlobs();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
