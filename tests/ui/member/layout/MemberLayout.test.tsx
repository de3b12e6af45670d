import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';
import { MemberLayout } from '../../../../src/ui/member/layout/MemberLayout';
import { aContract } from '../../../support/subscriber/builders';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Wishes = Partial<ComponentProps<typeof MemberLayout>> & { readonly address?: string };

function renderLayout({ address = '/member/dashboard', ...wishes }: Wishes = {}): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <MantineArea>
        <MemberLayout
          contracts={[aContract()]}
          selectedIndex={0}
          onSelectContract={vi.fn()}
          deletionRequested={false}
          {...wishes}
        >
          <h1>Tableau de bord</h1>
        </MemberLayout>
      </MantineArea>
    </MemoryRouter>,
  );
}

const selector = (): HTMLSelectElement => screen.getByLabelText('N° de contrat');

describe('the menu', () => {
  const isWideScreen = (matches: boolean): void => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
  };

  test.each([
    ['beside the page of a wide screen', true],
    ['in its drawer alone on a phone, whose browser renders no hidden one', false],
  ])('is %s', (_, isWide) => {
    isWideScreen(isWide);
    renderLayout();
    expect(screen.queryByRole('link', { name: 'Factures' }) !== null).toBe(isWide);
  });
});

describe('the contract selector (M2.19)', () => {
  test('can be used on the pages of the whole contract', () => {
    renderLayout();
    expect(selector().disabled).toBe(false);
  });

  test.each(['details', 'services'])('is disabled on the %s of a badge', (page) => {
    renderLayout({ address: `/member/badge/0412/${page}` });
    expect(selector().disabled).toBe(true);
    const description = selector().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('Contrat de ce badge');
  });

  test('keeps its space while the contracts load', () => {
    renderLayout({ contracts: undefined });
    expect(selector().disabled).toBe(true);
    expect(within(selector()).getByText('Chargement en cours…')).toBeDefined();
  });

  test('stays when the contracts could not be loaded again', () => {
    renderLayout({ hasFailed: true });
    expect(selector().disabled).toBe(false);
  });

  test('is absent when the contracts could not be loaded, or when there is none', () => {
    renderLayout({ contracts: undefined, hasFailed: true });
    expect(screen.queryByLabelText('N° de contrat')).toBeNull();
    cleanup();
    renderLayout({ contracts: [] });
    expect(screen.queryByLabelText('N° de contrat')).toBeNull();
  });
});

test('the footer has the credit of the agency, the version and the settings (M1.8)', () => {
  renderLayout({
    footer: (
      <li>
        <button type="button">Gérer les cookies</button>
      </li>
    ),
  });
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toContain("Site conçu par l'Atelier du Quai");
  expect(footer.textContent).toContain('Version 4.0.4');
  expect(within(footer).getByRole('button', { name: 'Gérer les cookies' })).toBeDefined();
});

test('Escape closes the menu and returns the focus to its button', async () => {
  renderLayout();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    await import('../../../../src/ui/area/MenuDrawer');
  });
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  const button = screen.getByRole('button', { name: 'Ouvrir le menu' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
