import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import { vi } from 'vitest';
import { MantineArea } from '../../../src/ui/design/MantineArea';
import { FreeRampContext } from '../../../src/ui/freeRamp/useFreeRamp';
import type { AppStore } from '../../../src/application/store';
import type { GivenPorts } from '../../support/fakePorts';
import { openFreeRamp } from '../../support/openFreeRamp';

interface Shown {
  readonly user: UserEvent;
  readonly store: AppStore;
  /** Path and search of the address, and the state that came with it. */
  readonly place: () => { readonly address: string; readonly state: unknown };
}

interface Wishes {
  readonly ports?: GivenPorts;
  readonly entry?: InitialEntry;
  /** null for everyone that the area is not open to. */
  readonly account?: string | null;
  /** Someone signed in whom the area is not open to. */
  readonly holder?: string;
  readonly closedReason?: string;
}

/** A page of the area, to an account that has just come in, unless told otherwise. */
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
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>
        <MantineArea>
          <FreeRampContext value={{ account, holder, closedReason }}>{page}</FreeRampContext>
        </MantineArea>
        <Here />
      </MemoryRouter>
    </Provider>,
  );
  return { user: userEvent.setup(), store, place: () => here };
}
