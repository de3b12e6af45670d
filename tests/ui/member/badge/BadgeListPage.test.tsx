import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { loadSubscriber } from '../../../../src/application/subscriber/loadSubscriber';
import { createAppStore } from '../../../../src/application/store';
import type { Badge } from '../../../../src/domain/badge/badge';
import type { Contract } from '../../../../src/domain/contract/contract';
import { SubscriberContext } from '../../../../src/ui/member/area/useSubscriber';
import { BadgeListPage } from '../../../../src/ui/member/badge/BadgeListPage';
import { reportingLostBadge } from '../../../../src/ui/navigation/stateFlags';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { fakePorts } from '../../../support/store/fakePorts';
import {
  aBadge,
  aContract,
  aContractFile,
  anUnpaidInvoice,
  aSubscriber,
} from '../../../support/subscriber/builders';

afterEach(cleanup);

function Address(): string {
  return useLocation().search;
}

async function showList(
  badges: readonly Badge[],
  contract: Contract = aContract(),
  address: InitialEntry = '/member/badge/list',
): Promise<void> {
  const subscriber = aSubscriber({ contracts: [aContractFile({ contract, badges })] });
  const store = createAppStore(fakePorts({ subscribers: { load: () => TE.right(subscriber) } }));
  await store.dispatch(loadSubscriber());
  renderInMantine(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <SubscriberContext value={subscriber}>
          <Link to="/member/badge/list">Liste des badges</Link>
          <BadgeListPage />
          <output aria-label="address">
            <Address />
          </output>
        </SubscriberContext>
      </MemoryRouter>
    </Provider>,
  );
}

const fleet = (count: number): readonly Badge[] =>
  Array.from({ length: count }, (_, index) =>
    aBadge({
      id: index + 1,
      reference: String(64_000_001 + index),
      name: `${index % 2 === 0 ? 'MÉGANE' : 'CLIO'} ${String(index + 1)}`,
      status: index === 3 ? 'opposed' : 'active',
    }),
  );

/** References of the rows, in the order of the screen. */
const shown = (): readonly (string | null)[] =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const field = (): HTMLElement => screen.getByLabelText('Rechercher un badge');
const count = (): string | null =>
  within(screen.getByRole('search')).getByRole('status').textContent;

describe('the list of badges (M2.25)', () => {
  it('has the columns of the vocabulary, and links as quiet buttons, named with the reference', async () => {
    await showList([aBadge({ personalisation1: 'ATELIER' })]);
    expect(screen.queryByRole('link', { name: 'voir mes factures' })).toBeNull();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Référence', 'Nom', 'Personnalisation 1', 'Personnalisation 2', 'Statut', 'Actions'],
    ]);
    for (const word of ['Détails', 'Services', 'Trajets']) {
      const link = screen.getByRole('link', { name: `${word} du badge 64010827` });
      expect(link.querySelector('svg')).not.toBeNull();
    }
  });

  it('is ordered by vehicle, badges in use first; a badge without a name says so', async () => {
    await showList([
      aBadge({ id: 1, reference: '1', name: '' }),
      aBadge({ id: 2, reference: '2', name: 'CLIO', status: 'returned' }),
      aBadge({ id: 3, reference: '3', name: 'MOTO' }),
      aBadge({ id: 4, reference: '4', name: 'CLIO' }),
    ]);
    expect(shown()).toEqual(['4', '3', '1', '2']);
    expect(screen.getByText('Badge sans nom')).not.toBeNull();
  });

  it('M2.20 shows suspended badges while something is unpaid, and leads to the invoices', async () => {
    await showList([aBadge()], aContract({ unpaidInvoices: [anUnpaidInvoice()] }));
    expect(screen.getByRole('row', { name: /64010827/ }).textContent).toContain('Suspendu');
    expect(screen.getByRole('link', { name: 'voir mes factures' })).toHaveProperty(
      'pathname',
      '/member/contract/invoice/list',
    );
  });

  it('offers « Perdu ou volé ? » for the badges on the road only', async () => {
    await showList([
      aBadge({ id: 1, reference: '1' }),
      aBadge({ id: 2, reference: '2', status: 'returned' }),
      aBadge({ id: 3, reference: '3', status: 'opposed' }),
    ]);
    const lost = screen.getAllByRole('link', { name: /^Perdu ou volé/ });
    expect(lost.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Perdu ou volé\u202f? Badge 1',
    ]);
  });
});

describe('the search of a long list', () => {
  it('is absent up to 12 badges', async () => {
    await showList(fleet(12), undefined, '/member/badge/list?recherche=zzz');
    expect(screen.queryByRole('search')).toBeNull();
    expect(shown()).toHaveLength(12);
  });

  it('finds by texts without accents and by status, and announces the number', async () => {
    await showList(fleet(13));
    expect(count()).toBe('13 badges');
    fireEvent.change(field(), { target: { value: 'megane' } });
    expect(count()).toBe('7 badges sur 13');
    expect(shown()).toHaveLength(7);
    fireEvent.change(field(), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Statut'), { target: { value: 'opposed' } });
    expect(count()).toBe('1 badge sur 13');
    expect(shown()).toEqual(['64000004']);
  });

  it('is in the address once the field is left, and starts from it', async () => {
    await showList(fleet(13), undefined, '/member/badge/list?recherche=clio&statut=active');
    expect(field()).toHaveProperty('value', 'clio');
    expect(count()).toBe('5 badges sur 13');
    fireEvent.change(field(), { target: { value: 'megane' } });
    fireEvent.blur(field());
    expect(screen.getByLabelText('address').textContent).toBe('?recherche=megane&statut=active');
  });

  it('ends with the link to the list, in the sidebar', async () => {
    await showList(fleet(13), undefined, '/member/badge/list?recherche=clio&statut=active');
    fireEvent.change(field(), { target: { value: 'megane' } });
    fireEvent.blur(field());
    expect(field()).toHaveProperty('value', 'megane');
    fireEvent.click(screen.getByRole('link', { name: 'Liste des badges' }));
    expect(screen.getByLabelText('address').textContent).toBe('');
    expect(field()).toHaveProperty('value', '');
    expect(shown()).toHaveLength(13);
  });

  it('offers to clear the filters when nothing is found, and returns to the field', async () => {
    await showList(fleet(13), undefined, '/member/badge/list?statut=opposed');
    fireEvent.change(field(), { target: { value: 'tracteur' } });
    expect(count()).toBe('Aucun badge sur 13');
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(shown()).toHaveLength(13);
    expect(document.activeElement).toBe(field());
    expect(screen.getByLabelText('address').textContent).toBe('');
  });
});

it('who comes to report a lost badge is told how to choose it', async () => {
  const why = /^Badge perdu ou volé\s: choisissez-le ci-dessous/;
  await showList([aBadge()], aContract(), {
    pathname: '/member/badge/list',
    state: reportingLostBadge,
  });
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Perdu ou volé/ })).toBeTruthy();
  cleanup();
  await showList([aBadge()]);
  expect(screen.queryByText(why)).toBeNull();
});
