import { fc, test as property } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { hostileFragments } from './hostileFragments';
import { activePartsOf, shown } from './shownHtml';

describe('P3.24, P3.22 HTML of an editor executes nothing', () => {
  it.each(Object.entries(hostileFragments))('%s', (_name, html) => {
    const { root, again } = shown(html);
    expect(activePartsOf(root)).toEqual([]);
    expect(activePartsOf(again)).toEqual([]);
    expect(root.isEqualNode(again)).toBe(true);
  });

  const pieces = Object.values(hostileFragments).flatMap((html) => html.split(/(?=<)|(?<=>)/));
  property.prop([fc.array(fc.constantFrom(...pieces))])('any mixture of their pieces', (parts) => {
    const { root, again } = shown(parts.join(''));
    expect(activePartsOf(root)).toEqual([]);
    expect(activePartsOf(again)).toEqual([]);
  });
});
