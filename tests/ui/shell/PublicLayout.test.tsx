import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { hiddenParts } from '../../../src/ui/shell/hiddenParts';
import { LegalLinks } from '../../../src/ui/shell/LegalLinks';
import { MenuLinks } from '../../../src/ui/shell/MenuLinks';
import { PublicLayout } from '../../../src/ui/shell/PublicLayout';
import { SiteMenu } from '../../../src/ui/shell/SiteMenu';
import { menusFor } from '../../../src/domain/publicSite/menu';
import { aMenuItem } from '../../support/publicSite/publicSite';

afterEach(cleanup);

function renderLayout(path = '/actualites/travaux', links = <MenuLinks />): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <PublicLayout
        hidden={hiddenParts(path)}
        menu={links}
        alerts={<p>Aucune alerte en cours</p>}
        footerEntries={<LegalLinks />}
        accountLink={<a href="/espace">Se connecter</a>}
        controls={null}
      >
        <h1>Travaux</h1>
      </PublicLayout>
    </MemoryRouter>,
  );
}
const menu = (): HTMLElement => screen.getByRole('navigation', { name: 'Navigation principale' });
const isOpen = (button: HTMLElement): string | null => button.getAttribute('aria-expanded');

describe('the menu on a small screen', () => {
  test('opens and closes by its button, whose name is the next action', () => {
    renderLayout();
    const burger = screen.getByRole('button', { name: 'Ouvrir le menu' });
    expect(isOpen(burger)).toBe('false');
    fireEvent.click(burger);
    expect(isOpen(screen.getByRole('button', { name: 'Fermer le menu' }))).toBe('true');
    fireEvent.click(burger);
    expect(isOpen(screen.getByRole('button', { name: 'Ouvrir le menu' }))).toBe('false');
  });

  test('closes when an entry is chosen', () => {
    renderLayout();
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    fireEvent.click(within(menu()).getByRole('link', { name: 'Aide' }));
    expect(isOpen(screen.getByRole('button', { name: 'Ouvrir le menu' }))).toBe('false');
  });

  test('closes with Escape, wherever the focus is; the focus returns to the button', () => {
    renderLayout();
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen(screen.getByRole('button', { name: 'Ouvrir le menu' }))).toBe('false');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  });

  test('Escape in an open entry returns the focus to the button that is still visible', () => {
    const { header } = menusFor([aMenuItem(), aMenuItem({ id: 2, parentId: 1 })], false);
    renderLayout('/circuler', <SiteMenu entries={header} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    fireEvent.click(screen.getByRole('button', { name: 'Circuler' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  });
});

test('the button of the menu is in the DOM before the menu that it opens', () => {
  renderLayout();
  const burger = screen.getByRole('button', { name: 'Ouvrir le menu' });
  expect(burger.compareDocumentPosition(menu())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the section that contains the page is marked as the current one', () => {
  renderLayout();
  const current = within(menu()).getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('Actualités');
});

test('the skip link moves the focus to the content', () => {
  renderLayout();
  Element.prototype.scrollIntoView = (): void => undefined;
  fireEvent.click(screen.getByRole('link', { name: 'Aller au contenu' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test.each([
  ['/achat', 1],
  ['/actualites', 0],
])('at %s, the header has %i link that leaves an order or a payment', (path, count) => {
  renderLayout(path);
  const links = within(screen.getByRole('banner')).queryAllByRole('link', { name: 'Quitter' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/'));
});

describe('P2.13 the parts that each path hides', () => {
  const everything = ['menu', 'signIn', 'alerts', 'tasks', 'phone'];

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
  ])('%s: %j', (path, hidden) => {
    expect(hiddenParts(path)).toEqual(hidden);
  });

  const tasks = ['Payer un passage', 'Mon espace', 'Être remboursé', 'Nous contacter'];
  const links = (): readonly (string | null)[] =>
    within(screen.getByRole('contentinfo'))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);

  test('the footer of a public page links to the four tasks', () => {
    renderLayout();
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
    renderLayout('/');
    expect(menu()).toBeDefined();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toBeDefined();
    expect(links()).not.toEqual(expect.arrayContaining(tasks.slice(0, 1)));
  });
});

test('the footer shows the agency and the version', () => {
  renderLayout();
  const footer = screen.getByRole('contentinfo').textContent;
  expect(footer).toContain("Site conçu par l'Atelier du Quai");
  expect(footer).toContain('Version 4.0.4');
});
