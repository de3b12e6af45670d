import { describe, expect, it } from 'vitest';
import { cmsHtml } from '../../../src/domain/publicSite/cmsHtml';
import { sanitizeCmsHtml } from '../../../src/ui/cms/sanitizeCmsHtml';
import { harmlessFragments, hostileFragments } from './hostileFragments';
import { activePartsOf, shown } from './shownHtml';

describe('P3.24, P3.22 HTML of an editor executes nothing', () => {
  it('a document that is only a frameset is empty', () => {
    expect(shown(hostileFragments['frameset'] ?? '').root.childNodes).toHaveLength(0);
  });

  it('all of them together, in either order', () => {
    expect(activePartsOf(shown(Object.values(hostileFragments).join('')).root)).toEqual([]);
    expect(
      activePartsOf(shown(Object.values(hostileFragments).toReversed().join('')).root),
    ).toEqual([]);
  });
});

describe('ordinary HTML of editors is shown', () => {
  it.each(harmlessFragments.map(([html, becomes = html]) => [html, becomes]))(
    '%s',
    (html, becomes) => {
      const expected = document.createElement('div');
      expected.innerHTML = becomes;
      const { root, again } = shown(html);
      expect(root.innerHTML).toBe(expected.innerHTML);
      expect(root.isEqualNode(again)).toBe(true);
    },
  );
});

describe('links', () => {
  const link = (href: string): HTMLAnchorElement | null => {
    const root = document.createElement('div');
    const written = document.createElement('a');
    written.setAttribute('href', href);
    written.textContent = 'ici';
    root.append(sanitizeCmsHtml(cmsHtml(written.outerHTML)));
    return root.querySelector('a');
  };

  it('another site gets no referrer', () => {
    expect(link('https://www.example.org/')?.rel).toBe('noopener noreferrer');
    expect(link('/cgv')?.rel).toBe('');
  });

  it.each(['#prix', '#', ''])('« %s » does not link to a page: plain text', (href) => {
    expect(link(href)?.hasAttribute('href')).toBe(false);
    expect(link(href)?.textContent).toBe('ici');
  });

  it.each(['mailto:contact@example.fr', 'tel:+33199001320', 'MAILTO:a@example.fr'])(
    '%s is allowed',
    (href) => {
      expect(link(href)?.getAttribute('href')).toBe(href);
    },
  );
});

it('a table that has its own frame gets no second one', () => {
  const { root } = shown('<div><table><tbody><tr><td>a</td></tr></tbody></table></div>');
  expect(root.querySelectorAll('div')).toHaveLength(1);
  expect(root.querySelector('div')?.getAttribute('aria-label')).toBe('Tableau');
});
