import { cleanup, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { loadSubscriber } from '../../../src/application/subscriber/loadSubscriber';
import { createAppStore } from '../../../src/application/store';
import { BadgeListPage } from '../../../src/ui/member/badge/BadgeListPage';
import { ContractHistoryPage } from '../../../src/ui/member/contract/ContractHistoryPage';
import { InvoiceListPage } from '../../../src/ui/member/invoice/InvoiceListPage';
import { SubscriberContext } from '../../../src/ui/member/area/useSubscriber';
import { renderInMantine } from '../../support/browser/renderInMantine';
import { aContractFile, aSubscriber } from '../../support/subscriber/builders';
import { fakePorts } from '../../support/store/fakePorts';

afterEach(cleanup);

async function show(Page: ComponentType): Promise<void> {
  const subscriber = aSubscriber({ contracts: [aContractFile({ badges: [] })] });
  const store = createAppStore(fakePorts({ subscribers: { load: () => TE.right(subscriber) } }));
  await store.dispatch(loadSubscriber());
  renderInMantine(
    <Provider store={store}>
      <MemoryRouter>
        <SubscriberContext value={subscriber}>
          <Page />
        </SubscriberContext>
      </MemoryRouter>
    </Provider>,
  );
}

describe('M2.27 an empty list of the contract announces its sentence and links to the dashboard', () => {
  it.each([
    [ContractHistoryPage, "vous n'avez pas d'historique pour le moment."],
    [InvoiceListPage, "vous n'avez pas aucune facture pour le moment."],
    [BadgeListPage, "vous n'avez pas de badge pour ce contrat pour le moment."],
  ])('%o', async (Page, sentence) => {
    await show(Page);
    expect(screen.getAllByRole('status').map((part) => part.textContent)).toContain(sentence);
    expect(screen.getByRole('link', { name: 'Retour au tableau de bord' })).toHaveProperty(
      'pathname',
      '/member/dashboard',
    );
    expect(screen.queryByRole('table')).toBeNull();
  });
});
