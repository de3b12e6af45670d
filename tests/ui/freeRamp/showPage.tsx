import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import { vi } from 'vitest';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';
import { FreeRampContext, type FreeRampVisit } from '../../../src/ui/freeRamp/area/useFreeRamp';
import type { AppStore } from '../../../src/application/store';
import type { GivenPorts } from '../../support/store/fakePorts';
import { openFreeRamp } from '../../support/freeRamp/openFreeRamp';

interface Shown {
  readonly user: UserEvent;
  readonly store: AppStore;
  /** Shows the same page to another account, which has signed in on this tab. */
  readonly signInAs: (account: string) => void;
  /** Path and search of the address, and its navigation state. */
  readonly place: () => { readonly address: string; readonly state: unknown };
}

interface Wishes {
  readonly ports?: GivenPorts;
  readonly entry?: InitialEntry;
  /** Null for a user without access to the area. */
  readonly account?: string | null;
  /** A signed-in user without access to the area. */
  readonly holder?: string;
  readonly closedReason?: string;
}

/** Renders a page of the area; by default for an account that has just entered it. */
export async function showPage(page: ReactElement, wishes: Wishes = {}): Promise<Shown> {
  const { ports, entry = '/espace/gratuite', closedReason = null } = wishes;
  const { account = wishes.holder ? null : 'camille.durand@example.fr' } = wishes;
  const { holder = account } = wishes;
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('scrollTo', () => undefined);
  let here: ReturnType<Shown['place']> = { address: '', state: null };
  function Here(): null {
    const location = useLocation();
    here = {
      address: location.pathname + location.search,
      state: location.state as unknown,
    };
    return null;
  }
  const store = await openFreeRamp(ports);
  const shownTo = (visit: FreeRampVisit): ReactElement => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>
        <MantineArea>
          <FreeRampContext value={visit}>{page}</FreeRampContext>
        </MantineArea>
        <Here />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(shownTo({ account, holder, closedReason }));
  return {
    user: userEvent.setup(),
    store,
    signInAs: (other) => rerender(shownTo({ account: other, holder: other, closedReason: null })),
    place: () => here,
  };
}
