import { expect, it } from 'vitest';
import { findPage } from '../../../src/domain/publicSite/cmsPage';
import { aCmsPage } from '../../support/publicSite/publicSite';

it.each(['circuler', '/circuler', '/circuler/'])('P2.11 finds the page at %s', (path) => {
  const page = aCmsPage({ link: '/circuler' });
  expect(findPage([aCmsPage({ link: 'autre' }), page], path)).toEqual(page);
});

it('P2.11 finds no page at another path', () => {
  expect(findPage([aCmsPage()], '/autre')).toBeNull();
});
