import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { instant } from '../../../../src/domain/basis/instant';
import type { MenuItem } from '../../../../src/domain/publicSite/menu';
import { PublicFrame } from '../../../../src/ui/app/frame/PublicFrame';
import { operator } from '../../../../src/ui/operator';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { aMenuItem, aPost, aPublicSite } from '../../../support/publicSite/publicSite';
import { fakePorts } from '../../../support/store/fakePorts';
import { showPublic } from '../../public/showPublic';

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

/** Whether each part of the frame is on the screen. */
const parts = (): readonly boolean[] => [
  screen.queryByRole('navigation', { name: 'Navigation principale' }) !== null,
  screen.queryByRole('link', { name: 'Se connecter' }) !== null,
  screen.queryByRole('region', { name: 'Alertes' }) !== null,
  screen.queryByRole('navigation', { name: 'Vos démarches' }) !== null,
  screen.queryByRole('link', { name: operator.phone }) !== null,
];

describe('P2.13 the slim layout', () => {
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

function renderFrame(path = '/actualites/travaux', menu: readonly MenuItem[] = []): void {
  showPublic(<PublicFrame />, { site: { menu, alerts: [], posts: [] }, entry: path });
}
const menu = (): HTMLElement => screen.getByRole('navigation', { name: 'Navigation principale' });
const isOpen = (button: HTMLElement): string | null => button.getAttribute('aria-expanded');

describe('the menu on a small screen', () => {
  test('opens and closes by its button, whose name is the next action', () => {
    renderFrame();
    const burger = screen.getByRole('button', { name: 'Ouvrir le menu' });
    expect(isOpen(burger)).toBe('false');
    fireEvent.click(burger);
    expect(isOpen(screen.getByRole('button', { name: 'Fermer le menu' }))).toBe('true');
    fireEvent.click(burger);
    expect(isOpen(screen.getByRole('button', { name: 'Ouvrir le menu' }))).toBe('false');
  });

  test('closes when an entry is chosen', () => {
    renderFrame();
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    fireEvent.click(within(menu()).getByRole('link', { name: 'Aide' }));
    expect(isOpen(screen.getByRole('button', { name: 'Ouvrir le menu' }))).toBe('false');
  });

  test('closes with Escape, wherever the focus is; the focus returns to the button', () => {
    renderFrame();
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen(screen.getByRole('button', { name: 'Ouvrir le menu' }))).toBe('false');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  });

  test('Escape in an open entry returns the focus to the button that is still visible', async () => {
    renderFrame('/circuler', [aMenuItem(), aMenuItem({ id: 2, parentId: 1 })]);
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Circuler' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  });
});

test('the button of the menu is in the DOM before the menu that it opens', () => {
  renderFrame();
  const burger = screen.getByRole('button', { name: 'Ouvrir le menu' });
  expect(burger.compareDocumentPosition(menu())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the section that contains the page is marked as the current one', () => {
  renderFrame();
  const current = within(menu()).getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('Actualités');
});

test('the skip link moves the focus to the content', () => {
  renderFrame();
  Element.prototype.scrollIntoView = (): void => undefined;
  fireEvent.click(screen.getByRole('link', { name: 'Aller au contenu' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test.each([
  ['/achat', 1],
  ['/actualites', 0],
])('at %s, the header has %i link that leaves an order or a payment', (path, count) => {
  renderFrame(path);
  const links = within(screen.getByRole('banner')).queryAllByRole('link', { name: 'Quitter' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/'));
});

describe('P2.13 the parts that each path hides', () => {
  const everything = ['menu', 'signIn', 'alerts', 'tasks', 'phone'];
  const isShown = (part: string): boolean => parts()[everything.indexOf(part)] === true;

  test.each([
    ['/', ['tasks']],
    ['/achat', everything],
    ['/achat/CDW0000042', everything],
    ['/achat/CDW0000042/signe', everything],
    ['/payment/order/success', everything],
    ['/payment/mobile', everything],
    ['/payment/mobile/fail', everything],
    ['/payer-en-ligne', []],
    ['/actualites', []],
    ['/espace/connexion', []],
    ['/espace', []],
    ['/nos-abonnements', []],
    ['/achats', []],
    ['/inconnue', []],
  ])('%s: %j', async (path, hidden) => {
    renderFrame(path);
    await waitFor(() => expect(everything.filter((part) => !isShown(part))).toEqual(hidden));
  });

  const tasks = ['Payer un passage', 'Mon espace', 'Être remboursé', 'Nous contacter'];
  const links = (): readonly (string | null)[] =>
    within(screen.getByRole('contentinfo'))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);

  test('the footer of a public page links to the four tasks', () => {
    renderFrame();
    const block = screen.getByRole('navigation', { name: 'Vos démarches' });
    expect(
      within(block)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/payer-en-ligne',
      '/espace',
      '/espace/gratuite/remboursement/ajouter',
      '/nous-contacter',
    ]);
    expect(links()).toEqual(expect.arrayContaining(tasks));
  });

  test('the home page keeps the menu and the sign-in link, without those links', () => {
    renderFrame('/');
    expect(menu()).toBeDefined();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toBeDefined();
    expect(links()).not.toEqual(expect.arrayContaining(tasks.slice(0, 1)));
  });
});

test('the footer shows the agency and the version', () => {
  renderFrame();
  const footer = screen.getByRole('contentinfo').textContent;
  expect(footer).toContain("Site conçu par l'Atelier du Quai");
  expect(footer).toContain('Version 4.0.4');
});
