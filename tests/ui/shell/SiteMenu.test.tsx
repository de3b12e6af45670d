import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { menusFor } from '../../../src/domain/publicSite/menu';
import { aMenuItem } from '../../support/publicSite/publicSite';
import { SiteMenu } from '../../../src/ui/shell/SiteMenu';

afterEach(cleanup);

const items = [
  aMenuItem({}),
  aMenuItem({ id: 2, title: 'Tarifs', link: 'circuler/tarifs', parentId: 1 }),
  aMenuItem({ id: 3, title: 'Poids lourds', link: 'circuler/tarifs/lourds', parentId: 2 }),
  aMenuItem({ id: 4, title: 'Faq', link: 'faq' }),
  aMenuItem({ id: 5, title: 'La ville', link: 'https://ville.example' }),
];

function show(path = '/', shown = items): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteMenu entries={menusFor(shown, false).header} />
    </MemoryRouter>,
  );
}
const opener = (): HTMLElement => screen.getByRole('button', { name: 'Circuler' });

test('P3.11 an entry with children opens them to the third level; its own page is first', async () => {
  show();
  expect(screen.queryByRole('link', { name: 'Tarifs' })).toBeNull();
  await userEvent.click(opener());
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Circuler', 'Tarifs', 'Poids lourds', 'Faq', 'La ville']);
});

test('a submenu closes with Escape, which returns the focus, and when the focus leaves it', async () => {
  show();
  const user = userEvent.setup();
  await user.click(opener());
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Circuler');
  await user.keyboard('{Escape}');
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener());
  await user.keyboard('{Enter}');
  await user.tab({ shift: false });
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Faq');
  expect(opener().getAttribute('aria-expanded')).toBe('false');
});

test('the current page is marked, and so is its parent entry', async () => {
  show('/circuler/tarifs/');
  expect(opener().dataset['current']).toBe('true');
  await userEvent.click(opener());
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Tarifs');
  cleanup();
  show('/faq/un-article');
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Faq');
});

test('another site gets no referrer', () => {
  show();
  const link = within(screen.getByRole('list')).getByRole('link', { name: 'La ville' });
  expect(link.getAttribute('href')).toBe('https://ville.example');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('P3.11 the browser opens a file of the menu, the router does not', () => {
  show('/', [aMenuItem({ title: 'Plan', link: 'documents/plan.pdf' })]);
  let isOfRouter: boolean | undefined;
  const follow = (event: Event): void => {
    isOfRouter = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', follow, { once: true });
  screen.getByRole('link', { name: 'Plan' }).click();
  expect(isOfRouter).toBe(false);
});
