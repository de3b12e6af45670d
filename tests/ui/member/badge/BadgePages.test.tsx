import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { latestData } from '../../../../src/application/kernel/RemoteData';
import {
  selectContractIndex,
  selectSubscriber,
} from '../../../../src/application/subscriber/subscriberSlice';
import type { AppStore } from '../../../../src/application/store';
import type { Badge } from '../../../../src/domain/badge/badge';
import { SubscriberContext } from '../../../../src/ui/member/area/useSubscriber';
import { BadgeDetailsPage } from '../../../../src/ui/member/badge/BadgeDetailsPage';
import { BadgeServicesPage } from '../../../../src/ui/member/badge/BadgeServicesPage';
import { useAppSelector } from '../../../../src/ui/state/appHooks';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { aBadge, aContractFile, aSubscriber } from '../../../support/subscriber/builders';
import type { GivenPorts } from '../../../support/store/fakePorts';
import { enterMember, portsOf } from '../../../support/subscriber/enterMember';

afterEach(cleanup);

function Member({ children }: { readonly children: ReactNode }): ReactElement {
  const subscriber = latestData(useAppSelector(selectSubscriber));
  return <SubscriberContext value={subscriber}>{children}</SubscriberContext>;
}

/** Opens the page of badge 5007 for a subscriber whose second contract has this badge. */
async function show(
  Page: ComponentType,
  badge: Badge,
  given: GivenPorts = {},
  unreadable = 0,
): Promise<AppStore> {
  const lists = { invoices: 0, badges: unreadable, amendments: 0 };
  const subscriber = aSubscriber({
    contracts: [aContractFile(), aContractFile({ badges: [badge], unreadable: lists })],
  });
  const store = await enterMember(portsOf(subscriber, given));
  renderInMantine(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/5007']}>
        <Member>
          <Routes>
            <Route path="/:id" element={<Page />} />
          </Routes>
        </Member>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

describe.each([
  ['the details', BadgeDetailsPage],
  ['the services', BadgeServicesPage],
])('%s of a badge', (_page, Page) => {
  it('M2.19 select the contract of the badge', async () => {
    const store = await show(Page, aBadge({ id: 5007 }));
    expect(selectContractIndex(store.getState())).toBe(1);
  });

  it('of no contract: a message and a link to the list', async () => {
    await show(Page, aBadge({ id: 5008 }));
    expect(heading()).toBe('Badge introuvable');
    expect(screen.getByRole('link', { name: 'Retour à la liste' })).toHaveProperty(
      'pathname',
      '/member/badge/list',
    );
    expect(screen.getByText(/^Aucun de vos contrats n'a ce badge/)).toBeTruthy();
  });

  it('P7.2 while a badge could not be read: it is not said to be on no contract', async () => {
    await show(Page, aBadge({ id: 5008 }), {}, 1);
    expect(heading()).toBe('Badge introuvable');
    expect(screen.getByText(/^Nous n'avons pas pu lire tous vos badges/)).toBeTruthy();
    expect(screen.queryByText(/Aucun de vos contrats/)).toBeNull();
  });
});

it.each([
  [
    'M6.4 that the server locks',
    'active',
    /^Une synchronisation avec le serveur est en cours\s: cette partie/,
  ],
  ['M4.1 that is out of use', 'returned', /n'est plus en service \(statut\s: Restitué\)/],
] as const)(
  'the services of a badge %s are disabled, with the reason',
  async (_title, status, why) => {
    await show(BadgeServicesPage, aBadge({ id: 5007, canUpdate: false, status }));
    expect(screen.getByText(why)).not.toBeNull();
    const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('switch')];
    expect(fields.map((field) => field.matches(':disabled'))).toEqual(Array(8).fill(true));
    const buttons = screen.getAllByRole('button', { name: /^Enregistrer/ });
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  },
);

it('M4.3 the save of the services leaves a half-typed alert open; a refused alert is locked', async () => {
  let canUpdate = true;
  await show(BadgeServicesPage, aBadge({ id: 5007, personalisation1: 'V1' }), {
    subscribers: {
      load: () =>
        TE.fromIO(() => {
          const badge = aBadge({ id: 5007, personalisation1: 'V1', canUpdate });
          return aSubscriber({ contracts: [aContractFile({ badges: [badge] })] });
        }),
    },
    badges: {
      saveServices: () => TE.right({ sentence: null }),
      saveThresholdAlert: () => TE.left({ kind: 'service/refused', message: 'Pas maintenant.' }),
    },
  });
  const count = (): HTMLInputElement => screen.getByLabelText('Nombre de trajets');
  const openFields = (): readonly boolean[] =>
    [screen.getByLabelText('Nom du badge'), count()].map((field) => !field.matches(':disabled'));
  const press = (name: string): Promise<void> =>
    userEvent.click(screen.getByRole('button', { name }));
  await userEvent.type(count(), '34');
  await press('Enregistrer les services');
  expect(openFields()).toEqual([false, true]);
  canUpdate = false;
  await press("Enregistrer l'alerte");
  expect(openFields()).toEqual([false, false]);
  expect(count().value).toBe('34');
});
