import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactElement } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as NavigationFocus from '../../../../src/ui/design/page/focus';
import type * as Heading from '../../../../src/ui/design/page/PageHeading';
import { words as siteWords } from '../../../../src/ui/words/document/siteTitle.words.fr';
import { operator } from '../../../../src/ui/operator';

let PageHeading: typeof Heading.PageHeading;
let markNavigated: typeof NavigationFocus.markNavigated;

/** A module stores whether the visitor has navigated: each test imports it anew. */
beforeEach(async () => {
  vi.resetModules();
  ({ PageHeading } = await import('../../../../src/ui/design/page/PageHeading'));
  ({ markNavigated } = await import('../../../../src/ui/design/page/focus'));
});
afterEach(cleanup);

function NavigationMark(): ReactElement {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname !== '/') markNavigated();
  }, [pathname]);
  return <Link to="/faq">Aide</Link>;
}

function renderSite(): void {
  render(
    <MemoryRouter>
      <NavigationMark />
      <Routes>
        <Route path="/" element={<PageHeading>{operator.name}</PageHeading>} />
        <Route path="/faq" element={<PageHeading>Foire aux questions</PageHeading>} />
      </Routes>
    </MemoryRouter>,
  );
}

test("the title of the browser tab is the heading and the operator's name; at home, what it is", () => {
  renderSite();
  expect(document.title).toBe(siteWords.title(operator.name));
  fireEvent.click(screen.getByRole('link', { name: 'Aide' }));
  expect(document.title).toBe(`Foire aux questions – ${operator.name}`);
});

test('an unknown address is not indexed by search engines; the next page is', () => {
  const robots = (): string | undefined =>
    document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;
  const page = (isMissing: boolean): ReactElement => (
    <MemoryRouter>
      <PageHeading isMissing={isMissing}>Page introuvable</PageHeading>
    </MemoryRouter>
  );
  const { rerender } = render(page(true));
  expect(robots()).toBe('noindex');
  rerender(page(false));
  expect(robots()).toBeUndefined();
});

test('the first page does not move the focus', () => {
  renderSite();
  expect(document.activeElement).toBe(document.body);
});

test('after a navigation inside the site the heading of the new page has the focus', () => {
  renderSite();
  fireEvent.click(screen.getByRole('link', { name: 'Aide' }));
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { level: 1, name: 'Foire aux questions' }),
  );
});

/** A page whose heading appears when its data are loaded, behind a link that is always present. */
function LatePage(): ReactElement {
  const [hasCome, setHasCome] = useState(false);
  return (
    <>
      <button type="button">Retour</button>
      <input aria-label="Recherche" onKeyUp={() => setHasCome(true)} />
      {hasCome && <PageHeading>Vos badges</PageHeading>}
    </>
  );
}

function renderLatePage(): HTMLElement {
  render(
    <MemoryRouter>
      <LatePage />
    </MemoryRouter>,
  );
  markNavigated();
  return screen.getByLabelText('Recherche');
}

test('a late heading takes the focus if the visitor has not moved it since the navigation', () => {
  const field = renderLatePage();
  fireEvent.keyUp(field);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vos badges' }));
});

test('a late heading does not take the focus after the visitor has moved it by keyboard', () => {
  const field = renderLatePage();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  field.focus();
  fireEvent.keyUp(field);
  expect(document.activeElement).toBe(field);
});

test('a late heading takes the focus when the focused element was removed', () => {
  const field = renderLatePage();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  field.focus();
  field.blur();
  fireEvent.keyUp(field);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vos badges' }));
});
