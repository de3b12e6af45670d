import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MenuItem } from '../../../../src/domain/publicSite/menu';
import { AreaFooter } from '../../../../src/ui/app/frame/AreaFooter';
import { FooterEntries } from '../../../../src/ui/app/frame/FooterEntries';
import { aMenuItem } from '../../../support/publicSite/publicSite';
import { showPublic } from '../../public/showPublic';

afterEach(cleanup);

const words = (): readonly (string | null)[] =>
  screen.getAllByRole('link').map(({ textContent }) => textContent);
const show = (menu: readonly MenuItem[]): void => {
  showPublic(<FooterEntries />, { site: { menu } });
};

test("P3.11 the footer has the editors' entries, their children, the accessibility statement", async () => {
  show([
    aMenuItem({ id: 1, title: 'Informations légales', link: 'legal', isFooter: true }),
    aMenuItem({ id: 2, title: 'CGV', link: 'cgv', parentId: 1, isFooter: true }),
    aMenuItem({ id: 3, title: 'Circuler' }),
  ]);
  await screen.findByRole('link', { name: 'CGV' });
  expect(words()).toEqual(['Informations légales', 'CGV', 'Accessibilité\u202f: non conforme']);
});

test("P3.11 without the editors' footer entries, the footer has the legally required links", () => {
  show([]);
  expect(words()).toEqual(['Mentions légales', 'CGV', 'CGU', 'Accessibilité\u202f: non conforme']);
});

test('the footer of a private area has the accessibility statement too', () => {
  showPublic(<AreaFooter />);
  expect(words()).toContain('Accessibilité\u202f: non conforme');
});
