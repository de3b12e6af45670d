import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { instant } from '../../../../src/domain/basis/instant';
import { PublicFrame } from '../../../../src/ui/app/frame/PublicFrame';
import { operator } from '../../../../src/ui/operator';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { aMenuItem, aPost, aPublicSite } from '../../../support/publicSite/publicSite';
import { fakePorts } from '../../../support/store/fakePorts';

const now = instant(1_795_000_000);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ordinary = '/payer-en-ligne';

/**
 * Renders the frame with all its parts at an ordinary path, then navigates to `next`. The alerts contain a
 * post of today.
 */
async function leadTo(next: string): Promise<void> {
  const published = {
    menu: [aMenuItem({ title: 'Circuler' })],
    posts: [aPost({ createdAt: now })],
  };
  const store = createAppStore(
    fakePorts({
      clock: { now: () => now },
      publicSite: { load: () => TE.right(aPublicSite(published)) },
    }),
  );
  await act(async () => {
    renderInMantine(
      <Provider store={store}>
        <MemoryRouter initialEntries={[ordinary]}>
          <Routes>
            <Route element={<PublicFrame />}>
              <Route path={ordinary} element={<Link to={next}>Suite</Link>} />
              <Route path="*" element={<h1>Page</h1>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </Provider>,
    );
    await Promise.resolve();
  });
  await screen.findByRole('region', { name: 'Alertes' });
  // The navigation is a transition: it waits for parts that are still loading, so its `act` is awaited.
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Suite' }));
    await Promise.resolve();
  });
  await screen.findByRole('heading', { level: 1 });
}

describe('P2.13 the slim layout', () => {
  const parts = (): readonly boolean[] => [
    ...['Navigation principale', 'Vos démarches'].map(
      (name) => screen.queryByRole('navigation', { name }) !== null,
    ),
    screen.queryByRole('link', { name: 'Se connecter' }) !== null,
    screen.queryByRole('region', { name: 'Alertes' }) !== null,
    screen.queryByRole('link', { name: operator.phone }) !== null,
  ];

  it('shows the page and the legal links, without menu, tasks, sign-in, alerts and phone', async () => {
    await leadTo('/achat');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page');
    expect(screen.getByRole('link', { name: 'CGV' })).toBeDefined();
    expect(parts()).toEqual([false, false, false, false, false]);
  });

  it('every other page, an unknown one too, shows all of them', async () => {
    await leadTo('/inconnue');
    expect(parts()).toEqual([true, true, true, true, true]);
  });
});
