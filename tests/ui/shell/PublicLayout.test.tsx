import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { LegalLinks } from '../../../src/ui/shell/LegalLinks';
import { MenuLinks } from '../../../src/ui/shell/MenuLinks';
import { PublicLayout } from '../../../src/ui/shell/PublicLayout';
import { SiteMenu } from '../../../src/ui/shell/SiteMenu';
import { menusFor } from '../../../src/domain/menu';
import { aMenuItem } from '../../support/publicSite';

afterEach(cleanup);

function renderLayout(slim = false, links = <MenuLinks />): void {
  render(
    <MemoryRouter initialEntries={['/actualites/travaux']}>
      <PublicLayout
        slim={slim}
        menu={links}
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
  test('opens and closes by its button, which says what it will do', () => {
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

  test('closes by the Escape key, wherever the focus is, which leads the focus back to the button', () => {
    renderLayout();
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen(screen.getByRole('button', { name: 'Ouvrir le menu' }))).toBe('false');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  });

  test('Escape in an open entry leads back to the button that is still there', () => {
    const { header } = menusFor([aMenuItem(), aMenuItem({ id: 2, parentId: 1 })], false);
    renderLayout(false, <SiteMenu entries={header} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    fireEvent.click(screen.getByRole('button', { name: 'Circuler' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  });
});

test('the button of the menu stands before the menu that it opens', () => {
  renderLayout();
  const burger = screen.getByRole('button', { name: 'Ouvrir le menu' });
  expect(burger.compareDocumentPosition(menu())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the section that holds the page is marked as the current one', () => {
  renderLayout();
  const current = within(menu()).getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('Actualités');
});

test('the skip link leads to the content', () => {
  renderLayout();
  Element.prototype.scrollIntoView = (): void => undefined;
  fireEvent.click(screen.getByRole('link', { name: 'Aller au contenu' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the tunnel and the payment pages hide the menu and the way to sign in (P2.13)', () => {
  renderLayout(true);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Se connecter' })).toBeNull();
});

test('the footer credits the agency and says the version', () => {
  renderLayout();
  const footer = screen.getByRole('contentinfo').textContent;
  expect(footer).toContain("Site conçu par l'Atelier du Quai");
  expect(footer).toContain('Version 4.0.4');
});
