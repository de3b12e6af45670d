import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { cmsHtml } from '../../../src/domain/publicSite/cmsHtml';
import { RichText } from '../../../src/ui/cms/RichText';

afterEach(cleanup);

function Here(): ReactElement {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function show(html: string, hasContents = false): void {
  render(
    <MemoryRouter initialEntries={['/aide']}>
      <RichText html={cmsHtml(html)} hasContents={hasContents} />
      <Here />
    </MemoryRouter>,
  );
}
const place = (): string | null => screen.getByRole('status').textContent;
/** Returns whether the browser follows the link, because its default action was not prevented. */
function press(init: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link');
  const click = createEvent.click(link, init);
  fireEvent(link, click);
  return !click.defaultPrevented;
}

describe("a link in the editors' text", () => {
  it('to a page of the site opens inside the application', () => {
    show('<p><a href="/faq?onglet=abonnements#prix">Prix</a></p>');
    expect(press()).toBe(false);
    expect(place()).toBe('/faq?onglet=abonnements#prix');
  });

  it('is followed when an element inside it is clicked', () => {
    show('<a href="/cgv"><strong>CGV</strong></a>');
    fireEvent.click(screen.getByText('CGV'));
    expect(place()).toBe('/cgv');
  });

  it.each([
    ['with the control key', { ctrlKey: true }],
    ['with the command key', { metaKey: true }],
    ['with the shift key', { shiftKey: true }],
    ['with the alt key', { altKey: true }],
    ['with another button', { button: 1 }],
  ])('clicked %s is left to the browser', (_title, init) => {
    show('<a href="/cgv">CGV</a>');
    expect(press(init)).toBe(true);
    expect(place()).toBe('/aide');
  });

  it.each([
    ['a document', '/documents/rapport.pdf'],
    ['another site', 'https://www.example.org/cgv'],
    ['a mail', 'mailto:contact@example.fr'],
    ['a call', 'tel:+33199001320'],
  ])('to %s is left to the browser', (_title, href) => {
    show(`<a href="${href}">ici</a>`);
    expect(press()).toBe(true);
    expect(place()).toBe('/aide');
  });
});

it("an editors' link that resolves to another host becomes plain text", () => {
  const { container } = render(<RichText html={cmsHtml('<a href="/.//host/x">ici</a>')} />, {
    wrapper: MemoryRouter,
  });
  expect(container.querySelector('a')?.getAttribute('href')).toBeNull();
});

it('changed text of the editors replaces the previous text', () => {
  const { rerender, container } = render(<RichText html={cmsHtml('<p>un</p>')} />, {
    wrapper: MemoryRouter,
  });
  rerender(<RichText html={cmsHtml('<p>deux</p>')} />);
  expect(container.textContent).toBe('deux');
});

describe('the table of contents of a text', () => {
  const articles = (count: number): string =>
    Array.from({ length: count }, (_, index) => `<h2>Article ${index + 1}</h2><p>…</p>`).join('');

  it('leads to each part, which takes the focus; the address stays', () => {
    show(articles(4), true);
    const contents = screen.getByRole('navigation', { name: 'Sommaire' });
    expect(contents.textContent).toContain('Article 1Article 2Article 3Article 4');
    const third = screen.getByRole('heading', { name: 'Article 3' });
    third.scrollIntoView = () => undefined;
    fireEvent.click(screen.getByRole('link', { name: 'Article 3' }));
    expect(document.activeElement).toBe(third);
    expect(screen.getByRole('link', { name: 'Article 3' }).getAttribute('href')).toBe(
      `#${third.id}`,
    );
    expect(place()).toBe('/aide');
  });

  it.each([
    [3, true],
    [4, false],
  ])('is not there for %s parts of a text where it is wanted: %s', (count, hasContents) => {
    show(articles(count), hasContents);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
