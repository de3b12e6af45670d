import type { Page } from '@playwright/test';
import { answerWith } from '../answers.ts';
import { neverAnswered } from './stateParts.ts';
import type { State } from './State.ts';

const address = '/';
const region = (name: string) => (page: Page) => page.getByRole('region', { name });

/** The home page with missing data, and with an open menu. */
export const homeStates: readonly State[] = [
  {
    name: 'home, an own trip, and a notice awaited',
    address,
    then: async (page: Page): Promise<void> => {
      await page.getByLabel('De', { exact: true }).selectOption('menpenti');
      await page.getByLabel('Vers', { exact: true }).selectOption('prado2');
      await page.getByRole('button', { name: /^Prévenez-moi/ }).click();
    },
    shows: (page) => page.getByRole('switch', { name: 'Avec un son' }),
  },
  {
    name: 'home, a submenu open',
    address,
    then: (page) => page.getByRole('button', { name: 'Circuler' }).click(),
    shows: (page) => page.getByRole('link', { name: 'Les tunnels' }),
  },
  {
    name: 'home, nothing published',
    address,
    before: (page) => answerWith(page, { loadPublicData: 'empty', listSocialPosts: 'empty' }),
    shows: (page) => region('Actualités')(page).getByText('prochaines actualités'),
  },
  {
    name: 'home, nothing can be read',
    isVariant: true,
    address,
    before: (page) =>
      answerWith(page, {
        loadPublicData: 'failure',
        listSocialPosts: 'refused',
        readTraffic: 'failure',
        listTrafficSnapshots: 'failure',
      }),
    shows: (page) => region('Nos offres')(page).getByRole('button', { name: 'Réessayer' }),
  },
  {
    name: 'home, every direction closed',
    address,
    before: (page) => answerWith(page, { readTraffic: 'closed' }),
    shows: (page) => page.getByRole('row').filter({ hasText: 'Fermé' }).nth(7),
  },
  {
    name: 'home, loading',
    isVariant: true,
    address,
    before: neverAnswered(/\/api\//),
    shows: (page) =>
      region('Actualités')(page).getByRole('link', { name: 'Toutes les actualités' }),
  },
];
