import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { cmsHtml } from '../../../src/domain/cmsHtml';
import { sanitizeCmsHtml } from '../../../src/ui/cms/sanitizeCmsHtml';
import { activeParts, tellElements } from './activeParts';
import { harmlessFragments, hostileFragments } from './hostileFragments';

/** What is shown, and the same read as HTML once more. */
function shown(html: string): { readonly root: Element; readonly again: Element } {
  const root = document.createElement('div');
  root.append(sanitizeCmsHtml(cmsHtml(html)));
  const again = document.createElement('div');
  again.append(sanitizeCmsHtml(cmsHtml(root.innerHTML)));
  return { root, again };
}

const activePartsOf = (root: Element): readonly string[] => activeParts(tellElements([root]));

describe('P3.24, P3.22 nothing that an editor writes acts on the page', () => {
  it.each(Object.entries(hostileFragments))('%s', (_name, html) => {
    const { root, again } = shown(html);
    expect(activePartsOf(root)).toEqual([]);
    expect(activePartsOf(again)).toEqual([]);
    expect(root.isEqualNode(again)).toBe(true);
  });

  it('nor all of it at once, whatever stands before it', () => {
    expect(activePartsOf(shown(Object.values(hostileFragments).join('')).root)).toEqual([]);
    expect(
      activePartsOf(shown(Object.values(hostileFragments).toReversed().join('')).root),
    ).toEqual([]);
  });

  property.prop([
    fc
      .array(
        fc.constantFrom(
          ...Object.values(hostileFragments).flatMap((html) => html.split(/(?=<)|(?<=>)/)),
        ),
      )
      .map((parts) => parts.join('')),
  ])('nor any mixture of their pieces', (html) => {
    const { root, again } = shown(html);
    expect(activePartsOf(root)).toEqual([]);
    expect(activePartsOf(again)).toEqual([]);
  });

  it('the corpus is as large as it claims', () => {
    expect(Object.keys(hostileFragments).length).toBeGreaterThanOrEqual(100);
  });
});

describe('what editors write every day is shown', () => {
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

describe('where links lead', () => {
  const link = (href: string): HTMLAnchorElement | null => {
    const root = document.createElement('div');
    const written = document.createElement('a');
    written.setAttribute('href', href);
    written.textContent = 'ici';
    root.append(sanitizeCmsHtml(cmsHtml(written.outerHTML)));
    return root.querySelector('a');
  };

  it('another site learns nothing of this one', () => {
    expect(link('https://www.example.org/')?.rel).toBe('noopener noreferrer');
    expect(link('/cgv')?.rel).toBe('');
  });

  it.each(['#prix', '#', ''])('« %s » names nothing that is kept: mere text', (href) => {
    expect(link(href)?.hasAttribute('href')).toBe(false);
    expect(link(href)?.textContent).toBe('ici');
  });

  it.each(['mailto:contact@example.fr', 'tel:+33199001320', 'MAILTO:a@example.fr'])(
    '%s writes or calls',
    (href) => {
      expect(link(href)?.getAttribute('href')).toBe(href);
    },
  );
});

it('a table that has a frame of its own gets no second one', () => {
  const { root } = shown('<div><table><tbody><tr><td>a</td></tr></tbody></table></div>');
  expect(root.querySelectorAll('div')).toHaveLength(1);
  expect(root.querySelector('div')?.getAttribute('aria-label')).toBe('Tableau');
});
