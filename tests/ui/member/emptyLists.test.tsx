import { cleanup, render, screen } from '@testing-library/react';
import { right } from 'fp-ts/TaskEither';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { loadSubscriber } from '../../../src/application/member/loadSubscriber';
import { createAppStore } from '../../../src/application/store';
import { BadgeListPage } from '../../../src/ui/member/badge/BadgeListPage';
import { ContractHistoryPage } from '../../../src/ui/member/contract/ContractHistoryPage';
import { InvoiceListPage } from '../../../src/ui/member/invoice/InvoiceListPage';
import { aContractFile, aSubscriber } from '../../support/builders';
import { fakePorts } from '../../support/fakePorts';

afterEach(cleanup);

async function show(Page: ComponentType): Promise<void> {
  const subscriber = aSubscriber({ contracts: [aContractFile({ badges: [] })] });
  const store = createAppStore(fakePorts({ subscribers: { load: () => right(subscriber) } }));
  await store.dispatch(loadSubscriber());
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
}

describe('M2.27 an empty list of the contract tells its sentence as a status and leads back to the dashboard', () => {
  it.each([
    [ContractHistoryPage, "vous n'avez pas d'historique pour le moment."],
    [InvoiceListPage, "vous n'avez pas aucune facture pour le moment."],
    [BadgeListPage, "vous n'avez pas de badge pour ce contrat pour le moment."],
  ])('%o', async (Page, sentence) => {
    await show(Page);
    expect(screen.getByRole('status').textContent).toBe(sentence);
    expect(screen.getByRole('link', { name: 'Retour au tableau de bord' })).toHaveProperty(
      'pathname',
      '/member/dashboard',
    );
    expect(screen.queryByRole('table')).toBeNull();
  });
});
